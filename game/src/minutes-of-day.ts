import { type Instant, toLocalTime } from './local-time.ts'

export const parseMinutesOfDay = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns the minutes that a clock at the place shows since midnight. */
export const getMinutesOfDay = (instant: Instant, timeZone: string) =>
  parseMinutesOfDay(toLocalTime(instant, timeZone))
