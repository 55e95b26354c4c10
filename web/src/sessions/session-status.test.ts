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

describe('the countdown of a session', () => {
  test('runs to the pitch’s deadline while the booking is pending', () => {
    const authorizeBy = minutes(kickOff, -300).toISOString()
    expect(
      findCountdownStatus(session({ booking: { state: 'pending' }, authorizeBy }), minutes(kickOff, -400))
        ?.until,
    ).toEqual(minutes(kickOff, -300))
  })

  test('runs to the end of an offer for the user who has the offer', () => {
    const offerUntil = minutes(kickOff, -390).toISOString()
    const mine = { state: 'offered' as const, takeMeIn: false, offerUntil, with: [] }
    expect(findCountdownStatus(session({ mine }), minutes(kickOff, -400))).toEqual({
      sentence: 'A spot opened up. It’s held for you.',
      detail: 'Accept before 12:30',
      until: minutes(kickOff, -390),
    })
  })

  test('runs to the fill deadline while players are missing', () => {
    expect(findCountdownStatus(session(), minutes(kickOff, -400))).toEqual({
      sentence: '1 more player needed',
      detail: 'Called off at 17:00 if no one else joins',
      until: minutes(kickOff, -120),
    })
  })

  test('includes the day of a time on another day than the session', () => {
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

  test('shows how many players must join if more than one is missing', () => {
    expect(findCountdownStatus(session({ going: 2 }), minutes(kickOff, -400))).toMatchObject({
      sentence: '2 more players needed',
      detail: 'Called off at 17:00 unless 2 join',
    })
  })

  test('runs to kick-off once enough players are in', () => {
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

  test('runs to the end of the booked time after the start', () => {
    expect(findCountdownStatus(session({ state: 'started' }), minutes(kickOff, 10))?.until).toEqual(
      minutes(kickOff, 90),
    )
  })

  test.each(['finished', 'cancelled', 'abandoned'] as const)('is undefined if the session is %s', (state) => {
    expect(findCountdownStatus(session({ state }), minutes(kickOff, -400))).toBeUndefined()
  })
})

test('an ended session shows the reason', () => {
  expect(endedText({ state: 'cancelled', reason: 'too-few-players' })).toBe(
    'This game is cancelled. Too few players joined in time.',
  )
  expect(endedText({ state: 'finished' })).toBe('This game is finished.')
})

test('a late cancellation shows the fee', () => {
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
