import { CallError } from '@i-one/contract/call'
import type { ErrorCode } from '@i-one/contract/errors'
import type { Payments, PlacePayment } from '@i-one/contract/payments'
import { expect, test } from 'vitest'
import { findChangedAmount, getExpectedAmount, listPaymentChoices } from './payment-acts.ts'
import {
  amountText,
  shareForecastText,
  unpaidPlayersText,
  getOwedSharesKey,
  getReminderState,
  toPaymentSummary,
} from './payment-words.ts'

const payment = (traits: Partial<PlacePayment>): PlacePayment => ({
  place: 'a',
  player: { _id: 'p', name: 'Uche' },
  mine: true,
  state: 'unpaid',
  share: 250_000,
  open: 250_000,
  said: 0,
  paid: 0,
  received: 0,
  waived: 0,
  ...traits,
})
const labels = (traits: Partial<PlacePayment>, collects: boolean, receives = false, confirmsOwn = true) =>
  listPaymentChoices(payment(traits), { collects, receives, confirmsOwn }).map(({ label }) => label)

test('players can report a payment and undo it, for their own places only', () => {
  expect(labels({}, false)).toEqual(['I have paid'])
  expect(labels({ state: 'said' }, false)).toEqual(['Undo'])
  expect(labels({ state: 'paid' }, false)).toEqual([])
  expect(labels({ mine: false }, false)).toEqual([])
})

test('the collector can confirm, waive, refund and undo', () => {
  expect(labels({}, true)).toEqual(['Confirm', 'Waive'])
  expect(labels({ state: 'said' }, true)).toEqual(['Confirm', 'Not received'])
  expect(labels({ state: 'paid', paid: 250_000 }, true)).toEqual(['Undo', 'Refund'])
  expect(labels({ state: 'to-refund', paid: 250_000 }, true)).toEqual(['Refunded'])
  expect(labels({ state: 'waived', waived: 250_000 }, true)).toEqual(['Undo'])
  expect(labels({ state: 'refunded', share: 0, open: 0 }, true)).toEqual([])
})

test('if the pitch has an owner, captains report their own payments like players', () => {
  expect(labels({}, true, false, false)).toEqual(['I have paid'])
  expect(labels({ mine: false }, true, false, false)).toEqual(['Confirm', 'Waive'])
})

test('only the pitch can change a payment that it has received', () => {
  const collected = { state: 'paid', paid: 250_000 } as const
  expect(labels(collected, true, true)).toEqual(['Received', 'Undo', 'Refund'])
  const received = { ...collected, received: 250_000 }
  expect(labels(received, true, true)).toEqual(['Undo', 'Refund'])
  expect(labels(received, true)).toEqual([])
  expect(labels({ ...received, state: 'to-refund' }, true)).toEqual([])
  expect(labels({ ...received, state: 'to-refund' }, true, true)).toEqual(['Refunded'])
})

test('shows the payment method, and the unpaid part of a share that has grown', () => {
  expect(amountText(payment({}), 'NGN')).toBe('₦2,500')
  expect(amountText(payment({ state: 'paid', method: 'transfer' }), 'NGN')).toBe('₦2,500, by transfer')
  expect(amountText(payment({ paid: 150_000, open: 100_000 }), 'NGN')).toBe('₦1,000 of ₦2,500 unpaid')
  expect(amountText(payment({ state: 'to-refund', share: 0, open: -50_000 }), 'NGN')).toBe('₦500')
})

test('the key of owed shares contains the user’s unpaid and reported shares', () => {
  const all = (...places: PlacePayment[]) => getOwedSharesKey({ places } as Payments)
  expect(all(payment({}), payment({ place: 'b', state: 'said' }))).toBe('a unpaid,b said')
  for (const traits of [
    { mine: false },
    { state: 'paid' },
    { state: 'waived' },
    { state: 'to-refund' },
  ] as const)
    expect(all(payment(traits))).toBe('')
})

test('shows the non-zero totals and the players who have not paid', () => {
  const totals = {
    owed: 500_000,
    unpaid: 250_000,
    said: 0,
    paid: 250_000,
    received: 100_000,
    waived: 0,
    toRefund: 10_000,
  }
  const places = [payment({}), payment({ state: 'paid' })]
  const all: Payments = {
    session: 's',
    currency: 'NGN',
    forecast: true,
    collects: true,
    receives: false,
    confirmsOwn: true,
    places,
    totals,
  }
  const price = { amount: 2_200_000, currency: 'NGN' }
  const more = '₦1,000 has reached the pitch. ₦100 must be refunded.'
  expect(toPaymentSummary(all, { price })).toEqual({ sum: '₦2,500', rest: `of ₦22,000 is paid. ${more}` })
  expect(toPaymentSummary({ ...all, forecast: false }, { price })).toEqual({
    sum: '₦2,500',
    rest: `of ₦5,000 is paid. ${more}`,
  })
  expect(unpaidPlayersText(all, 'other')).toBe('Not paid yet: Uche')
  expect(unpaidPlayersText({ ...all, places: [] }, 'other')).toBeUndefined()
  const one = payment({ player: { _id: 'q', name: 'Bisi' } })
  expect(unpaidPlayersText({ ...all, places: [...places, one] }, 'p')).toBe('Not paid yet: you and Bisi')
})

test('other players who have not paid can be reminded every 12 hours', () => {
  const places = [payment({}), payment({ mine: false }), payment({ mine: false, state: 'said' })]
  const noon = new Date('2025-11-21T12:00:00Z')
  expect(getReminderState({ places }, noon)).toEqual({ owing: 1, again: undefined })
  const again = new Date('2025-11-22T00:00:00Z')
  const remindedAt = noon.toISOString()
  expect(getReminderState({ places, remindedAt }, new Date(again.getTime() - 1))).toEqual({ owing: 1, again })
  expect(getReminderState({ places, remindedAt }, again)).toEqual({ owing: 1, again: undefined })
})

test('a cancelled session owes nothing and shows the amount to refund', () => {
  const totals = { owed: 0, unpaid: 0, said: 0, paid: 250_000, received: 0, waived: 0, toRefund: 250_000 }
  const off: Payments = {
    session: 's',
    currency: 'NGN',
    forecast: false,
    collects: true,
    receives: false,
    confirmsOwn: true,
    places: [],
    totals,
  }
  const price = { amount: 2_200_000, currency: 'NGN' }
  expect(toPaymentSummary(off, { price })).toEqual({ rest: 'Nothing is owed. ₦2,500 must be refunded.' })
})

test('shows the share for a full session and for the current players', () => {
  const price = { amount: 2_200_000, currency: 'NGN' }
  expect(shareForecastText({ price, capacity: 15, going: 5 })).toBe(
    'about ₦1,467 each with all 15 players, ₦4,400 each with the current 5 players',
  )
  expect(shareForecastText({ price, capacity: 10, going: 2 })).toBe(
    '₦2,200 each with all 10 players, at most ₦5,500',
  )
  expect(shareForecastText({ price, capacity: 4, going: 1 })).toBe('₦5,500 each with all 4 players')
  expect(shareForecastText({ price, capacity: 10, going: 10 })).toBe('₦2,200 each with all 10 players')
  expect(shareForecastText({ price: { ...price, amount: 0 }, capacity: 10, going: 7 })).toBe('free')
})

test('finds a changed amount, but not a payment that is already settled', () => {
  const collecting = { collects: true, receives: false }
  const wanted = { act: 'confirm', expected: getExpectedAmount('confirm', payment({}), collecting) } as const
  const refused = (now: PlacePayment, code: ErrorCode = 'payment-moved') =>
    findChangedAmount<PlacePayment>(new CallError('', 409, { code, payment: now }), wanted, (seen) =>
      getExpectedAmount(wanted.act, seen, collecting),
    )
  expect(wanted.expected).toBe(250_000)
  expect(refused(payment({ share: 416_700, open: 416_700 }))).toEqual({ ...wanted, now: 416_700 })
  expect(refused(payment({ state: 'paid', open: 0, paid: 250_000 }))).toBeUndefined()
  expect(refused(payment({ open: 416_700 }), 'not-yours')).toBeUndefined()
  expect(getExpectedAmount('refund', payment({ state: 'paid', open: 0, paid: 250_000 }), collecting)).toBe(
    250_000,
  )
})
