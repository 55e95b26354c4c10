import { type HostBooking, type HostCalendar, longestExport } from '@i-one/contract/host'
import { day } from '@i-one/game/durations'
import { stringify } from 'csv-stringify/sync'
import { type Stretch, addDays, dayAt, startOfDay } from '../bookings/slots.ts'
import { badInput } from '../lib/http/refusal.ts'
import { instantText } from '../lib/instant-text.ts'
import { timeText } from '../lib/pitch-time.ts'
import type { HostRow } from './sql.ts'

/** What these days are anywhere: no clock is more than a day from that of UTC. */
export const anywhere = (from: string, days: number): Stretch => {
  const start = Date.parse(from)
  return { start: new Date(start - day), end: new Date(start + (days + 1) * day) }
}

type BookedRow = HostRow & { id: string }

const isBooked = (row: HostRow): row is BookedRow => row.id !== null

/** Whether it is on these days by the calendar at its pitch; many pitches share one. */
const isWithin = (from: string, days: number) => {
  const until = addDays(from, days)
  const calendars = new Map<string, Stretch>()
  const daysIn = (timeZone: string) => {
    const stretch = { start: startOfDay(timeZone, from), end: startOfDay(timeZone, until) }
    calendars.set(timeZone, stretch)
    return stretch
  }
  return ({ timeZone, start, end }: HostRow) => {
    const stretch = calendars.get(timeZone) ?? daysIn(timeZone)
    return start < stretch.end && end > stretch.start
  }
}

const toHostBooking = (row: BookedRow): HostBooking => ({
  _id: row.id,
  start: instantText(row.start),
  end: instantText(row.end),
  state: row.state,
  price: { amount: row.priceAmount, currency: row.priceCurrency },
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.expiresAt && { expiresAt: row.expiresAt.toISOString() }),
  ...(row.authorizeBy && { authorizeBy: row.authorizeBy.toISOString() }),
  ...(row.captain !== null && { captain: row.captain }),
  ...(row.sessionId !== null && {
    session: {
      _id: row.sessionId,
      code: row.code,
      state: row.sessionState,
      going: row.going,
      capacity: row.capacity,
    },
  }),
})

/** The rows come by pitch. */
export const toCalendar = (rows: readonly HostRow[], from: string, now: Date): HostCalendar => {
  const pitches: HostCalendar['pitches'] = []
  const isShown = isWithin(from, 7)
  for (const row of rows) {
    if (pitches.at(-1)?._id !== row.pitchId)
      pitches.push({ _id: row.pitchId, name: row.pitchName, timeZone: row.timeZone, bookings: [] })
    if (isBooked(row) && isShown(row)) pitches.at(-1)?.bookings.push(toHostBooking(row))
  }
  return { from, serverTime: now.toISOString(), pitches }
}

export const exportedDays = (from: string, to: string) => {
  const days = (Date.parse(to) - Date.parse(from)) / day + 1
  if (days < 1) throw badInput({ to: 'Must not be before the first day' })
  if (days > longestExport) throw badInput({ to: `At most ${longestExport} days` })
  return days
}

const columns = [
  'Pitch',
  'Day',
  'From',
  'To',
  'State',
  'Session',
  'Captain',
  'Going',
  'Places',
  'Price',
  'Currency',
  'Reason',
]

const cellsOf = (row: BookedRow) => [
  row.pitchName,
  dayAt(row.timeZone, row.start),
  timeText(row.start, row.timeZone),
  timeText(row.end, row.timeZone),
  row.state === 'blocked' ? 'closed' : row.state,
  row.sessionId === null ? '' : row.code,
  row.captain ?? '',
  row.sessionId === null ? '' : row.going,
  row.sessionId === null ? '' : row.capacity,
  (row.priceAmount / 100).toFixed(2),
  row.priceCurrency,
  row.reason ?? '',
]

/** RFC 4180, with the mark by which a spreadsheet knows UTF-8. */
export const toCsv = (rows: readonly HostRow[], from: string, days: number) => {
  const shown = rows.filter(isBooked).filter(isWithin(from, days))
  return stringify([columns, ...shown.map(cellsOf)], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/,
    // what a spreadsheet would run is text
    escape_formulas: true,
  })
}
