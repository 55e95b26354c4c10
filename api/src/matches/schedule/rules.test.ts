import { expect, test } from 'vitest'
import { lookFrom, topicsAround } from './rules.ts'

const cellAt = (lng: number, lat: number) => `matches:${Math.floor(lng * 2)}:${Math.floor(lat * 2)}`

test.each([
  ['in Lagos', 3.3792, 6.5244, 3.75, 6.6],
  ['over the equator', 9.4, 0.1, 9.4, -0.2],
  ['over the date line', 179.9, -17, -179.8, -17.1],
  ['far in the north', 25.7, 66.5, 26.7, 66.5],
])('%s what lies within the radius is heard of', (_, lng, lat, otherLng, otherLat) => {
  expect(topicsAround({ lng, lat, radius: 50 })).toContain(cellAt(otherLng, otherLat))
})

test('of another town nothing is heard', () => {
  const topics = topicsAround({ lng: 3.4, lat: 6.5, radius: 58 })
  expect(topics).not.toContain(cellAt(5.62, 6.33))
  expect(topics.length).toBeLessThan(20)
})

test('neighbours look from one place', () => {
  expect(lookFrom({ lng: 3.3541, lat: 6.4969, radius: 50 })).toEqual({ lng: 3.4, lat: 6.5, radius: 58 })
  expect(lookFrom({ lng: 3.3792, lat: 6.5244, radius: 50 })).toEqual({ lng: 3.4, lat: 6.5, radius: 58 })
  expect(lookFrom({ lng: undefined, lat: undefined, radius: 50 })).toBeNull()
})
