import type { Match } from '@i-one/contract/matches'
import type { Event } from '@i-one/contract/matches/events'
import type { Lineup } from '@i-one/contract/matches/lineups'
import type { MatchRow as ScheduleRow } from '@i-one/contract/matches/schedule'
import { findDuplicateGoals } from '@i-one/game/matches/duplicate-goals'
import { toInitials, toPersonInitials } from '@i-one/game/matches/formation'
import { toMatchProgress } from '@i-one/game/matches/match-progress'
import { pickDeciders, type MatchRules } from '@i-one/game/matches/match-rules'
import { toEventMinutes } from '@i-one/game/matches/minutes'
import { withoutNulls } from '../lib/database/without-nulls.ts'
import { formatDecision } from './decision.ts'
import { toPlayerOfTheMatch } from './player-of-the-match.ts'
import type { MatchRow, WholeMatch } from './sql.ts'
import type { StoredEvent } from './stored-event.ts'

export const toEventsView = (
  rules: MatchRules,
  events: readonly StoredEvent[],
  course: readonly StoredEvent[] = events,
): Event[] => {
  const { minuteOf } = toEventMinutes(toMatchProgress(course, rules), rules)
  return events.map((event) => ({ ...event, minute: minuteOf(event) }))
}

const toLineup = (side: string, rows: WholeMatch['lineups']): Lineup => {
  const lineup: Lineup = { goalkeeper: [], defenders: [], midfielders: [], forward: [], substitutes: [] }
  for (const row of rows.filter((row) => row.side === side))
    lineup[row.role as keyof Lineup].push({
      player: row.player_id,
      number: row.number,
      initials: toPersonInitials(row.name),
      name: row.name,
      ...withoutNulls({ x: row.x, y: row.y }),
    })
  return lineup
}

export const toLineupsView = (rows: WholeMatch['lineups']) => ({
  T1: toLineup('T1', rows),
  T2: toLineup('T2', rows),
})

export const toRevisionsView = (row: { lineup_one_revision: number; lineup_two_revision: number }) => ({
  T1: row.lineup_one_revision,
  T2: row.lineup_two_revision,
})

const team = (name: string, id: string | null = null) => ({
  name,
  initials: toInitials(name),
  ...withoutNulls({ team: id }),
})

export const toMatchSummary = (row: MatchRow) => ({
  _id: row.id,
  ...withoutNulls({ session: row.session_id, tournament: row.tournament_id }),
  matchType: row.match_type,
  state: row.state as Match['state'],
  start: row.starts_at.toISOString(),
  teamOne: team(row.team_one_name),
  teamTwo: team(row.team_two_name),
  score: { T1: row.score_one, T2: row.score_two },
  ...(row.shoot_out_one !== null &&
    row.shoot_out_two !== null && { shootOut: { T1: row.shoot_out_one, T2: row.shoot_out_two } }),
  clock: {
    running: row.clock_running,
    elapsedMs: row.clock_elapsed_ms - row.clock_added_ms,
    at: row.clock_at.toISOString(),
  },
  period: row.period as Match['period'],
  periods: row.periods,
  minutesPerPeriod: row.minutesPerPeriod,
})

export const toScheduleRow = (row: MatchRow): ScheduleRow => ({
  ...toMatchSummary(row),
  pitch: {
    _id: row.pitch_id,
    name: row.pitch_name,
    timeZone: row.time_zone,
    location: { coordinates: [row.lng, row.lat] },
  },
})

const decisionView = (row: MatchRow) => {
  const { decision } = row
  return decision && { decision: { ...decision, text: formatDecision({ ...toMatchSummary(row), decision }) } }
}

const duplicateGoals = (events: WholeMatch['events']) => {
  const sameGoals = findDuplicateGoals(events)
  return sameGoals.length > 0 && { sameGoals }
}

export const toMatchView = ({ row, lineups, recorders, vote, events }: WholeMatch, now: Date): Match => ({
  ...toMatchSummary(row),
  teamOne: team(row.team_one_name, row.team_one),
  teamTwo: team(row.team_two_name, row.team_two),
  number: row.number,
  ...pickDeciders(row),
  firstTo: row.first_to,
  ...withoutNulls({ playersPerTeam: row.players_per_team }),
  pitch: { _id: row.pitch_id, name: row.pitch_name, address: row.pitch_address, timeZone: row.time_zone },
  seq: row.seq,
  lineupRevisions: toRevisionsView(row),
  lineups: toLineupsView(lineups),
  events: toEventsView(row, events),
  ...decisionView(row),
  recorders,
  ...duplicateGoals(events),
  ...toPlayerOfTheMatch(row, vote, now),
  serverTime: now.toISOString(),
})
