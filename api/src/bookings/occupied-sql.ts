import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../lib/database/database.ts'
import { prepareRead } from '../lib/database/prepared.ts'
import { toInstantText } from '../lib/instant-text.ts'
import type { TimeRange } from './slots.ts'

// Lists the same states as the constraint slot_taken, so that PostgreSQL uses the constraint's index.
export const isOccupying = sql.raw(`state in ('held', 'pending', 'confirmed', 'blocked')`)

export interface OccupancyWindow extends TimeRange {
  pitchId: string
}

export interface OccupiedRange extends TimeRange {
  pitchId: string
  state: 'held' | 'pending' | 'confirmed' | 'blocked'
}

interface Windows {
  pitchIds: string
  starts: string
  ends: string
  now: Date
}

const lookedAt = ({ pitchIds, starts, ends }: Windows) => sql`
  with windows as materialized (
    select pitch_id, since, until from unnest(${pitchIds}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as w (pitch_id, since, until)
  ), looked_at as (
    select pitch_id, pitch_id as place, since, until from windows
    union all
    select w.pitch_id, part_id, since, until from windows w join pitch_parts using (pitch_id)
  )`

const occupiedIn = (columns: RawBuilder<unknown>, now: Date) => sql`
  select ${columns}
  from looked_at w join bookings b on b.pitch_id = w.place and b.during && tstzrange(w.since, w.until)
  where b.${isOccupying} and (b.state <> 'held' or b.expires_at > ${now})`

const asOccupied = sql`w.pitch_id as "pitchId", lower(b.during) as start, upper(b.during) as "end", b.state`

const occupiedWithin = prepareRead<Windows, OccupiedRange>(
  (windows) => sql`${lookedAt(windows)} ${occupiedIn(asOccupied, windows.now)} order by lower(b.during)`,
)

const arrayOf = (elements: readonly string[]) => `{${elements.join()}}`

export const toWindowParameters = (windows: readonly OccupancyWindow[], now: Date): Windows => ({
  pitchIds: arrayOf(windows.map(({ pitchId }) => pitchId)),
  starts: arrayOf(windows.map(({ start }) => toInstantText(start))),
  ends: arrayOf(windows.map(({ end }) => toInstantText(end))),
  now,
})

export const listOccupiedRanges = (db: Database, windows: readonly OccupancyWindow[], now: Date) =>
  occupiedWithin(db, toWindowParameters(windows, now))

const milliseconds = (instant: string) => sql`(date_part('epoch', ${sql.raw(instant)}) * 1000)::bigint`

// Aggregates into one text column, because JSON or sorted rows would take PostgreSQL 50 % longer.
const asText = sql`string_agg(concat_ws(' ', ${milliseconds('lower(b.during)')}, ${milliseconds('upper(b.during)')},
    b.state, case b.state when 'held' then ${milliseconds('b.expires_at')} end), ',') as occupied`

const occupiedOnOne = prepareRead<Windows, { occupied: string | null }>(
  (windows) => sql`${lookedAt(windows)} ${occupiedIn(asText, windows.now)}`,
)

export const withOccupied = <Row extends object>(columns: RawBuilder<unknown>) =>
  prepareRead<Windows, Row & { occupied: string | null }>(
    (windows) => sql`
      ${lookedAt(windows)},
      occupied as (${occupiedIn(sql`w.pitch_id, ${asText}`, windows.now)} group by w.pitch_id)
      select ${columns}, occupied.occupied
      from windows join pitches on pitches.id = windows.pitch_id
      left join occupied on occupied.pitch_id = pitches.id`,
  )

const parseOne = (pitchId: string, text: string) => {
  const [start, end, state, expires = Infinity] = text.split(' ')
  return {
    pitchId,
    start: new Date(Number(start)),
    end: new Date(Number(end)),
    state: state as OccupiedRange['state'],
    expires: Number(expires),
  }
}

export const parseOccupiedRanges = (pitchId: string, text: string | null) =>
  (text?.split(',') ?? [])
    .map((one) => parseOne(pitchId, one))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())

export const listOccupiedRangesIn = async (db: Database, window: OccupancyWindow, now: Date) => {
  const [row] = await occupiedOnOne(db, toWindowParameters([window], now))
  return parseOccupiedRanges(window.pitchId, row?.occupied ?? null)
}
