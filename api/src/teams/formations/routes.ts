import { removeFormation, saveFormation } from '@i-one/contract/teams/formations'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { saveAuthor } from '../../text-authors.ts'
import { requirePermission, requireMember, requireFormationLimit } from '../rules.ts'
import { serveTeamChange } from '../serve-team-change.ts'
import { deleteFormation, upsertFormation } from '../sql.ts'

export const teamFormations = (app: App) => {
  serveTeamChange(app, saveFormation, async (team, { params, body, db, user, now }) => {
    requirePermission('saveFormation', team, user)
    for (const { player } of body.spots) if (player) requireMember(team, player)
    requireFormationLimit(team.formations, params.formation)
    const saved = await upsertFormation(db, { id: params.formation, teamId: team.id, ...body, now })
    if (!saved) throw new ApiError('not-found')
    const texts = { 'team_formations.name': body.name }
    await saveAuthor(db, { id: params.formation, by: user.id, texts })
  })

  serveTeamChange(app, removeFormation, async (team, { params, db, user }) => {
    requirePermission('removeFormation', team, user)
    await deleteFormation(db, team.id, params.formation)
  })
}
