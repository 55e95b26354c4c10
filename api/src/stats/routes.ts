import { type Stats, getPlayerStats } from '@i-one/contract/stats'
import { firstSeason, listSeasonsSince } from '@i-one/game/stats/season'
import type { App } from '../lib/http/app.ts'
import { serve } from '../lib/http/serve.ts'
import { sumByMatchType, getCurrentSeason, toSeasonMonths, sumFigures } from './rules.ts'
import { requireVisiblePlayer } from './shown.ts'
import { countAwards, listResults, sumByMonth } from './sql.ts'

const latest = 10

const toResultView = (row: Awaited<ReturnType<typeof listResults>>[number]) =>
  ({
    match: row.match_id,
    matchType: row.match_type,
    day: row.day,
    outcome: row.outcome,
    ...(row.on_penalties && { onPenalties: true }),
    goals: row.goals,
    assists: row.assists,
    teamOne: row.team_one_name,
    teamTwo: row.team_two_name,
    score: { T1: row.score_one, T2: row.score_two },
    side: row.side,
  }) as Stats['results'][number]

export const stats = (app: App) => {
  serve(app, getPlayerStats, async ({ params, query, user, db, now }) => {
    const player = await requireVisiblePlayer(db, params.id, user.id)
    const current = getCurrentSeason(now)
    const season = query.season ?? current
    const sums = await sumByMonth(db, player.id, season)
    const results = await listResults(db, { playerId: player.id, season, reader: user, max: latest })
    return {
      player: { _id: player.id, name: player.name, hasAccount: player.hasAccount },
      season,
      seasons: listSeasonsSince(firstSeason, current),
      ...sumFigures(sums),
      playerOfTheMatch: await countAwards(db, player.id, season),
      matchTypes: sumByMatchType(sums),
      months: toSeasonMonths(season, sums),
      results: results.map(toResultView),
    }
  })
}
