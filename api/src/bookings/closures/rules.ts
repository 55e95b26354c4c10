import { type Closure, maxClosureDays } from '@i-one/contract/bookings/closures'
import { minute } from '@i-one/game/durations'
import { toLocalTime } from '@i-one/game/local-time'
import { type Staffed, toRoleAtCentre } from '../../at-centre.ts'
import { type EndpointConcerning, isAllowed } from '../../is-allowed.ts'
import { ApiError, toInputError } from '../../lib/http/api-error.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { Caller, Role } from '../../roles.ts'
import { type TimeRange, addDays, dayAt, toInstant } from '../slots.ts'
import type { StoredPitchClosure } from './sql.ts'

export const requirePermission = (call: EndpointConcerning<'pitch'>, pitch: Staffed, user: Caller) => {
  const roles = new Set<Role>(['anyone', 'user', 'passer-by', 'onlooker'])
  const atCentre = toRoleAtCentre(pitch, user)
  if (atCentre) roles.add(atCentre)
  if (user.isAdmin) roles.add('admin')
  if (!isAllowed(call, roles)) throw new ApiError('not-yours')
}

const hasPassed = (start: Date, now: Date) => start.getTime() < Math.floor(now.getTime() / minute) * minute

interface AtPitch {
  timeZone: string
}

const latestEnd = ({ timeZone }: AtPitch, start: Date) => {
  const lastDay = addDays(dayAt(timeZone, start), maxClosureDays)
  const latest = toInstant(timeZone, lastDay, toLocalTime(start, timeZone))
  return new Date(latest.getTime() + (start.getTime() % minute))
}

export const toClosedTimeRange = (
  { start, end }: { start: string; end: string },
  pitch: AtPitch,
  now: Date,
): TimeRange => {
  const timeRange = { start: new Date(start), end: new Date(end) }
  if (timeRange.end <= timeRange.start) throw toInputError({ end: i18n._('Must be after the start') })
  if (timeRange.end > latestEnd(pitch, timeRange.start))
    throw toInputError({ end: i18n._('At most {days} days after the start', { days: maxClosureDays }) })
  if (hasPassed(timeRange.start, now)) throw toInputError({ start: i18n._('Must not be in the past') })
  return timeRange
}

export const toClosure = ({ id, pitchId, start, end, reason }: StoredPitchClosure): Closure => ({
  _id: id,
  pitch: pitchId,
  start: start.toISOString(),
  end: end.toISOString(),
  reason,
})

interface Weekly {
  day: string
  open: string
  close: string
  weeks: number
  without: readonly string[]
}

/** Keeps the same local time each week, even after a DST change. */
export const toClosedWeeks = ({ day, open, close, weeks, without }: Weekly, pitch: AtPitch, now: Date) => {
  const { timeZone } = pitch
  if (open === close) throw toInputError({ close: i18n._('Must be after the start') })
  const days = Array.from({ length: weeks }, (_, week) => addDays(day, 7 * week))
  const left = days.filter((one) => !without.includes(one))
  if (left.length === 0) throw toInputError({ without: i18n._('Keep at least one day') })
  return left.map((one) => {
    const start = toInstant(timeZone, one, open).toISOString()
    if (hasPassed(new Date(start), now))
      throw toInputError({ [one < dayAt(timeZone, now) ? 'day' : 'open']: i18n._('Must not be in the past') })
    const end = toInstant(timeZone, close <= open ? addDays(one, 1) : one, close).toISOString()
    return { day: one, ...toClosedTimeRange({ start, end }, pitch, now) }
  })
}
