import { fullDayText, momentText } from '../lib/pitch-time.ts'

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** What staff read is about no pitch: it is in the time of their device. */
export const fullDayOf = (instant: string) => fullDayText(instant, timeZone)
export const momentOf = (instant: string) => momentText(instant, timeZone)
