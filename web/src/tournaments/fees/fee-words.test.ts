import type { EntryFee } from '@i-one/contract/tournaments/fees'
import { expect, test } from 'vitest'
import { feesText } from './entry-fees.tsx'

const fee = (more: Partial<EntryFee>): EntryFee => ({
  team: { _id: 'team', name: 'Okada', initials: 'OK' },
  entered: true,
  mine: false,
  withdrawsFree: false,
  state: 'unpaid',
  owed: 4_500_000,
  open: 0,
  said: 0,
  paid: 0,
  waived: 0,
  ...more,
})

test('shows how much of the total is paid, and other amounts if there are any', () => {
  const teams = [fee({ paid: 4_500_000 }), fee({ open: 4_500_000 }), fee({ waived: 4_500_000 })]
  expect(feesText({ teams }, 'NGN')).toBe('₦45,000 of ₦135,000 paid · ₦45,000 waived')
})

test('shows the amount to refund if nothing is owed', () => {
  const teams = [fee({ owed: 0, paid: 4_500_000, open: -4_500_000 })]
  expect(feesText({ teams }, 'NGN')).toBe('Nothing is owed · ₦45,000 to refund')
})
