import type { PaymentAct } from '@i-one/contract/payments'
import { describe, expect, test } from 'vitest'
import { type Balance, noBalance } from '../ledger/rules.ts'
import { requireMayAct, stateOf, transfersOf } from './rules.ts'

const balanced = (parts: Partial<Balance>): Balance => {
  const balance = { ...noBalance, ...parts }
  return { ...balance, owed: balance.open + balance.said + balance.paid + balance.waived }
}
const after = (balance: Balance, act: PaymentAct, collects = true) => {
  const next = { ...balance }
  for (const { from, to, amount } of transfersOf(act, balance, collects)) {
    if (from !== 'share') next[from] -= amount
    if (to !== 'share') next[to] += amount
    if (act === 'refund' && from === 'paid') next.refunded += amount
  }
  return next
}

describe('a payment', () => {
  const unpaid = balanced({ open: 100 })
  const said = balanced({ said: 100 })
  const paid = balanced({ paid: 100 })
  const waived = balanced({ waived: 100 })

  test.each([
    ['unpaid', unpaid, 'say', 'said'],
    ['unpaid', unpaid, 'confirm', 'paid'],
    ['unpaid', unpaid, 'waive', 'waived'],
    ['said', said, 'confirm', 'paid'],
    ['said', said, 'waive', 'waived'],
    ['said', said, 'take-back', 'unpaid'],
    ['paid', paid, 'refund', 'refunded'],
    ['paid', paid, 'take-back', 'unpaid'],
    ['waived', waived, 'take-back', 'unpaid'],
    ['to-refund', balanced({ open: -100, paid: 100 }), 'refund', 'refunded'],
    ['to-refund', balanced({ open: -40, paid: 100 }), 'refund', 'paid'],
  ] as const)('%s goes on: %#', (from, balance, act, to) => {
    expect(stateOf(balance)).toBe(from)
    expect(stateOf(after(balance, act))).toBe(to)
  })

  test.each([
    [said, 'say'],
    [paid, 'say'],
    [paid, 'confirm'],
    [paid, 'waive'],
    [waived, 'confirm'],
    [unpaid, 'refund'],
    [unpaid, 'take-back'],
    [noBalance, 'say'],
    [balanced({ open: -100, paid: 100 }), 'waive'],
  ] as const)('stays where there is nothing to move: %#', (balance, act) => {
    expect(transfersOf(act, balance, true)).toEqual([])
  })

  test('that is confirmed is not taken back by who plays', () => {
    expect(transfersOf('take-back', paid, false)).toEqual([])
    expect(stateOf(after(said, 'take-back', false))).toBe('unpaid')
  })

  test('nobody owes has no state', () => expect(stateOf(noBalance)).toBeUndefined())
})

test('who owes says, who collects confirms, waives and gives back', () => {
  const payer = { payer: true, collector: false }
  const collector = { payer: false, collector: true }
  for (const act of ['confirm', 'waive', 'refund'] as const) {
    expect(() => requireMayAct(act, payer)).toThrow('not yours')
    expect(() => requireMayAct(act, collector)).not.toThrow()
  }
  expect(() => requireMayAct('say', payer)).not.toThrow()
  expect(() => requireMayAct('say', collector)).toThrow('not yours')
  for (const one of [payer, collector]) expect(() => requireMayAct('take-back', one)).not.toThrow()
})
