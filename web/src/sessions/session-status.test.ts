import type { Session } from '@i-one/contract/sessions'
import { describe, expect, test } from 'vitest'
import { endedText, findCountdownStatus, findSelectedTab, listTabs } from './session-status.ts'

const kickOff = Date.UTC(2025, 10, 20, 18)
const minutes = (from: number, count: number) => new Date(from + count * 60_000)

const session = (more: Partial<Session> = {}): Session =>
  ({
    state: 'open',
    booking: { state: 'confirmed' },
    going: 3,
    minimum: 4,
    pitch: { timeZone: 'Africa/Lagos' },
    start: minutes(kickOff, 0).toISOString(),
    end: minutes(kickOff, 90).toISOString(),
    fillBy: minutes(kickOff, -120).toISOString(),
    ...more,
  }) as Session

describe('what the clock of a session runs down to', () => {
  test('is the pitch’s answer while it has given none', () => {
    const authorizeBy = minutes(kickOff, -300).toISOString()
    expect(
      findCountdownStatus(session({ booking: { state: 'pending' }, authorizeBy }), minutes(kickOff, -400))
        ?.until,
    ).toEqual(minutes(kickOff, -300))
  })

  test('is the offer of a place, for whom it is held', () => {
    const offerUntil = minutes(kickOff, -390).toISOString()
    const mine = { state: 'offered' as const, takeMeIn: false, offerUntil, with: [] }
    expect(findCountdownStatus(session({ mine }), minutes(kickOff, -400))).toEqual({
      sentence: 'A spot opened up. It’s held for you.',
      detail: 'Accept before 12:30',
      until: minutes(kickOff, -390),
    })
  })

  test('is the fill deadline while players are missing', () => {
    expect(findCountdownStatus(session(), minutes(kickOff, -400))).toEqual({
      sentence: '1 more player needed',
      detail: 'Called off at 17:00 if no one else joins',
      until: minutes(kickOff, -120),
    })
  })

  test('names the day of a time that is not on the day of the session', () => {
    const night = {
      start: '2025-11-20T23:30:00.000Z',
      end: '2025-11-21T00:30:00.000Z',
      fillBy: '2025-11-20T21:30:00.000Z',
    }
    const at = new Date('2025-11-20T20:00:00.000Z')
    expect(findCountdownStatus(session(night), at)?.detail).toBe(
      'Called off on Thu 20 Nov at 22:30 if no one else joins',
    )
    const midnight = { ...night, start: '2025-11-20T23:10:00.000Z', state: 'confirmed' as const, going: 4 }
    expect(findCountdownStatus(session(midnight), at)?.detail).toBe('Can start from Thu 20 Nov, 23:40')
    const offerUntil = '2025-11-20T23:20:00.000Z'
    const mine = { state: 'offered' as const, takeMeIn: false, offerUntil, with: [] }
    expect(findCountdownStatus(session({ ...night, mine }), at)?.detail).toBe(
      'Accept before Fri 21 Nov, 00:20',
    )
  })

  test('says how many have to join where one is not enough', () => {
    expect(findCountdownStatus(session({ going: 2 }), minutes(kickOff, -400))).toMatchObject({
      sentence: '2 more players needed',
      detail: 'Called off at 17:00 unless 2 join',
    })
  })

  test('is the kick-off once enough are in', () => {
    expect(
      findCountdownStatus(session({ state: 'confirmed', going: 4 }), minutes(kickOff, -400)),
    ).toMatchObject({
      sentence: 'Kick-off in',
      detail: 'Can start from 18:30',
      until: minutes(kickOff, 0),
    })
    expect(
      findCountdownStatus(session({ state: 'confirmed', going: 4 }), minutes(kickOff, -30)),
    ).toMatchObject({
      sentence: 'Kick-off in',
      detail: 'Can start now',
    })
  })

  test('is the end of the booked time once it has started', () => {
    expect(findCountdownStatus(session({ state: 'started' }), minutes(kickOff, 10))?.until).toEqual(
      minutes(kickOff, 90),
    )
  })

  test.each(['finished', 'cancelled', 'abandoned'] as const)('is nothing once it is %s', (state) => {
    expect(findCountdownStatus(session({ state }), minutes(kickOff, -400))).toBeUndefined()
  })
})

test('who opens a session that ended reads why', () => {
  expect(endedText({ state: 'cancelled', reason: 'too-few-players' })).toBe(
    'This game is cancelled. Too few players joined in time.',
  )
  expect(endedText({ state: 'finished' })).toBe('This game is finished.')
})

test('who owes for a late cancelling, and whom it is owed to, read how much', () => {
  const cancelFee = { amount: 500_000, currency: 'NGN' }
  expect(endedText({ state: 'cancelled', reason: 'captain', cancelFee })).toBe(
    'This game is cancelled. The captain called it off. The captain owes the pitch ₦5,000 for cancelling.',
  )
})

describe('the tabs of a session', () => {
  const ahead = { matches: [] }
  const begun: Parameters<typeof listTabs>[0] = {
    matches: [],
    next: { one: 1, two: 2, waiting: [] } as never,
  }
  test.each([
    [ahead, true, ['session', 'history']],
    [begun, true, ['session', 'matches', 'history']],
    [begun, false, ['session', 'matches']],
    [ahead, false, ['session']],
  ] as const)('%#', (session, signedIn, tabs) => expect(listTabs(session, signedIn)).toEqual(tabs))

  test.each([
    ['', 'session'],
    ['history', 'history'],
    ['matches', 'session'],
    ['nothing', 'session'],
  ])('?%s shows %s', (address, tab) => {
    expect(findSelectedTab(listTabs(ahead, true), new URLSearchParams(address))).toBe(tab)
  })
})
