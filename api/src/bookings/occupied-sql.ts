import { sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { reading } from '../lib/database/statement.ts'
import type { Stretch } from './slots.ts'

/** What occupies a pitch: the states of the constraint slot_taken, so that its index answers. */
export const occupying = `state in ('held', 'pending', 'confirmed', 'blocked')`
export const occupies = sql.raw(occupying)

export interface Window extends Stretch {
  pitchId: string
}

export interface Occupied extends Stretch {
  pitchId: string
  state: 'held' | 'pending' | 'confirmed' | 'blocked'
}

type Windows = [pitchIds: string[], starts: string[], ends: string[], now: Date]

/** Columns of what occupies each pitch or a part of it in its own window: of the window `w` and the booking `b`. */
const occupiedIn = (columns: string) => `
  with windows as materialized (
    select pitch_id, since, until from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) as w (pitch_id, since, until)
  ), looked_at as (
    select pitch_id, pitch_id as place, since, until from windows
    union all
    select w.pitch_id, part_id, since, until from windows w join pitch_parts using (pitch_id)
  )
  select ${columns}
  from looked_at w join bookings b on b.pitch_id = w.place and b.during && tstzrange(w.since, w.until)
  where b.${occupying} and (b.state <> 'held' or b.expires_at > $4)`

const occupiedWithin = reading<Windows, Occupied>(`
  ${occupiedIn('w.pitch_id as "pitchId", lower(b.during) as start, upper(b.during) as "end", b.state')}
  order by lower(b.during)`)

const valuesOf = (windows: readonly Window[], now: Date): Windows => [
  windows.map(({ pitchId }) => pitchId),
  windows.map(({ start }) => start.toISOString()),
  windows.map(({ end }) => end.toISOString()),
  now,
]

/** What occupies each pitch or a part of it in its own window, in order of time, whatever the number of pitches. */
export const findOccupied = (db: Database, windows: readonly Window[], now: Date) =>
  occupiedWithin(db, ...valuesOf(windows, now))

const milliseconds = (instant: string) => `(date_part('epoch', ${instant}) * 1000)::bigint`

/** One text, however much it is: as JSON and in order it takes PostgreSQL half as long again. */
const occupiedOnOne = reading<Windows, { occupied: string | null }>(
  occupiedIn(`string_agg(concat_ws(' ', ${milliseconds('lower(b.during)')}, ${milliseconds('upper(b.during)')},
    b.state, case b.state when 'held' then ${milliseconds('b.expires_at')} end), ',') as occupied`),
)

const onOne = (pitchId: string, text: string) => {
  const [start, end, state, expires = Infinity] = text.split(' ') as [
    string,
    string,
    Occupied['state'],
    string?,
  ]
  return {
    pitchId,
    start: new Date(Number(start)),
    end: new Date(Number(end)),
    state,
    expires: Number(expires),
  }
}

/** The same of one pitch, where there may be much of it; `expires` is the end of a hold. */
export const findOccupiedOn = async (db: Database, window: Window, now: Date) => {
  const [row] = await occupiedOnOne(db, ...valuesOf([window], now))
  const occupied = row?.occupied?.split(',') ?? []
  return occupied
    .map((one) => onOne(window.pitchId, one))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
}
