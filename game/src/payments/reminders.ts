import { hour } from '../durations.ts'

export const reminderEvery = 12 * hour
