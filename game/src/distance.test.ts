import { describe, expect, test } from 'vitest'
import { metresBetween } from './distance.ts'

describe('the distance on the great circle', () => {
  test('matches known distances', () => {
    const lagos = { lng: 3.3792, lat: 6.5244 }
    expect(metresBetween(lagos, { lng: 7.4951, lat: 9.0579 }) / 1000).toBeCloseTo(536, -1)
    expect(metresBetween(lagos, { lng: -0.1278, lat: 51.5074 }) / 1000).toBeCloseTo(5017, -2)
  })
  test('works across the antimeridian and at the poles', () => {
    expect(metresBetween({ lng: 179.999, lat: 0 }, { lng: -179.999, lat: 0 })).toBeCloseTo(222.39, 1)
    expect(metresBetween({ lng: 12, lat: 90 }, { lng: -140, lat: 90 })).toBeCloseTo(0, 6)
    expect(metresBetween({ lng: 0, lat: 90 }, { lng: 0, lat: -90 })).toBeCloseTo(20_015_114, -2)
  })
})
