import { describe, expect, test } from 'vitest'
import { applyTeamChange, createInviteCode, requireFormationLimit, toJoiningState } from './rules.ts'
import type { StoredMember } from './sql.ts'

const apiError = (code: string) => expect.objectContaining({ code })
const member = (userId: string, state: StoredMember['state'] = 'member'): StoredMember => ({
  userId,
  name: userId,
  position: null,
  state,
  role: 'member',
  number: null,
  since: '2025-11-20T15:18:00Z',
})
const team = { members: [member('in'), member('asks', 'asked')], inviteCode: 'right', endedAt: null }

describe('coming into a team', () => {
  test.each([
    ['somebody new', 'new', undefined, 'asked'],
    ['somebody new with the link', 'new', 'right', 'member'],
    ['who has asked', 'asks', undefined, undefined],
    ['who has asked and has the link', 'asks', 'right', 'member'],
    ['who is in', 'in', undefined, undefined],
    ['who is in and has the link', 'in', 'right', undefined],
  ])('%s', (_, who, code, state) => expect(toJoiningState(team, who, code)).toBe(state))

  test('needs the right link', () =>
    expect(() => toJoiningState(team, 'new', 'wrong')).toThrow(apiError('wrong-link')))

  test('needs room among fifty; who has asked takes none, and at most twenty wait', () => {
    const of = (length: number, state: 'member' | 'asked') => ({
      ...team,
      members: Array.from({ length }, (_, n) => member(`p${n}`, state)),
    })
    expect(() => toJoiningState(of(50, 'member'), 'new', 'right')).toThrow(apiError('team-full'))
    expect(() => toJoiningState(of(20, 'asked'), 'new', undefined)).toThrow(apiError('too-many-asked'))
    expect(toJoiningState(of(20, 'asked'), 'p1', 'right')).toBe('member')
    const mixed = { ...team, members: [...of(49, 'member').members, member('waits', 'asked')] }
    expect(toJoiningState(mixed, 'new', 'right')).toBe('member')
    expect(toJoiningState(mixed, 'new', undefined)).toBe('asked')
  })
})

test('a link has 128 bits, and none is like another', () => {
  const codes = Array.from({ length: 100 }, createInviteCode)
  for (const code of codes) expect(Buffer.from(code, 'base64url')).toHaveLength(16)
  expect(new Set(codes).size).toBe(100)
})

test('a team keeps ten formations, and one of them can be changed', () => {
  const ten = Array.from({ length: 10 }, (_, n) => ({ id: `f${n}` }))
  expect(() => requireFormationLimit(ten, 'f3')).not.toThrow()
  expect(() => requireFormationLimit(ten.slice(1), 'new')).not.toThrow()
  expect(() => requireFormationLimit(ten, 'new')).toThrow(apiError('too-many-formations'))
})

test('what is not asked to be changed stays, and null takes off the colour and what is wanted', () => {
  const before = {
    name: 'Bariga Town',
    colour: 'mint' as const,
    address: 'Bariga',
    lng: 3.4,
    lat: 6.5,
    matchWanted: 'Any evening but Friday',
    playersWanted: null,
  }
  expect(applyTeamChange(before, {})).toEqual(before)
  expect(applyTeamChange(before, { name: 'Lads', colour: null })).toEqual({
    ...before,
    name: 'Lads',
    colour: null,
  })
  expect(applyTeamChange(before, { matchWanted: null, playersWanted: '' })).toEqual({
    ...before,
    matchWanted: null,
    playersWanted: '',
  })
  const location = { type: 'Point' as const, coordinates: [3, 6] as [number, number] }
  expect(applyTeamChange(before, { location })).toEqual({ ...before, lng: 3, lat: 6 })
})
