import { calendarEnd, calendarEvent, calendarHead } from '../../lib/calendar-text.ts'
import { textInPieces } from '../../lib/in-pieces.ts'
import type { FeedRow } from './sql.ts'

const summaryOf = ({ state, reason, tournament, title, captain }: FeedRow) => {
  if (state === 'blocked') return `Closed${reason === null ? '' : `: ${reason}`}`
  const who = tournament ?? (title || captain || 'Booked')
  return state === 'pending' ? `${who} (waits for your answer)` : who
}

/** All of a centre. Each event is stamped with its last change, so that an answer is the same while nothing has changed. */
export const feedOf = async (name: string, rows: readonly FeedRow[], publicUrl: string) => {
  const { hostname } = new URL(publicUrl)
  const eventOf = (row: FeedRow) =>
    calendarEvent({
      id: `${row.id}@${hostname}`,
      status: row.state === 'pending' ? 'TENTATIVE' : 'CONFIRMED',
      start: row.start,
      end: row.end,
      stamp: row.changedAt,
      summary: `${row.pitch}: ${summaryOf(row)}`,
      place: `${row.pitch}\n${row.address}`,
      url: `${publicUrl}/host?tab=calendar`,
    })
  const events = await textInPieces(rows, (piece) => piece.map(eventOf).join(''))
  return calendarHead({ product: 'centres', name }) + events + calendarEnd
}
