import { toOrdinal } from '../ordinal.ts'
import type { Criterion, StandingsRow } from './standings.ts'

const names: Record<Criterion, string> = {
  points: 'points',
  'head-to-head-points': 'head-to-head points',
  'head-to-head-difference': 'head-to-head goal difference',
  'head-to-head-goals': 'head-to-head goals',
  difference: 'goal difference',
  goals: 'goals',
  'away-goals': 'away goals',
  wins: 'wins',
  'fair-play': 'fair play',
  lot: 'drawing lots',
}

export const formatPlaceReason = ({ place, decidedBy }: StandingsRow): string | undefined =>
  decidedBy &&
  `${toOrdinal(place)} by ${names[decidedBy.criterion]} among ${formatSmallNumber(decidedBy.among.length)} level teams`

export const formatSmallNumber = (count: number): string =>
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count - 2] ?? `${count}`
