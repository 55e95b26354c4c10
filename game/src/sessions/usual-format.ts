import { bothDeciders } from '../matches/match-rules.ts'

/** What a new session is played by unless its captain chooses otherwise. */
export const usualFormat = { minutesPerMatch: 8, playersPerTeam: 5, sets: 2, ...bothDeciders }
