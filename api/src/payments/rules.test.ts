import type { PaymentAction } from '@i-one/contract/payments'
import { type Collector, listTransfers } from '@i-one/game/payments/transfers'
import { describe, expect, test } from 'vitest'
import { type Balance, noBalance } from '../ledger/rules.ts'
import { requireMayAct, toPaymentState } from './rules.ts'

const balanced = (parts: Partial<Balance>): Balance => {
  const balance = { ...noBalance, ...parts }
  return { ...balance, owed: balance.open + balance.said + balance.paid + balance.waived }
}
const after = (balance: Balance, act: PaymentAction, by: Collector | undefined = 'captain') => {
  const next = { ...balance }
  for (const { from, to, amount } of listTransfers(act, balance, by)) {
    for (const [account, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      if (account === 'share') continue
      next[account] += change
      if (account === 'received') next.paid += change
    }
    if (act === 'refund' && to === 'open') next.refunded += amount
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
    expect(toPaymentState(balance)).toBe(from)
    expect(toPaymentState(after(balance, act))).toBe(to)
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
    expect(listTransfers(act, balance, 'captain')).toEqual([])
  })

  test('that is confirmed is not taken back by who plays', () => {
    expect(listTransfers('take-back', paid, undefined)).toEqual([])
    expect(toPaymentState(after(said, 'take-back', undefined))).toBe('unpaid')
  })

  test('is received by the pitch when the pitch confirms it, also what the captain has collected', () => {
    for (const balance of [unpaid, said, paid])
      expect(after(balance, 'confirm', 'pitch')).toMatchObject({ paid: 100, received: 100, open: 0, said: 0 })
    expect(after(unpaid, 'confirm').received).toBe(0)
    expect(listTransfers('confirm', after(paid, 'confirm', 'pitch'), 'pitch')).toEqual([])
  })

  test('that the pitch has received is given back and taken back by the pitch alone', () => {
    const received = after(unpaid, 'confirm', 'pitch')
    for (const act of ['refund', 'take-back', 'waive'] as const)
      expect(listTransfers(act, received, 'captain')).toEqual([])
    expect(after(received, 'refund', 'pitch')).toMatchObject({ received: 0, paid: 0, refunded: 100 })
    expect(after(received, 'take-back', 'pitch')).toMatchObject({ received: 0, paid: 0, open: 100 })
  })

  test('of which each has a part is given back by each as far as they have it', () => {
    const both = balanced({ open: -100, paid: 100, received: 60 })
    expect(after(both, 'refund')).toMatchObject({ open: -60, paid: 60, received: 60 })
    expect(after(both, 'refund', 'pitch')).toMatchObject({ open: 0, paid: 0, received: 0 })
  })

  test('without a debt has no state', () => expect(toPaymentState(noBalance)).toBeUndefined())
})

test('who owes says, who collects confirms, waives and gives back', () => {
  const payer = { payer: true, collector: false }
  const collector = { payer: false, collector: true }
  for (const act of ['confirm', 'waive', 'refund'] as const) {
    expect(() => requireMayAct(act, payer)).toThrow('permission')
    expect(() => requireMayAct(act, collector)).not.toThrow()
  }
  expect(() => requireMayAct('say', payer)).not.toThrow()
  expect(() => requireMayAct('say', collector)).toThrow('permission')
  for (const one of [payer, collector]) expect(() => requireMayAct('take-back', one)).not.toThrow()
})
