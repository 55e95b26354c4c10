import type { CentreDay, DayBooking, DayPitch } from '@i-one/contract/centres/calendar'
import type { Workplace } from '@i-one/contract/centres/staff'
import { isOverlapping } from '@i-one/game/overlap'
import { toSlotStates } from '../../bookings/rules.ts'
import { type TimeRange, addDays, listOpenRanges, listSlotsIn } from '../../bookings/slots.ts'
import { startOfBusinessDay, toHostBooking, toInstants } from '../bookings/rules.ts'
import type { DayRow, StoredPitch } from './sql.ts'

// Lists a booking of several parts of a combined pitch only once.
const occupants = (
  { id, parts }: StoredPitch,
  rows: readonly DayRow[],
  byPitch: ReadonlyMap<string, readonly DayRow[]>,
) => {
  if (parts.length === 0) return byPitch.get(id) ?? []
  const seen = new Set<string>()
  return rows.filter((row) => {
    if (row.pitchId === id) return true
    const booking = row.partOf?._id ?? row.id
    if (!parts.includes(row.pitchId) || row.partOf?.pitch._id === id || seen.has(booking)) return false
    seen.add(booking)
    return true
  })
}

const toDayBooking = (row: DayRow, pitch: StoredPitch, acts: boolean): DayBooking => ({
  ...toHostBooking(row, acts),
  ...(acts && row.state !== 'blocked' && { phone: row.phone ?? '', paid: row.paid }),
  ...(row.pitchId !== pitch.id && !row.partOf && { onPart: { _id: row.pitchId, name: row.pitchName } }),
})

const freeOf = (pitch: StoredPitch, { start, end }: TimeRange, occupied: readonly DayRow[], now: Date) => {
  const free: DayPitch['free'] = []
  const from = start > now ? start : new Date(now.getTime() + 1)
  for (const { state, ...slot } of toSlotStates(listSlotsIn(pitch, { start: from, end }), occupied, pitch))
    if (state === 'free') free.push(slot)
  return free
}

interface PitchOnDay {
  pitch: StoredPitch
  within: TimeRange
}

export const toPitchesOnDay = (pitches: readonly StoredPitch[], day: string): PitchOnDay[] =>
  pitches.map((pitch) => ({
    pitch,
    within: { start: startOfBusinessDay(pitch, day), end: startOfBusinessDay(pitch, addDays(day, 1)) },
  }))

export const toWholeRange = (pitches: readonly PitchOnDay[]): TimeRange => ({
  start: new Date(Math.min(...pitches.map(({ within }) => within.start.getTime()))),
  end: new Date(Math.max(...pitches.map(({ within }) => within.end.getTime()))),
})

export const toCentreDay = (
  { centre, acts }: { centre: Workplace; acts: boolean },
  pitches: readonly PitchOnDay[],
  rows: readonly DayRow[],
  day: string,
  now: Date,
): CentreDay => {
  const byPitch = new Map(pitches.map(({ pitch }) => [pitch.id, [] as DayRow[]]))
  for (const row of rows) byPitch.get(row.pitchId)?.push(row)
  const toPitch = ({ pitch, within }: PitchOnDay): DayPitch => {
    const shown = occupants(pitch, rows, byPitch).filter((row) => isOverlapping(row, within))
    return {
      _id: pitch.id,
      name: pitch.name,
      timeZone: pitch.timeZone,
      slotMinutes: pitch.slotMinutes,
      parts: pitch.parts,
      ...toInstants(within),
      open: listOpenRanges(pitch, day).map(toInstants),
      bookings: shown.map((row) => toDayBooking(row, pitch, acts)),
      free: freeOf(pitch, within, shown, now),
    }
  }
  return { centre, day, pitches: pitches.map(toPitch) }
}

export const findNextChange = ({ pitches }: CentreDay) => {
  const ends = pitches.flatMap(({ bookings, free }) => [
    ...bookings.flatMap(({ expiresAt }) => (expiresAt ? [Date.parse(expiresAt)] : [])),
    ...free.slice(0, 1).map(({ start }) => Date.parse(start)),
  ])
  return Math.min(Infinity, ...ends)
}
