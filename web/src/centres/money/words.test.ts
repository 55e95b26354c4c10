import type { BookingPayment } from '@i-one/contract/centres/money'
import { expect, test } from 'vitest'
import {
  paymentPurposeText,
  receiptNumberText,
  payerText,
  paymentText,
  refundedReceiptsText,
} from './words.ts'

const receipt: BookingPayment = {
  _id: 'a',
  receipt: 12,
  kind: 'payment',
  amount: { amount: 1_000_000, currency: 'NGN' },
  method: 'cash',
  by: 'Bísí',
  payer: 'Ada Eze',
  at: '2025-11-20T10:00:00.000Z',
  centre: { name: 'Yaba Fives Limited', address: '7 Adélékè Street' },
  pitch: { _id: 'p', name: 'The Cage' },
  timeZone: 'Africa/Lagos',
  start: '2025-11-21T19:00:00.000Z',
  end: '2025-11-21T20:00:00.000Z',
  paid: 1_000_000,
}
const { payer: _payer, ...nameless } = receipt
const { pitch: _pitch, start: _start, end: _end, ...placeless } = receipt

test('a receipt shows the payer, the method and the purpose', () => {
  expect(receiptNumberText(receipt)).toBe('Receipt 12')
  expect(paymentText(receipt)).toBe('₦10,000 in cash')
  expect(payerText(receipt)).toBe('Ada Eze')
  expect(paymentPurposeText(receipt)).toBe('The Cage, Fri 21 Nov 2025, 20:00 to 21:00')
})

test('a refund lists the refunded receipts', () => {
  const refundOf = [
    { receipt: 12, amount: 300_000 },
    { receipt: 9, amount: 50_000 },
  ]
  expect(receiptNumberText({ ...receipt, kind: 'refund' })).toBe('Refund 12')
  expect(refundedReceiptsText({ ...receipt, refundOf })).toBe('Receipt 12 (₦3,000), Receipt 9 (₦500)')
})

test('missing details are shown as unknown or deleted', () => {
  expect(payerText(nameless)).toBe('Name deleted')
  expect(payerText({ ...nameless, rebuilt: true })).toBe('Unknown')
  expect(payerText({ ...nameless, player: 'Emeka' })).toBe('Emeka')
  expect(paymentPurposeText(placeless)).toBe('Unknown')
  expect(paymentPurposeText({ ...placeless, start: receipt.start })).toBe('Fri 21 Nov 2025')
})
