import { hour } from '../durations.ts'

export const reminderInterval = 12 * hour
