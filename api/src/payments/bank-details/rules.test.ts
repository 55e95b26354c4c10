import { describe, expect, test } from 'vitest'
import { noBalance } from '../../ledger/rules.ts'
import { isPlaceCertain, isSameDetails, hasDebt } from './rules.ts'

describe('bank details are told', () => {
  test.each([
    ['confirmed', 'confirmed', true],
    ['started', 'confirmed', true],
    ['finished', 'confirmed', true],
    ['abandoned', 'confirmed', true],
    ['open', 'confirmed', false],
    ['cancelled', 'cancelled', false],
    ['confirmed', 'pending', false],
  ] as const)('of a session that is %s with its booking %s: %s', (state, bookingState, detailsFor) =>
    expect(isPlaceCertain({ state, bookingState })).toBe(detailsFor),
  )

  test('to who has not paid, has paid a part, or says so, and to nobody who is even', () => {
    const owed = { ...noBalance, owed: 100 }
    expect(hasDebt({ ...owed, open: 100 })).toBe(true)
    expect(hasDebt({ ...owed, open: 40, paid: 60 })).toBe(true)
    expect(hasDebt({ ...owed, said: 100 })).toBe(true)
    expect(hasDebt({ ...owed, paid: 100 })).toBe(false)
    expect(hasDebt({ ...owed, waived: 100 })).toBe(false)
    expect(hasDebt({ ...noBalance, open: -50, paid: 50 })).toBe(false)
    expect(hasDebt({ ...noBalance, refunded: 50 })).toBe(false)
    expect(hasDebt(noBalance)).toBe(false)
  })
})

test('bank details differ if any field differs', () => {
  const details = { bank: 'First Bank', accountNumber: '0000014579', accountName: 'Folákẹ́ Adéníyì' }
  expect(isSameDetails(details, { ...details })).toBe(true)
  for (const part of ['bank', 'accountNumber', 'accountName'] as const)
    expect(isSameDetails(details, { ...details, [part]: 'another' })).toBe(false)
  expect([isSameDetails(details, null), isSameDetails(null, details), isSameDetails(null, null)]).toEqual([
    false,
    false,
    true,
  ])
})
