import { bothDeciders } from '../matches/match-rules.ts'

/** The default format of a new session. */
export const usualFormat = { minutesPerMatch: 8, playersPerTeam: 5, sets: 2, ...bothDeciders }
