import { bothDeciders } from '../matches/match-rules.ts'

export const defaultFormat = { minutesPerMatch: 8, playersPerTeam: 5, sets: 2, ...bothDeciders }
