import { ordinal } from '../ordinal.ts'
import type { Criterion, Row } from './standings.ts'

const names: Record<Criterion, string> = {
  points: 'points',
  'head-to-head-points': 'points in the matches',
  'head-to-head-difference': 'goal difference in the matches',
  'head-to-head-goals': 'goals in the matches',
  difference: 'goal difference',
  goals: 'goals',
  'away-goals': 'away goals',
  wins: 'wins',
  'fair-play': 'fair play',
  lot: 'a drawn lot',
}

export const placeReason = ({ place, decidedBy }: Row): string | undefined =>
  decidedBy &&
  `${ordinal(place)} on ${names[decidedBy.criterion]} among the ${spelt(decidedBy.among.length)} level`

export const spelt = (count: number): string =>
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count - 2] ?? `${count}`
