import { describe, expect, test } from 'vitest'
import { type Circle, circlesAround, metresBetween } from './rules.ts'

const radians = Math.PI / 180
const project = ({ lng, lat }: { lng: number; lat: number }) => {
  const r = Math.tan(Math.PI / 4 - (lat * radians) / 2)
  return { x: r * Math.cos(lng * radians), y: r * Math.sin(lng * radians) }
}
const inside = (circle: Circle | null, point: { x: number; y: number }) =>
  circle !== null && Math.hypot(point.x - circle.x, point.y - circle.y) <= circle.radius

test('Surulere to Ikeja is some ten kilometres, and around the globe half its girth', () => {
  expect(metresBetween({ lng: 3.3541, lat: 6.4969 }, { lng: 3.3515, lat: 6.6018 })).toBeCloseTo(11668, -1)
  expect(metresBetween({ lng: 0, lat: 0 }, { lng: 180, lat: 0 })).toBeCloseTo(20_015_115, -1)
})

describe('a circle on the plane', () => {
  const centres = [
    { lng: 3.35, lat: 6.5 },
    { lng: -70.6, lat: -33.4 },
    { lng: 179.99, lat: 0.1 },
    { lng: 25, lat: -0.2 },
    { lng: 12, lat: 89.9 },
    { lng: -120, lat: -89.95 },
  ]
  test.each(centres)('around $lng, $lat holds exactly who is within the distance', (centre) => {
    const kilometres = 100
    const { north, south } = circlesAround(centre, kilometres)
    for (let n = 0; n < 4000; n++) {
      const lat = Math.max(-90, Math.min(90, centre.lat + ((n % 63) / 31 - 1) * 1.8))
      const spread = Math.min(180, 1.8 / Math.max(0.01, Math.cos(lat * radians)))
      const lng = centre.lng + (Math.floor(n / 63) / 31 - 1) * spread
      const point = { lng, lat }
      const found = lat >= 0 ? inside(north, project(point)) : inside(south, project({ lng, lat: -lat }))
      expect(found, JSON.stringify(point)).toBe(metresBetween(centre, point) <= kilometres * 1000)
    }
  })
  test('does not exist in a hemisphere out of reach', () => {
    expect(circlesAround({ lng: 3.35, lat: 6.5 }, 200).south).toBeNull()
    expect(circlesAround({ lng: 3.35, lat: 1 }, 200).south).not.toBeNull()
  })
})
