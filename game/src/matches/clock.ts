import { minute } from '../durations.ts'
import type { Period } from './event.ts'

/** The clock showed `elapsedMs` at the time `at`. If `running` is true, the clock has been running since `at`. */
export interface MatchClock {
  running: boolean
  elapsedMs: number
  at: string
}

export const initialClock: MatchClock = { running: false, elapsedMs: 0, at: new Date(0).toISOString() }

export const getElapsedMs = (clock: MatchClock, now: Date): number =>
  clock.running ? clock.elapsedMs + Math.max(0, now.getTime() - Date.parse(clock.at)) : clock.elapsedMs

export const formatClock = (ms: number): string => {
  const hundredths = Math.max(0, Math.floor(ms / 10))
  const parts = [Math.floor(hundredths / 6000), Math.floor(hundredths / 100) % 60, hundredths % 100]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

export const getExtraPeriodMs = (periodLengthMs: number): number =>
  Math.ceil(periodLengthMs / 3 / minute) * minute

export interface PeriodRules {
  periods: number
  minutesPerPeriod: number
}

export const getPeriodRange = (
  period: Period,
  { periods, minutesPerPeriod }: PeriodRules,
): { startMs: number; endMs: number } | undefined => {
  const regular = minutesPerPeriod * minute
  const extra = getExtraPeriodMs(regular)
  const full = periods * regular
  const starts = { first: 0, second: regular, 'extra-first': full, 'extra-second': full + extra }
  if (period === 'shoot-out') return undefined
  const startMs = starts[period]
  return { startMs, endMs: startMs + (period.startsWith('extra') ? extra : regular) }
}
