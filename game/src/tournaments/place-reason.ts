import { ordinal } from '../ordinal.ts'
import type { Criterion, Row } from './standings.ts'

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

export const placeReason = ({ place, decidedBy }: Row): string | undefined =>
  decidedBy &&
  `${ordinal(place)} by ${names[decidedBy.criterion]} among ${toWord(decidedBy.among.length)} level teams`

export const toWord = (count: number): string =>
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count - 2] ?? `${count}`
