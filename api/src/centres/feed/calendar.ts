import type { UnrevisedEvent } from '../../lib/calendar/revisions.ts'
import {
  type CalendarEvent,
  calendarFooter,
  formatCalendarEvent,
  formatCalendarHeader,
} from '../../lib/calendar/text.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { joinInChunks } from '../../lib/in-pieces.ts'
import type { FeedRow } from './sql.ts'

const summaryOf = ({ state, reason, tournament, title, captain }: FeedRow) => {
  if (state === 'blocked') return reason === null ? i18n._('Closed') : i18n._('Closed: {reason}', { reason })
  const who = tournament ?? (title || captain || i18n._('Booked'))
  return state === 'pending' ? i18n._('{who} (waiting for your answer)', { who }) : who
}

const statuses: Partial<Record<FeedRow['state'], CalendarEvent['status']>> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  blocked: 'CONFIRMED',
}

export const toFeedEvent = (row: FeedRow, publicUrl: string): UnrevisedEvent => ({
  id: row.id,
  status: statuses[row.state] ?? 'CANCELLED',
  time: { start: row.start, end: row.end },
  changedAt: row.changedAt,
  summary: `${row.pitch}: ${summaryOf(row)}`,
  place: `${row.pitch}\n${row.address}`,
  url: `${publicUrl}/host?tab=calendar`,
})

export const formatFeed = async (name: string, events: readonly CalendarEvent[]) => {
  const text = await joinInChunks(events, (piece) => piece.map(formatCalendarEvent).join(''))
  return formatCalendarHeader({ product: 'centres', name }) + text + calendarFooter
}
