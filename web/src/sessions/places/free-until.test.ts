import { expect, test } from 'vitest'
import { leavingFact } from './free-until.ts'

const session = (serverTime: string) => ({
  start: '2025-11-21T02:30:00.000Z',
  serverTime,
  pitch: { timeZone: 'Africa/Lagos' },
})

test('leaving is free until five hours before, on which day; after that it counts as late', () => {
  expect(leavingFact(session('2025-11-20T21:00:00.000Z'))).toEqual(['Leave free until', '22:30, Thu 20 Nov'])
  expect(leavingFact(session('2025-11-20T22:00:00.000Z'))).toEqual(['Leaving', 'Counts as late from now on'])
})
