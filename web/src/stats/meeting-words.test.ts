import type { TeamHeadToHead } from '@i-one/contract/stats/teams'
import { expect, test } from 'vitest'
import { lastMatchText, toHeadToHeadFigures } from './meeting-words.ts'

const teams = { team: { name: 'Danfo Kings' }, other: { name: 'Yaba Bulls' } }
const meetings = (outcome: 'won' | 'drawn' | 'lost', goals: number, against: number) =>
  ({
    ...teams,
    won: 4,
    drawn: 2,
    lost: 3,
    last: { day: '2025-08-16', outcome, goals, against },
  }) as TeamHeadToHead

test('[TEAM-2] the head-to-head record of two teams, for a member and for other viewers', () => {
  const met = meetings('lost', 2, 3)
  expect(toHeadToHeadFigures(met, true)).toEqual([
    ['you won', 4],
    ['drawn', 2],
    ['they won', 3],
  ])
  expect(toHeadToHeadFigures(met, false).map(([term]) => term)).toEqual([
    'Danfo Kings won',
    'drawn',
    'Yaba Bulls won',
  ])
})

test('[TEAM-2] the last match names the winner', () => {
  expect(lastMatchText(meetings('lost', 2, 3))).toBe('Yaba Bulls 3–2, Sat 16 Aug')
  expect(lastMatchText(meetings('won', 2, 0))).toBe('Danfo Kings 2–0, Sat 16 Aug')
  expect(lastMatchText(meetings('drawn', 1, 1))).toBe('1–1, Sat 16 Aug')
  const kicks = meetings('won', 1, 1)
  expect(lastMatchText({ ...kicks, last: { ...kicks.last!, onPenalties: true } })).toBe(
    'Danfo Kings 1–1 on penalties, Sat 16 Aug',
  )
  expect(lastMatchText(teams as TeamHeadToHead)).toBeUndefined()
})
