import { hour } from '../durations.ts'

/** How long it takes until those who have not paid for a session can be reminded again. */
export const reminderEvery = 12 * hour
