import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Collector,
  type TransferBalance,
  type Transfer,
  sumTransfers,
  listTransfers,
} from './transfers.ts'

type Act = Parameters<typeof listTransfers>[0]
const acts = ['say', 'confirm', 'waive', 'refund', 'take-back'] as const

const nothing: TransferBalance = { open: 0, said: 0, paid: 0, received: 0, waived: 0 }
const moved = (act: Act, held: Partial<TransferBalance>, by?: Collector) =>
  listTransfers(act, { ...nothing, ...held }, by).map(({ from, to, amount }) => `${from} to ${to}: ${amount}`)

describe('a player reports a payment', () => {
  test('of the whole open amount', () => {
    expect(moved('say', { open: 500, said: 200 })).toEqual(['open to said: 500'])
  })
  test('but not if nothing is open or too much was paid', () => {
    expect(moved('say', { said: 200 })).toEqual([])
    expect(moved('say', { open: -300, paid: 800 })).toEqual([])
  })
})

describe('a collector confirms', () => {
  test('the reported amount before the open amount', () => {
    expect(moved('confirm', { open: 300, said: 200 }, 'captain')).toEqual(['said to paid: 200'])
    expect(moved('confirm', { open: 300, said: 200 }, 'pitch')).toEqual(['said to received: 200'])
  })
  test('the open amount if nothing was reported', () => {
    expect(moved('confirm', { open: 300 }, 'captain')).toEqual(['open to paid: 300'])
    expect(moved('confirm', { open: 300, paid: 200 }, 'pitch')).toEqual(['open to received: 300'])
  })
  test('at the pitch the amount collected by the captain, and for the captain nothing twice', () => {
    expect(moved('confirm', { paid: 500, received: 200 }, 'pitch')).toEqual(['paid to received: 300'])
    expect(moved('confirm', { open: -100, paid: 500 }, 'pitch')).toEqual(['paid to received: 500'])
    expect(moved('confirm', { paid: 500, received: 500 }, 'pitch')).toEqual([])
    expect(moved('confirm', { paid: 500 }, 'captain')).toEqual([])
  })
})

describe('a debt is waived', () => {
  test('whether reported or open, but not paid amounts', () => {
    expect(moved('waive', { open: 300, said: 200, paid: 100 }, 'captain')).toEqual([
      'said to waived: 200',
      'open to waived: 300',
    ])
    expect(moved('waive', { said: 200 }, 'captain')).toEqual(['said to waived: 200'])
  })
  test('but not if too much was paid', () => {
    expect(moved('waive', { open: -100, said: 200, paid: 500 }, 'captain')).toEqual([])
  })
})

describe('a collector refunds', () => {
  test('the payment for a share, which is then waived', () => {
    expect(moved('refund', { paid: 500 }, 'captain')).toEqual(['paid to open: 500', 'open to waived: 500'])
    expect(moved('refund', { paid: 500, received: 500 }, 'pitch')).toEqual([
      'received to open: 500',
      'open to waived: 500',
    ])
  })
  test('only the surplus if the share decreased', () => {
    expect(moved('refund', { open: -200, paid: 500 }, 'captain')).toEqual(['paid to open: 200'])
    expect(moved('refund', { open: -800, paid: 500 }, 'captain')).toEqual(['paid to open: 500'])
  })
  test('only money they have: the captain none from the pitch, the pitch first its own', () => {
    expect(moved('refund', { paid: 500, received: 400 }, 'captain')).toEqual([
      'paid to open: 100',
      'open to waived: 100',
    ])
    expect(moved('refund', { open: -300, paid: 500, received: 500 }, 'captain')).toEqual([])
    expect(moved('refund', { open: -300, paid: 500, received: 200 }, 'pitch')).toEqual([
      'received to open: 200',
      'paid to open: 100',
    ])
    expect(moved('refund', { paid: 500, received: 200 }, 'pitch')).toEqual([
      'received to open: 200',
      'paid to open: 300',
      'open to waived: 500',
    ])
  })
})

describe('an action is undone', () => {
  test('by a player only for the reported amount', () => {
    expect(moved('take-back', { said: 200, paid: 300, waived: 100 })).toEqual(['said to open: 200'])
    expect(moved('take-back', { paid: 300, waived: 100 })).toEqual([])
  })
  test('by a collector first for the reported amount, then for confirmed or waived amounts', () => {
    const confirmed = { paid: 300, received: 100, waived: 50 }
    expect(moved('take-back', { ...confirmed, said: 200 }, 'pitch')).toEqual(['said to open: 200'])
    expect(moved('take-back', confirmed, 'captain')).toEqual(['paid to open: 200', 'waived to open: 50'])
    expect(moved('take-back', confirmed, 'pitch')).toEqual([
      'received to open: 100',
      'paid to open: 200',
      'waived to open: 50',
    ])
  })
})

test('the caller must expect the exact amount transferred; a refund excludes the waived amount', () => {
  const amountOf = (act: Act, held: Partial<TransferBalance>, by?: Collector) =>
    sumTransfers(act, listTransfers(act, { ...nothing, ...held }, by))
  expect(amountOf('refund', { paid: 500, received: 200 }, 'pitch')).toBe(500)
  expect(amountOf('refund', { open: -200, paid: 500 }, 'captain')).toBe(200)
  expect(amountOf('waive', { open: 300, said: 200 }, 'captain')).toBe(500)
  expect(amountOf('say', { open: 300 })).toBe(300)
  expect(amountOf('confirm', {}, 'captain')).toBe(0)
})

test('no order of actions creates or loses money, and only the open balance becomes negative', () => {
  const step = fc.tuple(
    fc.constantFrom<Act>(...acts),
    fc.constantFrom<Collector | undefined>('captain', 'pitch', undefined),
    fc.integer({ min: -400, max: 400 }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const ledger = { share: 0, open: 0, said: 0, paid: 0, received: 0, waived: 0 }
      const move = ({ from, to, amount }: Transfer) => {
        ledger[from] -= amount
        ledger[to] += amount
      }
      for (const [act, by, more] of steps) {
        move({ from: 'share', to: 'open', amount: more })
        const held = { ...ledger, paid: ledger.paid + ledger.received }
        for (const transfer of listTransfers(act, held, by)) move(transfer)
        const { share, open, ...given } = ledger
        expect(share + open + Object.values(given).reduce((a, b) => a + b, 0)).toBe(0)
        expect(Math.min(...Object.values(given))).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
