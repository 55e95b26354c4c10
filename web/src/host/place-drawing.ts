import type { Point } from '@i-one/contract/shapes'

/** Degrees. */
export type Spot = { lng: number; lat: number }

/** Of the drawing, in its own units. */
export const frame = { width: 400, height: 270 }
/** Units for a kilometre, from the whole city to a street. */
export const scales = [8, 24, 72, 216, 648] as const

const kilometresPerDegree = 111.2
const perLongitude = (lat: number) => kilometresPerDegree * Math.max(0.01, Math.cos((lat * Math.PI) / 180))
const roundTheGlobe = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

/** Where a place is drawn when the middle of the drawing is `centre`: flat, which a city is. */
export const drawnAt = (centre: Spot, scale: number, { lng, lat }: Spot) => ({
  x: frame.width / 2 + roundTheGlobe(lng - centre.lng) * perLongitude(centre.lat) * scale,
  y: frame.height / 2 - (lat - centre.lat) * kilometresPerDegree * scale,
})

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6 || 0

/** What lies under a point of the drawing, to a tenth of a metre. */
export const placeAt = (centre: Spot, scale: number, { x, y }: { x: number; y: number }): Spot => ({
  lng: rounded(roundTheGlobe(centre.lng + (x - frame.width / 2) / (perLongitude(centre.lat) * scale))),
  lat: rounded(
    Math.max(-90, Math.min(90, centre.lat + (frame.height / 2 - y) / (kilometresPerDegree * scale))),
  ),
})

/** By so many units of the drawing. */
export const moved = (from: Spot, scale: number, { x, y }: { x: number; y: number }): Spot =>
  placeAt(from, scale, { x: frame.width / 2 + x, y: frame.height / 2 + y })

export const isInFrame = ({ x, y }: { x: number; y: number }) =>
  x > 8 && x < frame.width - 8 && y > 8 && y < frame.height - 8

export const spotOf = ({ coordinates: [lng, lat] }: Point): Spot => ({ lng, lat })
