import { getLeaderboard } from '@i-one/contract/stats/leaderboard'
import { firstSeason, listSeasonsSince } from '@i-one/game/stats/season'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { listBlockersOf } from '../../moderation/blocks/sql.ts'
import { getCurrentSeason } from '../rules.ts'
import { listCellsAround, worldCell, toRanks } from './rules.ts'
import { type RankedPlayer, findRankedPlayer, listBestPlayers } from './sql.ts'

const toEntry = ({ player_id, name, figure, played }: RankedPlayer) => {
  return { player: { _id: player_id, name }, figure, played }
}

export const leaderboards = (app: App) =>
  serve(app, getLeaderboard, async ({ query, user, db, now }) => {
    const { lng, lat, radius, by, limit } = query
    const current = getCurrentSeason(now)
    const season = query.season ?? current
    const near = lng === undefined || lat === undefined ? undefined : { lng, lat }
    const input = { season, by, cells: near ? listCellsAround(near, radius) : [worldCell] }
    const best = await listBestPlayers(db, { ...input, limit })
    const ranks = toRanks(best.map(({ figure }) => figure))
    const hidden = new Set(await listBlockersOf(db, user.id))
    const mine = await findRankedPlayer(db, user.id, input)
    return {
      season,
      seasons: listSeasonsSince(firstSeason, current),
      by,
      players: best
        .map((row, index) => ({ rank: ranks[index] ?? 0, ...toEntry(row) }))
        .filter(({ player }) => !hidden.has(player._id)),
      ...(mine && { mine: { ...(mine.ahead !== null && { rank: mine.ahead + 1 }), ...toEntry(mine) } }),
    }
  })
