import type { OpponentWanted } from '@i-one/contract/sessions/opponents'
import { expect, test } from 'vitest'
import { groupByDay, startsInText } from './wanted-rows.ts'

const at = (start: string, whoPlays = 'any') =>
  ({ start, whoPlays, pitch: { timeZone: 'Africa/Lagos' } }) as OpponentWanted
const now = new Date('2025-11-20T21:30:00Z')
const late = at('2025-11-20T22:30:00Z')
const pastMidnight = at('2025-11-20T23:30:00Z')
const saturday = at('2025-11-22T10:00:00Z')

test('[BOOK-7] groups sessions by the local day of the pitch', () => {
  const titles = groupByDay([late, pastMidnight, saturday], 'any', now).map(({ title }) => title)
  expect(titles).toEqual(['Today', 'Tomorrow', 'Sat 22 Nov'])
  expect(groupByDay([late, pastMidnight, saturday], 'today', now)).toEqual([
    { title: 'Today', sessions: [late] },
  ])
  expect(groupByDay([late, pastMidnight, saturday], 'weekend', now)[0]?.sessions).toEqual([saturday])
  const women = at('2025-11-22T12:00:00Z', 'women')
  const [near, far] = [10_000, 10_001].map((distance) => ({ ...saturday, distance }))
  expect(groupByDay([near!, far!], 'near', now)).toEqual([{ title: 'Sat 22 Nov', sessions: [near] }])
  expect(groupByDay([late, saturday, women], 'women', now)).toEqual([
    { title: 'Sat 22 Nov', sessions: [women] },
  ])
})

test('[BOOK-7] shows the remaining time during the last 24 hours', () => {
  expect(startsInText('2025-11-20T22:30:00Z', now)).toBe('in 1 h 0 min')
  expect(startsInText('2025-11-20T21:42:00Z', now)).toBe('in 12 min')
  expect(startsInText('2025-11-20T21:30:00Z', now)).toBe('now')
  expect(startsInText('2025-11-21T21:30:00Z', now)).toBeUndefined()
})
