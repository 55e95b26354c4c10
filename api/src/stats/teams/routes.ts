import type { MatchOutcome } from '@i-one/contract/matches/sides'
import { getTeamLeaderboard, getTeamHeadToHead, getTeamStats } from '@i-one/contract/stats/teams'
import { firstSeason, listSeasonsSince } from '@i-one/game/stats/season'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { listBlockersOf } from '../../moderation/blocks/sql.ts'
import { listCellsAround, worldCell, toRanks } from '../leaderboard/rules.ts'
import { toStreaks } from '../records/rules.ts'
import { getCurrentSeason } from '../rules.ts'
import { formLength, toTeamSeason, toTeamSummary } from './rules.ts'
import {
  type HeadToHeadMatch,
  findTeam,
  listBestTeams,
  listLatestResults,
  listHeadToHeadMatches,
  listOwnTeams,
  listPlayedMatches,
  listScorers,
} from './sql.ts'

const maxScorers = 10

const shown = <Result extends { onPenalties: boolean }>({ onPenalties, ...result }: Result) => ({
  ...result,
  ...(onPenalties && { onPenalties: true as const }),
})

const meetingView = ({ match, matchType, day, outcome, onPenalties, goals, against }: HeadToHeadMatch) =>
  shown({ match, matchType, day, outcome, onPenalties, goals, against })

export const teamStats = (app: App) => {
  serve(app, getTeamStats, async ({ params, query, user, db, now }) => {
    const team = requireFound(await findTeam(db, params.id))
    const current = getCurrentSeason(now)
    const season = query.season ?? current
    const played = await listPlayedMatches(db, team.id, season)
    const scorers = await listScorers(db, team.id, season, maxScorers)
    const latest = await listLatestResults(db, { teamId: team.id, season, reader: user, max: formLength })
    const hidden = new Set(await listBlockersOf(db, user.id))
    return {
      team: toTeamSummary(team),
      season,
      seasons: listSeasonsSince(firstSeason, current),
      ...toTeamSeason(played),
      longestRun: toStreaks(played).winning.longest,
      form: latest.map(shown),
      scorers: scorers
        .filter(({ id }) => !hidden.has(id))
        .map(({ id, name, goals, played }) => ({ player: { _id: id, name }, goals, played })),
    }
  })

  serve(app, getTeamHeadToHead, async ({ params, user, db }) => {
    const team = requireFound(await findTeam(db, params.id))
    const other = requireFound(await findTeam(db, params.other))
    const meetings = await listHeadToHeadMatches(db, team.id, other.id, user)
    const count = (outcome: MatchOutcome) => meetings.filter((one) => one.outcome === outcome).length
    const latest = meetings.find(({ seen }) => seen)
    return {
      team: toTeamSummary(team),
      other: toTeamSummary(other),
      played: meetings.length,
      won: count('won'),
      drawn: count('drawn'),
      lost: count('lost'),
      ...(latest && { last: meetingView(latest) }),
    }
  })

  serve(app, getTeamLeaderboard, async ({ query, user, db, now }) => {
    const { lng, lat, radius, by, limit } = query
    const current = getCurrentSeason(now)
    const season = query.season ?? current
    const near = lng === undefined || lat === undefined ? undefined : { lng, lat }
    const cells = near ? listCellsAround(near, radius) : [worldCell]
    const best = await listBestTeams(db, { season, cells, by, limit })
    const ranks = toRanks(best.map(({ figure }) => figure))
    return {
      season,
      seasons: listSeasonsSince(firstSeason, current),
      by,
      teams: best.map((row, n) => ({
        rank: ranks[n] ?? 0,
        team: toTeamSummary(row),
        figure: row.figure,
        played: row.played,
      })),
      mine: await listOwnTeams(db, user.id),
    }
  })
}
