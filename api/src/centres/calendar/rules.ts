import type { CentreDay, DayBooking, DayPitch } from '@i-one/contract/centres/calendar'
import type { Workplace } from '@i-one/contract/centres/staff'
import { slotMoney } from '../../bookings/prices.ts'
import { type Stretch, addDays, openOn, slotsIn } from '../../bookings/slots.ts'
import { dayBegins, toHostBooking, toTexts } from '../../host/rules.ts'
import type { DayRow, StoredPitch } from './sql.ts'

const overlap = (one: Stretch, other: Stretch) => one.start < other.end && one.end > other.start

/**
 * What occupies a pitch: what is booked on it, and of a combined one what is booked on a part of it, once where it has
 * taken several.
 */
const occupants = ({ id, parts }: StoredPitch, rows: readonly DayRow[]) => {
  if (parts.length === 0) return rows.filter((row) => row.pitchId === id)
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
  ...toHostBooking(row),
  ...(acts && row.state !== 'blocked' && { phone: row.phone ?? '', paid: row.paid }),
  ...(row.pitchId !== pitch.id && !row.partOf && { onPart: { _id: row.pitchId, name: row.pitchName } }),
})

const freeOf = (pitch: StoredPitch, within: Stretch, occupied: readonly Stretch[], now: Date) => {
  const priceOf = slotMoney(pitch)
  return [...slotsIn(pitch, within)]
    .filter((slot) => slot.start > now && !occupied.some((one) => overlap(one, slot)))
    .map((slot) => ({ ...toTexts(slot), price: priceOf(slot) }))
}

/** `acts`: they answer for the centre, and do not only look. */
export const toDay = (
  { centre, acts }: { centre: Workplace; acts: boolean },
  pitches: readonly StoredPitch[],
  rows: readonly DayRow[],
  day: string,
  now: Date,
): CentreDay => {
  const toPitch = (pitch: StoredPitch): DayPitch => {
    const within = { start: dayBegins(pitch, day), end: dayBegins(pitch, addDays(day, 1)) }
    const shown = occupants(pitch, rows).filter((row) => overlap(row, within))
    return {
      _id: pitch.id,
      name: pitch.name,
      timeZone: pitch.timeZone,
      slotMinutes: pitch.slotMinutes,
      parts: pitch.parts,
      ...toTexts(within),
      open: openOn(pitch, day).map(toTexts),
      bookings: shown.map((row) => toDayBooking(row, pitch, acts)),
      free: freeOf(pitch, within, shown, now),
    }
  }
  return { centre, day, pitches: pitches.map(toPitch) }
}
