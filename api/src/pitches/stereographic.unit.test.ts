import { metresBetween } from '@i-one/game/distance'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectCap, hemispheres, project, getMaxCapDistance } from './stereographic.ts'

const anywhere = fc.record({
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 0, 180)),
  lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, -1e-9, 0, 1e-9, 90)),
})

describe('the projection of a cap', () => {
  test('holds everything of its hemisphere that is within the distance, and nothing farther than its reach', () => {
    fc.assert(
      fc.property(anywhere, anywhere, fc.double({ min: 0, max: 2, noNaN: true }), (centre, other, wider) => {
        const hemisphere = hemispheres[other.lat >= 0 ? 0 : 1]
        const circle = projectCap(hemisphere, centre, metresBetween(centre, other) * (1 + wider))
        expect(circle).not.toBeNull()
        const there = project(hemisphere, other)
        const fromMiddle = Math.hypot(there.x - circle!.x, there.y - circle!.y)
        expect(fromMiddle).toBeLessThanOrEqual(circle!.radius)
        const here = project(hemisphere, centre)
        const apart = Math.hypot(there.x - here.x, there.y - here.y)
        expect(apart).toBeLessThanOrEqual(getMaxCapDistance(here, circle!))
      }),
      // this example is near infinity in the projection, where adjacent doubles are metres apart
      {
        numRuns: 5000,
        examples: [[{ lng: -81.46596187247492, lat: -90 }, { lng: -180, lat: 0 }, 0]],
      },
    )
  })

  test('is tight: a little nearer than somebody, and they are outside', () => {
    const nearby = fc.double({ min: -20, max: 20, noNaN: true })
    fc.assert(
      fc.property(anywhere, nearby, nearby, (centre, east, north) => {
        const other = { lng: centre.lng + east, lat: Math.max(-90, Math.min(90, centre.lat + north)) }
        const distance = metresBetween(centre, other)
        fc.pre(distance > 1)
        const hemisphere = hemispheres[other.lat >= 0 ? 0 : 1]
        const circle = projectCap(hemisphere, centre, distance * 0.999 - 0.01)
        if (!circle) return
        const there = project(hemisphere, other)
        expect(Math.hypot(there.x - circle.x, there.y - circle.y)).toBeGreaterThan(circle.radius)
      }),
      { numRuns: 2000 },
    )
  })
})
