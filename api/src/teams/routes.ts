import {
  changeTeam,
  createTeam,
  endTeam,
  findNearbyTeams,
  getTeam,
  listMyTeams,
  renewInvite,
} from '@i-one/contract/teams'
import { inTransaction } from '../lib/database/database.ts'
import type { App } from '../lib/http/app.ts'
import { stayWhile } from '../lib/http/log-in.ts'
import { found } from '../lib/http/refusal.ts'
import { serve } from '../lib/http/serve.ts'
import { cellsAround } from '../stats/leaderboard/rules.ts'
import { rewriteTeamSums } from '../stats/teams/actions.ts'
import { changed, newInvite, requireLeader, requireMay } from './rules.ts'
import { serveTeamChange, showTeam } from './serve-team-change.ts'
import {
  findLockedTeam,
  insertTeam,
  keepEnded,
  keepInvite,
  keepMember,
  listTeamsNear,
  listTeamsOf,
  updateTeam,
} from './sql.ts'
import { cardView } from './team-view.ts'

/** Kilometres from the middle of a cell to its corner: a team may be that much nearer than its cell's middle. */
const halfACell = 4

export const teams = (app: App) => {
  serve(app, createTeam, ({ body, user, db: whole, now }) =>
    inTransaction(whole, async (db) => {
      await stayWhile(db, user.id)
      const teamId = await insertTeam(db, { ...body, colour: body.colour, inviteCode: newInvite(), now })
      await keepMember(db, { teamId, userId: user.id, state: 'member', role: 'captain', now })
      return showTeam(db, teamId, user)
    }),
  )

  serve(app, listMyTeams, async ({ user, db }) => (await listTeamsOf(db, user.id)).map(cardView))

  serve(app, findNearbyTeams, async ({ query: { lng, lat, radius, limit }, user, db }) => {
    const cells = cellsAround({ lng, lat }, radius + halfACell)
    const rows = await listTeamsNear(db, { userId: user.id, lng, lat, cells, within: radius * 1000, limit })
    return rows.map((row) => ({ ...cardView(row), distance: row.distance }))
  })

  serve(app, getTeam, ({ params, query, user, db }) => showTeam(db, params.id, user, query.code))

  serveTeamChange(app, changeTeam, async (team, { body, db, user }) => {
    requireMay('changeTeam', team, user)
    await updateTeam(db, team.id, changed(team, body))
  })

  serveTeamChange(app, renewInvite, async (team, { db, user }) => {
    requireMay('renewInvite', team, user)
    await keepInvite(db, team.id, newInvite())
  })

  serve(app, endTeam, ({ params, user, db: whole, now }) =>
    inTransaction(whole, async (db) => {
      const team = found(await findLockedTeam(db, params.id))
      requireLeader('endTeam', team, user)
      if (team.endedAt === null) {
        await keepEnded(db, team.id, now)
        await rewriteTeamSums(db, [team.id])
      }
      return { message: 'The team has been ended.' }
    }),
  )
}
