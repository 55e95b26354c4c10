import { expect, test } from 'vitest'
import { drawMap, mapSize } from './map-drawing.ts'

const pitch = (name: string, lng: number, lat: number) => ({
  _id: '00000000-0000-4000-8000-000000000001',
  name,
  location: { type: 'Point' as const, coordinates: [lng, lat] as [number, number] },
})

test.each([
  ['east', 3.62, 'end', mapSize.width - 8],
  ['west', 3.22, 'start', 8],
])('the label of a place at the %s edge fits on the map', (_, lng, anchor, labelX) => {
  const you = { type: 'Point' as const, coordinates: [3.42, 6.43] as [number, number] }
  const { target } = drawMap(pitch('Lagoon Astro', lng, 6.43), you, [])
  expect(target).toMatchObject({ anchor, labelX })
})

test('a label with room on both sides is centred below its place', () => {
  const { target } = drawMap(pitch('Lagoon Astro', 3.42, 6.43), undefined, [])
  expect(target).toMatchObject({ anchor: 'middle', labelX: target.x })
})
