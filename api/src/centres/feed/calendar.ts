import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { FeedRow } from './sql.ts'

const hour = 60 * 60

const summaryOf = ({ state, reason, tournament, title, captain }: FeedRow) => {
  if (state === 'blocked') return `Closed${reason === null ? '' : `: ${reason}`}`
  const who = tournament ?? (title || captain || 'Booked')
  return state === 'pending' ? `${who} (waits for your answer)` : who
}

/** All of a centre. Each event is stamped with its last change, so that an answer is the same while nothing has changed. */
export const feedOf = (name: string, rows: readonly FeedRow[], publicUrl: string) => {
  const calendar = ical({
    prodId: { company: 'i-one', product: 'centres', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: hour,
  })
  for (const row of rows)
    calendar.createEvent({
      id: `${row.id}@${new URL(publicUrl).hostname}`,
      status: row.state === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      start: row.start,
      end: row.end,
      stamp: row.changedAt,
      lastModified: row.changedAt,
      summary: `${row.pitch}: ${summaryOf(row)}`,
      location: { title: row.pitch, address: row.address },
      url: `${publicUrl}/host?tab=calendar`,
    })
  // the last line has an end too
  return `${calendar.toString()}\r\n`
}
