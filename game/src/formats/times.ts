import { toLocalTime } from '../local-time.ts'

/** All languages of the app write a time like the API, for example '18:30'. */
export const timeText = toLocalTime
