/*
 * Nearness on the globe by a plane. Each hemisphere is drawn from its own pole: a point at the angle c from it lies
 * tan(c / 2) from the middle, without a seam at 180 degrees. The scale grows outwards, so the nearest on the plane is
 * only nearly the nearest. But a circle on the globe is a circle on the plane: `capOnPlane` is where all must lie who
 * are within some distance.
 */

import { earthRadius, radians } from '@i-one/game/distance'

export interface Position {
  lng: number
  lat: number
}

export interface OnPlane {
  x: number
  y: number
}

export interface Circle extends OnPlane {
  radius: number
}

export const hemispheres = ['north', 'south'] as const
export type Hemisphere = (typeof hemispheres)[number]

const fromPole = (hemisphere: Hemisphere, lat: number) =>
  Math.PI / 2 + (hemisphere === 'north' ? -radians(lat) : radians(lat))

const at = (distance: number, lng: number): OnPlane => ({
  x: distance * Math.cos(radians(lng)),
  y: distance * Math.sin(radians(lng)),
})

/** Where a position lies on the plane of a hemisphere; outside the unit disc where it is of the other one. */
export const project = (hemisphere: Hemisphere, { lng, lat }: Position) =>
  at(Math.tan(fromPole(hemisphere, lat) / 2), lng)

/** What rounding may add up to, here and in the database: a tenth of a millimetre. */
const slack = 1e-4 / earthRadius

/**
 * The circle in which everything of a hemisphere lies that is within `metres` of a position; `null` where nothing is.
 * A cap that reaches round to the other pole has no such circle: then it is the whole disc.
 */
export const capOnPlane = (hemisphere: Hemisphere, centre: Position, metres: number): Circle | null => {
  const angle = metres / earthRadius + slack
  const pole = fromPole(hemisphere, centre.lat)
  if (pole - angle > Math.PI / 2) return null
  if (pole + angle > Math.PI - 0.001) return { x: 0, y: 0, radius: 2 }
  const [inner, outer] = [Math.tan((pole - angle) / 2), Math.tan((pole + angle) / 2)]
  return { ...at((inner + outer) / 2, centre.lng), radius: (outer - inner) / 2 }
}

/** How far on the plane the farthest point of a circle is. From near the other pole all is so far that rounding counts. */
export const reach = (from: OnPlane, circle: Circle) =>
  (Math.hypot(circle.x - from.x, circle.y - from.y) + circle.radius) * (1 + 1e-12)
