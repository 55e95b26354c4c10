import type { Reported } from '@i-one/contract/moderation/reports'
import { expect, test } from 'vitest'
import { reportsText } from './report-text.ts'

const report = (reason: Reported['reports'][number]['reason']) => ({
  _id: crypto.randomUUID(),
  at: '2025-11-20T12:00:00.000Z',
  reason,
  words: 'Shouted',
  closedAt: null,
})

test('a thing says why it was reported, each reason once, and how often', () => {
  const rude = report('rude-or-threatening')
  expect(reportsText([rude])).toBe('Rude or threatening, 1 report')
  expect(reportsText([report('does-not-come'), rude, rude])).toBe(
    'Does not come, again and again; Rude or threatening, 3 reports',
  )
})
