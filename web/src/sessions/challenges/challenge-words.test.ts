import type { Challenge } from '@i-one/contract/sessions/challenges'
import { expect, test } from 'vitest'
import {
  costText,
  challengeFormatText,
  freeMembersText,
  reliabilityText,
  answersText,
  slotStateText,
} from './challenge-words.ts'

const challenge = (some: Partial<Challenge> = {}) =>
  ({
    state: 'open',
    mine: 'to',
    from: { _id: '1', name: 'Danfo Kings' },
    to: { _id: '2', name: 'Yaba Bulls' },
    pays: 'both',
    periods: 2,
    minutesPerPeriod: 20,
    playersPerTeam: 5,
    aet: true,
    penaltyShootout: true,
    ...some,
  }) as Challenge

const price = { amount: 2_000_000, currency: 'NGN' }

test('[TEAM-2] shows each team who pays', () => {
  expect(costText(challenge(), price)).toBe('₦10,000 a side')
  expect(costText(challenge({ pays: 'to' }), price)).toBe('₦20,000, you pay')
  expect(costText(challenge({ pays: 'to', mine: 'from' }), price)).toBe('₦20,000, Yaba Bulls pay')
  expect(challengeFormatText(challenge())).toBe(
    'Friendly Match, 5 a side, 2 halves of 20, AET, then penalties.',
  )
  expect(challengeFormatText(challenge({ pays: 'from' }))).toMatch(
    /penalties, Danfo Kings pay for the pitch\.$/,
  )
})

test('[TEAM-2] shows the opponent’s reliability from its first match', () => {
  expect(reliabilityText(challenge({ kept: { matches: 0, of: 0 } }))).toBeUndefined()
  expect(reliabilityText(challenge({ kept: { matches: 1, of: 1 } }))).toBe(
    'Danfo Kings showed up for 1 of 1 match.',
  )
  expect(reliabilityText(challenge({ kept: { matches: 23, of: 24 } }))).toBe(
    'Danfo Kings showed up for 23 of 24 matches.',
  )
})

test('[TEAM-2] shows how many members are free if that is known', () => {
  const slot = (members?: number) =>
    ({ ...(members !== undefined && { free: { members, of: 8 } }) }) as Challenge['slots'][number]
  expect([slot(6), slot(1), slot()].map(freeMembersText)).toEqual([
    '6 of 8 are free then',
    '1 of 8 is free then',
    undefined,
  ])
})

test('[TEAM-2] lists the players by their answer', () => {
  const slot = (...said: [string, 'in' | 'maybe' | 'out'][]) =>
    ({
      said: said.map(([name, answer]) => ({ player: { _id: name, name }, answer })),
    }) as Challenge['slots'][number]
  expect(answersText(slot())).toBe('')
  expect(answersText(slot(['Ada Obi', 'out'], ['Bola Ige', 'in'], ['Chidi Eze', 'in']))).toBe(
    'In: Bola Ige, Chidi Eze. Out: Ada Obi.',
  )
})

test('[TEAM-2] shows the state of a time', () => {
  expect(slotStateText(challenge(), 'held')).toBe('Held for you')
  expect(slotStateText(challenge({ mine: 'from' }), 'held')).toBe('Held for them')
  expect(slotStateText(challenge(), 'lost')).toBe('No longer held')
  expect(slotStateText(challenge({ state: 'declined' }), 'lost')).toBe('Released')
  expect(slotStateText(challenge({ state: 'accepted' }), 'chosen')).toBe('Chosen')
})
