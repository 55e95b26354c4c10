import { maxReported, type Reported } from '@i-one/contract/moderation/reports'
import { expect, test } from 'vitest'
import { unresolvedReportsText, reportsText } from './report-text.ts'

const report = (reason: Reported['reports'][number]['reason']) => ({
  _id: crypto.randomUUID(),
  at: '2025-11-20T12:00:00.000Z',
  reason,
  words: 'Shouted',
  closedAt: null,
})

test('names each reason once, and the number of reports', () => {
  const rude = report('rude-or-threatening')
  expect(reportsText([rude])).toBe('Rude or threatening, 1 report')
  expect(reportsText([report('does-not-come'), rude, rude])).toBe(
    'Often doesn’t show up; Rude or threatening, 3 reports',
  )
})

const thing = (reports: number): Reported => ({
  kind: 'team',
  about: { _id: '1', name: 'Egrets' },
  reports: Array.from({ length: reports }, (_, at) => ({
    _id: String(at),
    at: '2026-11-23T12:00:00.000Z',
    reason: 'not-right',
    words: 'Rude',
    closedAt: null,
  })),
})

test('the heading counts reports, not reported things', () => {
  expect(unresolvedReportsText([])).toBe('No reports open')
  expect(unresolvedReportsText([thing(1)])).toBe('1 report open')
  expect(unresolvedReportsText([thing(3), thing(1)])).toBe('4 reports open')
})

test('a full list shows “At least”', () => {
  expect(unresolvedReportsText(Array.from({ length: maxReported }, () => thing(2)))).toBe(
    'At least 200 reports open',
  )
})
