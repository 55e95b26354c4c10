import { minute } from '../durations.ts'
import type { Period } from './event.ts'

/** The clock on the scoreboard stood at `elapsedMs` milliseconds at the instant `at` (ISO 8601) and, if `running`, has gone on since. */
export interface MatchClock {
  running: boolean
  elapsedMs: number
  at: string
}

export const notStarted: MatchClock = { running: false, elapsedMs: 0, at: new Date(0).toISOString() }

/** Milliseconds on the clock at `now`; a running clock shows no less than what its stretch began at. */
export const elapsedAt = (clock: MatchClock, now: Date): number =>
  clock.running ? clock.elapsedMs + Math.max(0, now.getTime() - Date.parse(clock.at)) : clock.elapsedMs

/** Milliseconds as minutes, seconds and hundredths, cut off, not rounded: '75:05:36'. Minutes may pass 99. */
export const formatClock = (ms: number): string => {
  const hundredths = Math.max(0, Math.floor(ms / 10))
  const parts = [Math.floor(hundredths / 6000), Math.floor(hundredths / 100) % 60, hundredths % 100]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/** Each of the two short periods of extra time: a third of a regular period, in whole minutes, at least one. */
export const extraPeriodMs = (periodLengthMs: number): number =>
  Math.ceil(periodLengthMs / 3 / minute) * minute

/** The regular periods of a match. */
export interface Periods {
  periods: number
  minutesPerPeriod: number
}

/**
 * The clock at which a period starts and regularly ends: added time and an early whistle move no later period. A shoot-out
 * has no clock.
 */
export const periodRange = (
  period: Period,
  { periods, minutesPerPeriod }: Periods,
): { startMs: number; endMs: number } | undefined => {
  const regular = minutesPerPeriod * minute
  const extra = extraPeriodMs(regular)
  const full = periods * regular
  const starts = { first: 0, second: regular, 'extra-first': full, 'extra-second': full + extra }
  if (period === 'shoot-out') return undefined
  const startMs = starts[period]
  return { startMs, endMs: startMs + (period.startsWith('extra') ? extra : regular) }
}
