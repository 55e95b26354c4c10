import { expect, test } from 'vitest'
import {
  toFramePoint,
  mapFrame,
  moveLatLng,
  listLabelledPitches,
  findLabelPositions,
  fromFramePoint,
} from './place-drawing.ts'

const surulere = { lng: 3.3541, lat: 6.4969 }

test('converting a location to map pixels and back returns the location', () => {
  for (const scale of [8, 72, 648])
    for (const spot of [surulere, { lng: 3.36, lat: 6.49 }]) {
      const found = fromFramePoint(surulere, scale, toFramePoint(surulere, scale, spot))
      expect(found.lng).toBeCloseTo(spot.lng, 6)
      expect(found.lat).toBeCloseTo(spot.lat, 6)
    }
})

test('north is up, east is right, and the centre of the map is in the middle', () => {
  expect(toFramePoint(surulere, 72, surulere)).toEqual({ x: mapFrame.width / 2, y: mapFrame.height / 2 })
  expect(moveLatLng(surulere, 72, { x: 0, y: -72 }).lat).toBeCloseTo(surulere.lat + 1 / 111.2, 6)
  expect(moveLatLng(surulere, 72, { x: 10, y: 0 }).lng).toBeGreaterThan(surulere.lng)
})

test('longitudes wrap at 180 degrees', () => {
  expect(moveLatLng({ lng: 179.9999, lat: 0 }, 8, { x: 8, y: 0 }).lng).toBeLessThan(-179.9)
})

test('district names do not overlap each other, a pitch or the edge', () => {
  const named = (name: string, lng: number, lat: number) => ({
    name,
    location: { type: 'Point' as const, coordinates: [lng, lat] as [number, number] },
  })
  const places = [
    named('Surulere', 3.3541, 6.4969),
    named('Ojuelegba', 3.3555, 6.4969),
    named('Yaba', 3.3752, 6.5095),
    named('Badagry', 2.887, 6.415),
  ]
  const middle = { name: 'Surulere', x: mapFrame.width / 2, y: mapFrame.height / 2 }
  const drawn = findLabelPositions(surulere, 72, places)
  expect(drawn.map(({ name }) => name)).toEqual(['Surulere', 'Ojuelegba', 'Yaba'])
  expect(drawn[0]).toEqual(middle)
  expect(drawn[1]?.y).toBe(middle.y - 18)
  const pitch = named('Adélékè Astro', 3.3541, 6.4969)
  expect(findLabelPositions(surulere, 72, places.slice(0, 1), [pitch])).toEqual([
    { ...middle, y: middle.y - 18 },
  ])
  const everywhere = [0, 1, 2, 3].map((n) => named('Adélékè Astro', 3.3541, 6.4969 + (n - 2) * 0.003))
  expect(findLabelPositions(surulere, 72, places.slice(0, 1), everywhere)).toEqual([])
})

test('if pitch names overlap, only the first name is drawn', () => {
  const pitch = (name: string, lng: number) => ({
    name,
    location: { type: 'Point' as const, coordinates: [lng, 6.4969] as [number, number] },
  })
  const pitches = [pitch('Adélékè Astro', 3.3541), pitch('The Cage', 3.3545), pitch('Yaba Turf', 3.42)]
  expect(listLabelledPitches(surulere, 72, pitches).map(({ name }) => name)).toEqual(['Adélékè Astro'])
  expect(listLabelledPitches(surulere, 8, pitches.slice(0, 1))).toHaveLength(1)
})
