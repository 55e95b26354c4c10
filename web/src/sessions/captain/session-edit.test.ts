import type { SessionSettings } from '@i-one/contract/sessions/settings'
import { expect, test } from 'vitest'
import { pickChanges, hasOtherPlayers, pickPreviousValues } from './session-edit.ts'

const before: SessionSettings = {
  visibility: 'public',
  minimum: 4,
  streakCap: 3,
  minutesPerMatch: 8,
  playersPerTeam: 5,
  sets: 2,
  aet: true,
  penaltyShootout: true,
  firstTo: 0,
  title: '',
  note: '',
  level: 'any',
  whoPlays: 'any',
}

test('sends only the changed settings and can restore their previous values', () => {
  const wish = { ...before, minimum: 6, aet: false }
  expect(pickChanges(before, wish)).toEqual({ minimum: 6, aet: false })
  expect(pickPreviousValues(before, { minimum: 6, aet: false })).toEqual({ minimum: 4, aet: true })
  expect(pickChanges(before, { ...before })).toEqual({})
})

const place = (id: string) => ({
  _id: id,
  player: { _id: id, name: id, position: null },
  state: 'going' as const,
})

test('has other players once one player besides the captain has joined', () => {
  const captain = { _id: 'captain', nickname: 'Ada' }
  expect(hasOtherPlayers({ captain, places: [place('captain')] })).toBe(false)
  expect(hasOtherPlayers({ captain, places: [place('captain'), place('guest')] })).toBe(true)
})
