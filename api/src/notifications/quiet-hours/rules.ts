import type { NotificationKind } from '@i-one/contract/notifications'
import type { QuietHours } from '@i-one/contract/notifications/quiet-hours'
import { hour } from '@i-one/game/durations'
import { Temporal } from 'temporal-polyfill'

type Hours = Pick<QuietHours, 'from' | 'until' | 'timeZone'>

/** When the quiet hours end in which `now` lies; `undefined` outside of them. */
export const quietUntil = ({ from, until, timeZone }: Hours, now: Date): Date | undefined => {
  const zoned = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const time = zoned.toPlainTime().toString({ smallestUnit: 'minute' })
  const overNight = until < from
  const quiet = overNight ? time >= from || time < until : time >= from && time < until
  if (!quiet) return undefined
  const today = zoned.toPlainDate()
  const day = time < until ? today : today.add({ days: 1 })
  const end = day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(until) })
  return new Date(end.epochMilliseconds)
}

const urgent: readonly NotificationKind[] = ['cancelled', 'declined', 'moved', 'match-moved', 'called-off']
const soon = 12 * hour

interface News {
  kind: NotificationKind
  /** When what it is about begins, and until when somebody has to act on it. */
  start: Date | null
  until: Date | null
}

/** Called off or moved within twelve hours, or to be answered before the quiet hours end. */
export const cannotWait = ({ kind, start, until }: News, { now, end }: { now: Date; end: Date }) =>
  (urgent.includes(kind) && start !== null && start.getTime() - now.getTime() <= soon) ||
  (until !== null && until < end)
