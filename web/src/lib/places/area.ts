type Coordinates = [longitude: number, latitude: number]

const toHundredths = (degrees: number) => Math.round(degrees * 100) / 100

/** The area of about a kilometre that a point is in. It does not reveal where in the area a person is. */
export const areaOf = ([lng, lat]: readonly [number, number]): Coordinates => [
  toHundredths(lng),
  toHundredths(lat),
]
