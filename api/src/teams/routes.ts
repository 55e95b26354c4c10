import {
  changeTeam,
  createTeam,
  disbandTeam,
  findNearbyTeams,
  getTeam,
  listMyTeams,
  renewInvite,
} from '@i-one/contract/teams'
import { roundDistance } from '../lib/database/great-circle.ts'
import { requireFound } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { lockActiveUser } from '../lib/http/log-in.ts'
import { serve } from '../lib/http/serve.ts'
import { i18n } from '../lib/i18n/i18n.ts'
import { requireFreeGroupName } from '../reserved-names.ts'
import { listCellsAround } from '../stats/leaderboard/rules.ts'
import { findForms, rewriteTeamSums } from '../stats/teams/actions.ts'
import { saveAuthor } from '../text-authors.ts'
import { listTeamsNear, listTeamsOf } from './cards-sql.ts'
import {
  applyTeamChange,
  createInviteCode,
  requireLeader,
  requirePermission,
  listChangedTexts,
} from './rules.ts'
import { serveTeamChange, getTeamView } from './serve-team-change.ts'
import { lockTeam, insertTeam, saveEndedAt, saveInviteCode, saveMember, updateTeam } from './sql.ts'
import { toTeamCard } from './team-view.ts'

/** Kilometres from the centre of a map cell to its corner: a team can be this much nearer than its cell's centre. */
const halfACell = 4

const toIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

export const teams = (app: App) => {
  serve(app, createTeam, async ({ body, user, db, now }) => {
    requireFreeGroupName(body.name)
    await lockActiveUser(db, user.id)
    const teamId = await insertTeam(db, { ...body, inviteCode: createInviteCode(), now })
    await saveMember(db, { teamId, userId: user.id, state: 'member', role: 'captain', now })
    await saveAuthor(db, { id: teamId, by: user.id, texts: listChangedTexts(body) })
    return getTeamView(db, teamId, { user, now })
  })

  serve(app, listMyTeams, async ({ user, db, now }) => {
    const rows = await listTeamsOf(db, user.id)
    const forms = await findForms(db, toIds(rows), user, now)
    return rows.map((row) => toTeamCard(row, forms.get(row.id) ?? []))
  })

  serve(app, findNearbyTeams, async ({ query: { radius, ...query }, user, db, now }) => {
    const cells = listCellsAround(query, radius + halfACell)
    const rows = await listTeamsNear(db, { ...query, userId: user.id, cells, within: radius * 1000 })
    const forms = await findForms(db, toIds(rows), user, now)
    return rows.map((row) => {
      return { ...toTeamCard(row, forms.get(row.id) ?? []), distance: roundDistance(row.distance) }
    })
  })

  serve(app, getTeam, ({ params, query, user, db, now }) =>
    getTeamView(db, params.id, { user, now, code: query.code }),
  )

  serveTeamChange(app, changeTeam, async (team, { body, db, user }) => {
    requirePermission('changeTeam', team, user)
    if (body.name !== undefined && body.name !== team.name) requireFreeGroupName(body.name)
    const after = applyTeamChange(team, body)
    await updateTeam(db, team.id, after)
    await saveAuthor(db, { id: team.id, by: user.id, texts: listChangedTexts(after, team) })
  })

  serveTeamChange(app, renewInvite, async (team, { db, user }) => {
    requirePermission('renewInvite', team, user)
    await saveInviteCode(db, team.id, createInviteCode())
  })

  serve(app, disbandTeam, async ({ params, user, db, now }) => {
    const team = requireFound(await lockTeam(db, params.id))
    requireLeader('disbandTeam', team, user)
    if (team.endedAt === null) {
      await saveEndedAt(db, team.id, now)
      await rewriteTeamSums(db, [team.id])
    }
    return { message: i18n._('The team is disbanded.') }
  })
}
