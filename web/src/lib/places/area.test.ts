import { expect, test } from 'vitest'
import { toArea } from './area.ts'
import { metresBetween } from './distance.ts'

test('the area of a point is about a kilometre wide and the same for everyone in it', () => {
  expect(toArea([3.391237, 6.554329])).toEqual([3.39, 6.55])
  expect(toArea([3.394999, 6.545001])).toEqual([3.39, 6.55])
  const corners = [toArea([3.39, 6.55]), toArea([3.4, 6.56])] as const
  const across = metresBetween(
    { type: 'Point', coordinates: corners[0] },
    { type: 'Point', coordinates: corners[1] },
  )
  expect(across).toBeGreaterThan(1400)
  expect(across).toBeLessThan(1700)
})
