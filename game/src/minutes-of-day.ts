import { type Instant, toLocalTime } from './local-time.ts'

export const parseMinutesOfDay = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns the local time in `timeZone` as minutes since midnight. */
export const getMinutesOfDay = (instant: Instant, timeZone: string) =>
  parseMinutesOfDay(toLocalTime(instant, timeZone))
