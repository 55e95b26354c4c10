import { expect, test } from 'vitest'
import { toSearchArea, listTopicsAround } from './rules.ts'

const cellAt = (lng: number, lat: number) => `matches:${Math.floor(lng * 2)}:${Math.floor(lat * 2)}`

test.each([
  ['in Lagos', 3.3792, 6.5244, 3.75, 6.6],
  ['over the equator', 9.4, 0.1, 9.4, -0.2],
  ['over the date line', 179.9, -17, -179.8, -17.1],
  ['far in the north', 25.7, 66.5, 26.7, 66.5],
])('%s what lies within the radius is heard of', (_, lng, lat, otherLng, otherLat) => {
  expect(listTopicsAround({ lng, lat, radius: 50 })).toContain(cellAt(otherLng, otherLat))
})

const wentFrom = (lng: number, lat: number, bearing: number, kilometres: number) => {
  const [sin, cos] = [
    (angle: number) => Math.sin(angle / degrees),
    (angle: number) => Math.cos(angle / degrees),
  ]
  const far = kilometres / 111.2
  const up = Math.asin(sin(lat) * cos(far) + cos(lat) * sin(far) * cos(bearing)) * degrees
  const across = Math.atan2(sin(bearing) * sin(far) * cos(lat), cos(far) - sin(lat) * sin(up)) * degrees
  return [((lng + across + 540) % 360) - 180, up] as const
}
const degrees = 180 / Math.PI

test('topics cover the whole radius', () => {
  for (const lat of [-66, 6.5, 66])
    for (let lng = -180; lng < 180; lng += 3.1) {
      const topics = listTopicsAround({ lng, lat, radius: 50 })
      for (let bearing = 0; bearing < 360; bearing += 30)
        expect(topics).toContain(cellAt(...wentFrom(lng, lat, bearing, 50)))
    }
})

test('topics leave out other towns', () => {
  const topics = listTopicsAround({ lng: 3.4, lat: 6.5, radius: 58 })
  expect(topics).not.toContain(cellAt(5.62, 6.33))
  expect(topics.length).toBeLessThan(20)
})

test('nearby locations are rounded to the same area', () => {
  expect(toSearchArea({ lng: 3.3541, lat: 6.4969, radius: 50 })).toEqual({ lng: 3.4, lat: 6.5, radius: 58 })
  expect(toSearchArea({ lng: 3.3792, lat: 6.5244, radius: 50 })).toEqual({ lng: 3.4, lat: 6.5, radius: 58 })
  expect(toSearchArea({ lng: undefined, lat: undefined, radius: 50 })).toBeNull()
})
