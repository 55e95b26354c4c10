import { minute } from '../durations.ts'
import type { EventType, MatchEvent, Period } from './event.ts'
import { effectiveEvents } from './event.ts'

/** The clock stood at `elapsedMs` milliseconds at the instant `at` (ISO 8601) and, if `running`, has gone on since. */
export interface MatchClock {
  running: boolean
  elapsedMs: number
  at: string
}

const notStarted: MatchClock = { running: false, elapsedMs: 0, at: new Date(0).toISOString() }

const runsAfter: Partial<Record<EventType, boolean>> = {
  'kick-off': true,
  resume: true,
  pause: false,
  'period-end': false,
  'full-time': false,
}

/**
 * The clock that the events add up to, the same for any order and repetition of them. `at` is when the running stretch
 * began or the clock stopped; 1970 before the match.
 *
 * - A kick-off or resume starts a stretch at its claimed clock, never below where it stopped.
 * - A pause, the end of a period and full time stop it, never below where the stretch began.
 * - Starting a running clock and stopping a stopped one change nothing.
 * - Full time stops for good, until it is voided.
 * - A start in the shoot-out starts no clock.
 */
export const clockOf = (events: readonly MatchEvent[]): MatchClock => {
  let clock = notStarted
  for (const { type, period, clockMs, at } of effectiveEvents(events)) {
    const running = runsAfter[type]
    if (running !== undefined && running !== clock.running && !(running && period === 'shoot-out')) {
      clock = { running, elapsedMs: Math.max(clockMs, clock.elapsedMs), at }
    }
    if (type === 'full-time') break
  }
  return clock
}

/** Milliseconds on the clock at `now`; a running clock shows no less than what its stretch began at. */
export const elapsedAt = (clock: MatchClock, now: Date): number =>
  clock.running ? clock.elapsedMs + Math.max(0, now.getTime() - Date.parse(clock.at)) : clock.elapsedMs

/** Milliseconds as minutes, seconds and hundredths, cut off, not rounded: '75:05:36'. Minutes may pass 99. */
export const formatClock = (ms: number): string => {
  const hundredths = Math.max(0, Math.floor(ms / 10))
  const parts = [Math.floor(hundredths / 6000), Math.floor(hundredths / 100) % 60, hundredths % 100]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * The minute on the scoreboard: 0:00 to 0:59 is '1', after the regular end of its period '45+2'. Without a period, or
 * its length, there is no added time.
 * @param periodLengthMs of one regular period; an extra one lasts `extraPeriodMs` of it
 * @param periods how many regular ones the match has; matters in extra time alone
 */
export const minuteOf = (
  { clockMs, period }: Pick<MatchEvent, 'clockMs' | 'period'>,
  periodLengthMs?: number,
  periods = 2,
): string => {
  const end = periodLengthMs && period && regularEndMs(period, periodLengthMs, periods)
  if (!end || clockMs < end) return String(wholeMinutes(clockMs) + 1)
  return `${Math.ceil(end / minute)}+${wholeMinutes(clockMs - end) + 1}`
}

/** Each of the two short periods of AET: a third of a regular one, in whole minutes, at least one. */
export const extraPeriodMs = (periodLengthMs: number): number =>
  Math.ceil(periodLengthMs / 3 / minute) * minute

const regularEndMs = (period: Period, length: number, periods: number): number | undefined => {
  const full = periods * length
  const extra = extraPeriodMs(length)
  const ends = {
    first: length,
    second: 2 * length,
    'extra-first': full + extra,
    'extra-second': full + 2 * extra,
  }
  return period === 'shoot-out' ? undefined : ends[period]
}

const wholeMinutes = (ms: number): number => Math.floor(ms / minute)
