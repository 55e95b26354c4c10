import { expect, test } from 'vitest'
import { toLeavingFact, lateLeavingCostText } from './free-until.ts'

const session = (serverTime: string) => ({
  start: '2025-11-21T02:30:00.000Z',
  serverTime,
  pitch: { timeZone: 'Africa/Lagos' },
})

test('leaving is free until five hours before kick-off, and late afterwards', () => {
  expect(toLeavingFact(session('2025-11-20T21:00:00.000Z'))).toEqual([
    'Leave for free until',
    '22:30, Thu 20 Nov',
  ])
  expect(toLeavingFact(session('2025-11-20T22:00:00.000Z'))).toEqual([
    'Leaving now',
    'Counts as a late drop-out',
  ])
})

test('leaving is free for longer after an automatic promotion', () => {
  const mine = {
    state: 'going' as const,
    takeMeIn: true,
    with: [],
    leaveFreeUntil: '2025-11-20T23:00:00.000Z',
  }
  const promoted = { ...session('2025-11-20T22:00:00.000Z'), mine }
  expect(toLeavingFact(promoted)).toEqual(['Leave for free until', '00:00, Fri 21 Nov'])
})

test('leaving late costs a share at most, and nothing in a free game', () => {
  const price = { amount: 2_500_000, currency: 'NGN' }
  expect(lateLeavingCostText({ price, capacity: 10 })).toBe(
    'You owe your share, at most ₦6,250, unless another player takes your spot and stays',
  )
  expect(lateLeavingCostText({ price, capacity: 10, payingSide: 2 })).toBe(
    'You owe your share unless another player takes your spot and stays',
  )
  expect(lateLeavingCostText({ price: { ...price, amount: 0 }, capacity: 10 })).toBeUndefined()
})
