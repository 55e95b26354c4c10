// Stereographic projection of each hemisphere, centred on its pole, to find the nearest positions. The projection has no seam at
// 180 degrees. Its scale grows away from the pole, so the order of distances on the plane is only approximate. But a circle on
// the globe is a circle on the plane.

import { type Position, earthRadius, toRadians } from '@i-one/game/distance'

export interface PlanePoint {
  x: number
  y: number
}

export interface Circle extends PlanePoint {
  radius: number
}

export const hemispheres = ['north', 'south'] as const
export type Hemisphere = (typeof hemispheres)[number]

const fromPole = (hemisphere: Hemisphere, lat: number) =>
  Math.PI / 2 + (hemisphere === 'north' ? -toRadians(lat) : toRadians(lat))

const at = (distance: number, lng: number): PlanePoint => ({
  x: distance * Math.cos(toRadians(lng)),
  y: distance * Math.sin(toRadians(lng)),
})

export const project = (hemisphere: Hemisphere, { lng, lat }: Position) =>
  at(Math.tan(fromPole(hemisphere, lat) / 2), lng)

/** Radians that allow for rounding errors here and in the database: a tenth of a millimetre on the ground. */
const slack = 1e-4 / earthRadius

export const projectCap = (hemisphere: Hemisphere, centre: Position, metres: number): Circle | null => {
  const angle = metres / earthRadius + slack
  const pole = fromPole(hemisphere, centre.lat)
  if (pole - angle > Math.PI / 2) return null
  if (pole + angle > Math.PI - 0.001) return { x: 0, y: 0, radius: 2 }
  const [inner, outer] = [Math.tan((pole - angle) / 2), Math.tan((pole + angle) / 2)]
  return { ...at((inner + outer) / 2, centre.lng), radius: (outer - inner) / 2 }
}

export const getMaxCapDistance = (from: PlanePoint, circle: Circle) =>
  (Math.hypot(circle.x - from.x, circle.y - from.y) + circle.radius) * (1 + 1e-12)
