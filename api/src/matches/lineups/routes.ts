import { saveLineup } from '@i-one/contract/matches'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { sortLineup, requireCurrent, requirePlayerLimit } from '../../sessions/lineups/rules.ts'
import { getMatchView } from '../actions.ts'
import { mayLineUp, requireVisible } from '../rules.ts'
import { lockMatch } from '../sql.ts'
import { requireLineupChangeable } from './rules.ts'
import { findPlayerName, upsertLineup } from './sql.ts'

const maxPlayers = 8

export const matchLineups = (app: App) => {
  serve(app, saveLineup, async ({ params: { id, side }, body, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const row = requireVisible(await lockMatch(db, id, user.id), user)
    if (!mayLineUp(row, user)) throw new ApiError('not-yours')
    const match = await getMatchView(db, id, user, now)
    const by = await findPlayerName(db, side === 'T1' ? row.lineup_one_by : row.lineup_two_by)
    const lineup = match.lineups[side]
    requireCurrent(body, { revision: match.lineupRevisions[side], lineup, ...(by && { by }) })
    requireLineupChangeable(match.state, lineup, body.players)
    requirePlayerLimit(body.players, row.players_per_team ?? maxPlayers)
    await upsertLineup(db, { matchId: row.id, side, by: user.id }, sortLineup(body.players))
    await notifyTopics(db, `match:${row.id}`)
    return getMatchView(db, id, user, now)
  })
}
