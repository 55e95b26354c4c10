import type { TournamentFixture } from '@i-one/contract/sessions/nearby'
import { sql } from 'kysely'
import { matchEnd } from '../../match-end.ts'
import { type PitchRow, pitchColumns, toPitchView } from '../pitch-row.ts'

export interface FixtureRow extends PitchRow {
  id: string
  matchType: string
  teamOne: string
  teamTwo: string
  start: Date
  end: Date
  tournamentId: string
  code: string
  tournament: string
}

export const fixtureColumns = sql`
  m.id, m.match_type as "matchType", m.team_one_name as "teamOne", m.team_two_name as "teamTwo",
  m.starts_at as start, ${matchEnd} as "end", t.id as "tournamentId", t.code, t.name as tournament,
  ${pitchColumns}`

export const fixtureTables = sql`
  matches m join tournament_matches tie on tie.id = m.id join tournaments t on t.id = tie.tournament_id
  join pitches p on p.id = m.pitch_id`

/** Excludes matches that started more than three hours ago, because no match lasts longer. */
export const isUpcoming = (now: Date) => sql`
  m.session_id is null and m.state = 'scheduled' and m.starts_at > ${now}::timestamptz - interval '3 hours'
  and ${matchEnd} > ${now}`

export const toFixtureView = (row: FixtureRow, now: Date): TournamentFixture => ({
  _id: row.id,
  tournament: { _id: row.tournamentId, code: row.code, name: row.tournament },
  matchType: row.matchType,
  teamOne: { name: row.teamOne },
  teamTwo: { name: row.teamTwo },
  start: row.start.toISOString(),
  end: row.end.toISOString(),
  pitch: toPitchView(row),
  serverTime: now.toISOString(),
})
