import { describe, expect, test } from 'vitest'
import { toCell, listCellsAround, toRanks } from './rules.ts'

const lagos = { lng: 3.3541, lat: 6.4969 }
const at = (lng: number, lat: number) => ({ lng, lat })

describe('the cells around a place', () => {
  test('are as many as fit into the circle', () => {
    const area = Math.PI * 25 ** 2
    expect(listCellsAround(lagos, 25).length * 5.56 ** 2).toBeGreaterThan(area * 0.9)
    expect(listCellsAround(lagos, 25).length * 5.56 ** 2).toBeLessThan(area * 1.1)
  })

  test.each([
    ['20 km off', at(3.3541, 6.6769), true],
    ['35 km off', at(3.3541, 6.8119), false],
    ['21 km to the east', at(3.5441, 6.4969), true],
    ['21 km to the west', at(3.1641, 6.4969), true],
    ['29 km to the east', at(3.6141, 6.4969), false],
    ['29 km to the west', at(3.0941, 6.4969), false],
    ['in Ibadan', at(3.8964, 7.3775), false],
  ])('%s: %s is one of them: %s', (_, place, is) =>
    expect(listCellsAround(lagos, 25).includes(toCell(place))).toBe(is),
  )

  test.each([
    ['over the seam at 180 degrees', at(179.99, -16.8), at(-179.95, -16.8)],
    ['over the pole', at(10, 89.99), at(-170, 89.95)],
    ['at the end of the world', at(180, 90), at(-180, 89.99)],
  ])('go %s', (_, here, there) => expect(listCellsAround(here, 25)).toContain(toCell(there)))

  test.each([at(0, 0), at(25, 60), at(180, -90), at(3.3541, 6.4969), at(-180, 89.9)])(
    'hold the own one of %j and none twice',
    (place) => {
      const cells = listCellsAround(place, 1)
      expect(cells).toContain(toCell(place))
      expect(new Set(cells).size).toBe(cells.length)
    },
  )
})

test('equal figures share a rank, and the next counts all before it', () => {
  expect(toRanks([9, 7, 7, 7, 3])).toEqual([1, 2, 2, 2, 5])
  expect(toRanks([])).toEqual([])
})
