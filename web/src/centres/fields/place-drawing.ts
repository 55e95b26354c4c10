import type { Point } from '@i-one/contract/shapes'
import { type LatLng, toLatLng } from './spot.ts'

export const mapFrame = { width: 400, height: 270 }
export const mapScales = [8, 24, 72, 216, 648] as const

const kilometresPerDegree = 111.2
const kilometresPerLongitude = (lat: number) =>
  kilometresPerDegree * Math.max(0.01, Math.cos((lat * Math.PI) / 180))
const wrapLongitude = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

/** Converts a location to map pixels. The flat projection is accurate enough within a city. */
export const toFramePoint = (centre: LatLng, scale: number, { lng, lat }: LatLng) => ({
  x: mapFrame.width / 2 + wrapLongitude(lng - centre.lng) * kilometresPerLongitude(centre.lat) * scale,
  y: mapFrame.height / 2 - (lat - centre.lat) * kilometresPerDegree * scale,
})

const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6 || 0

export const fromFramePoint = (
  centre: LatLng,
  scale: number,
  { x, y }: { x: number; y: number },
): LatLng => ({
  lng: roundDegrees(
    wrapLongitude(centre.lng + (x - mapFrame.width / 2) / (kilometresPerLongitude(centre.lat) * scale)),
  ),
  lat: roundDegrees(
    Math.max(-90, Math.min(90, centre.lat + (mapFrame.height / 2 - y) / (kilometresPerDegree * scale))),
  ),
})

export const moveLatLng = (from: LatLng, scale: number, { x, y }: { x: number; y: number }): LatLng =>
  fromFramePoint(from, scale, { x: mapFrame.width / 2 + x, y: mapFrame.height / 2 + y })

export const isInFrame = ({ x, y }: { x: number; y: number }) =>
  x > 8 && x < mapFrame.width - 8 && y > 8 && y < mapFrame.height - 8

interface Named {
  name: string
  location: Point
}

const letter = { width: 6.6, height: 15 }

const toLabelBox = ({ name }: Named, { x, y }: { x: number; y: number }) => {
  const half = (name.length * letter.width) / 2
  return { left: x - half, right: x + half, top: y - letter.height / 2, bottom: y + letter.height / 2 }
}
type Box = ReturnType<typeof toLabelBox>

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const isWhole = ({ left, right, top, bottom }: Box) =>
  left > 0 && right < mapFrame.width && top > 0 && bottom < mapFrame.height

const toPitchBox = (pitch: Named, at: { x: number; y: number }): Box => {
  const { left, right } = toLabelBox(pitch, at)
  return {
    left: Math.min(left, at.x - 14),
    right: Math.max(right, at.x + 14),
    top: at.y - 8,
    bottom: at.y + 28,
  }
}

const shifts = [0, -18, 38]

/** Returns the pitches whose names fit on the map without overlapping an earlier name or the edge. */
export const listLabelledPitches = <Pitch extends Named>(
  centre: LatLng,
  scale: number,
  pitches: readonly Pitch[],
) => {
  const boxes: Box[] = []
  return pitches.filter((pitch) => {
    const box = toPitchBox(pitch, toFramePoint(centre, scale, toLatLng(pitch.location)))
    if (!isWhole(box) || boxes.some((other) => overlaps(box, other))) return false
    boxes.push(box)
    return true
  })
}

export const findLabelPositions = (
  centre: LatLng,
  scale: number,
  places: readonly Named[],
  pitches: readonly Named[] = [],
) => {
  const at = ({ location }: Named) => toFramePoint(centre, scale, toLatLng(location))
  const boxes = pitches.map((pitch) => toPitchBox(pitch, at(pitch)))
  return places.flatMap((place) => {
    const { x, y } = at(place)
    for (const shift of shifts) {
      const box = toLabelBox(place, { x, y: y + shift })
      if (!isWhole(box) || boxes.some((other) => overlaps(box, other))) continue
      boxes.push(box)
      return [{ name: place.name, x, y: y + shift }]
    }
    return []
  })
}
