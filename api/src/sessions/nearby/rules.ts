export interface Position {
  lng: number
  lat: number
}

export interface Circle {
  x: number
  y: number
  radius: number
}

const earth = 6371.0088
const radians = Math.PI / 180

/**
 * A circle on the globe is a circle on the plane of a stereographic projection too, so who is within `kilometres` of
 * `centre` is found by PostgreSQL's own index on the points `north` and `south` of the pitches. `null` where no pitch
 * of that hemisphere can be within reach.
 */
export const circlesAround = ({ lng, lat }: Position, kilometres: number) => {
  const reach = kilometres / earth
  const circle = (latitude: number): Circle | null => {
    if (latitude + reach < 0) return null
    const colatitude = Math.PI / 2 - latitude
    const [near, far] = [Math.tan((colatitude - reach) / 2), Math.tan((colatitude + reach) / 2)]
    const middle = (near + far) / 2
    return {
      x: middle * Math.cos(lng * radians),
      y: middle * Math.sin(lng * radians),
      radius: (far - near) / 2,
    }
  }
  return { north: circle(lat * radians), south: circle(-lat * radians) }
}

/** Metres on the great circle (haversine), on a sphere of the earth's mean radius. */
export const metresBetween = (one: Position, other: Position) => {
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2
  const across = Math.cos(one.lat * radians) * Math.cos(other.lat * radians) * half(other.lng - one.lng)
  return 2000 * earth * Math.asin(Math.sqrt(Math.min(1, half(other.lat - one.lat) + across)))
}
