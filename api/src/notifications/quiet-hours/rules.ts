import type { NotificationKind } from '@i-one/contract/notifications'
import type { QuietHours } from '@i-one/contract/notifications/quiet-hours'
import { hour } from '@i-one/game/durations'
import { toLocalTime } from '@i-one/game/local-time'
import { addDays, dayAt, toInstant } from '../../bookings/slots.ts'
import type { InsertedNotification } from '../sql.ts'

type Hours = Pick<QuietHours, 'from' | 'until' | 'timeZone'>

export const findQuietEnd = ({ from, until, timeZone }: Hours, now: Date): Date | undefined => {
  const [day, time] = [dayAt(timeZone, now), toLocalTime(now, timeZone)]
  const overNight = until < from
  const quiet = overNight ? time >= from || time < until : time >= from && time < until
  if (!quiet) return undefined
  const end = toInstant(timeZone, time < until ? day : addDays(day, 1), until)
  return end > now ? end : undefined
}

const urgent: readonly NotificationKind[] = ['cancelled', 'declined', 'moved', 'match-moved', 'called-off']
const soon = 12 * hour

interface Pending extends Pick<InsertedNotification, 'start' | 'until'> {
  kind: NotificationKind
}

/** Urgent: cancellations and moves within twelve hours of the start, and deadlines that pass before the quiet hours end. */
export const isUrgent = ({ kind, start, until }: Pending, { now, end }: { now: Date; end: Date }) =>
  (urgent.includes(kind) && start !== null && start.getTime() - now.getTime() <= soon) ||
  (until !== null && until <= end)
