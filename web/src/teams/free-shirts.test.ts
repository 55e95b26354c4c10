import { expect, test } from 'vitest'
import { listUnusedNumbers } from './free-shirts.ts'

test('lists the numbers from 1 to 11 that no member wears', () => {
  const worn = (...numbers: (number | undefined)[]) => ({
    members: numbers.map((number) => (number === undefined ? {} : { number })),
  })
  expect(listUnusedNumbers(worn(1, 2, 3, 4, 6, 8, 9, 11, 14, 99, undefined))).toEqual([5, 7, 10])
  expect(listUnusedNumbers(worn())).toHaveLength(11)
  expect(listUnusedNumbers(worn(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))).toEqual([])
})
