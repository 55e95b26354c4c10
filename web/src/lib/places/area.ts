type Coordinates = [longitude: number, latitude: number]

const toHundredths = (degrees: number) => Math.round(degrees * 100) / 100

/** Rounds to about a kilometre, so that the exact location stays private. */
export const toArea = ([lng, lat]: readonly [number, number]): Coordinates => [
  toHundredths(lng),
  toHundredths(lat),
]
