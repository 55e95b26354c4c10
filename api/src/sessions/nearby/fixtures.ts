import type { TournamentFixture } from '@i-one/contract/sessions/nearby'
import { sql } from 'kysely'

/** A match of a tournament to come, with its pitch and its tournament. */
export interface FixtureRow {
  id: string
  matchType: string
  teamOne: string
  teamTwo: string
  start: Date
  end: Date
  tournamentId: string
  code: string
  tournament: string
  pitchId: string
  pitchName: string
  address: string
  timeZone: string
  surface: string
  pitchPhoto: string
  lng: number
  lat: number
}

const end = sql`m.starts_at + make_interval(mins => m.periods * m.minutes_per_period)`

export const fixtureColumns = sql`
  m.id, m.match_type as "matchType", m.team_one_name as "teamOne", m.team_two_name as "teamTwo",
  m.starts_at as start, ${end} as "end", t.id as "tournamentId", t.code, t.name as tournament, p.id as "pitchId",
  p.name as "pitchName", p.address, p.time_zone as "timeZone", p.surface, p.photo as "pitchPhoto", p.lng, p.lat`

export const fixtureTables = sql`
  matches m join tournament_matches tie on tie.id = m.id join tournaments t on t.id = tie.tournament_id
  join pitches p on p.id = m.pitch_id`

/** Waiting for its kick-off, and not over by the clock; none lasts longer than two hours. */
export const isToCome = (now: Date) => sql`
  m.session_id is null and m.state = 'scheduled' and m.starts_at > ${now}::timestamptz - interval '2 hours'
  and ${end} > ${now}`

export const fixtureView = (row: FixtureRow, now: Date): TournamentFixture => ({
  _id: row.id,
  tournament: { _id: row.tournamentId, code: row.code, name: row.tournament },
  matchType: row.matchType,
  teamOne: { name: row.teamOne },
  teamTwo: { name: row.teamTwo },
  start: row.start.toISOString(),
  end: row.end.toISOString(),
  pitch: {
    _id: row.pitchId,
    name: row.pitchName,
    address: row.address,
    timeZone: row.timeZone,
    surface: row.surface,
    pitchPhoto: row.pitchPhoto,
    location: { type: 'Point', coordinates: [row.lng, row.lat] },
  },
  serverTime: now.toISOString(),
})
