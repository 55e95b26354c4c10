export interface Position {
  lng: number
  lat: number
}

const earth = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

const onSphere = ({ lng, lat }: Position): [x: number, y: number, z: number] => [
  Math.cos(radians(lat)) * Math.cos(radians(lng)),
  Math.cos(radians(lat)) * Math.sin(radians(lng)),
  Math.sin(radians(lat)),
]

/** Returns a function that lists the distances in metres to the nearest positions, using 3D vectors. */
export const createNearestSearch = (positions: readonly Position[]) => {
  const axes = [0, 1, 2].map((axis) => Float64Array.from(positions, (position) => onSphere(position)[axis]!))
  const [xs, ys, zs] = axes as [Float64Array, Float64Array, Float64Array]
  return (from: Position, limit: number) => {
    const [x, y, z] = onSphere(from)
    const nearest: number[] = []
    let farthest = Infinity
    for (let n = 0; n < xs.length; n++) {
      const squared = (xs[n]! - x) ** 2 + (ys[n]! - y) ** 2 + (zs[n]! - z) ** 2
      if (squared >= farthest) continue
      nearest.push(squared)
      nearest.sort((a, b) => a - b)
      if (nearest.length > limit) nearest.pop()
      if (nearest.length === limit) farthest = nearest[limit - 1]!
    }
    return nearest.map((squared) => 2 * earth * Math.asin(Math.min(1, Math.sqrt(squared) / 2)))
  }
}

const edges: readonly Position[] = [
  { lng: 0, lat: 90 },
  { lng: 180, lat: 90 },
  { lng: 0, lat: -90 },
  { lng: -90, lat: -89.999999 },
  { lng: 0, lat: 89.999999 },
  { lng: 180, lat: 0 },
  { lng: -180, lat: 0 },
  { lng: 180, lat: 52 },
  { lng: -180, lat: -52 },
  { lng: 179.9999999, lat: -17 },
  { lng: 3.4, lat: 0 },
  { lng: 3.4, lat: -0.0000001 },
]

const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7

export const createRandomPoints = (count: number): Position[] => {
  const drawn = Array.from({ length: count - edges.length }, (_, n) =>
    n % 2
      ? { lng: 3.4 + (Math.random() - 0.5) * 2, lat: 6.5 + (Math.random() - 0.5) * 2 }
      : { lng: Math.random() * 360 - 180, lat: (Math.asin(2 * Math.random() - 1) * 180) / Math.PI },
  )
  return [...edges, ...drawn.map(({ lng, lat }) => ({ lng: rounded(lng), lat: rounded(lat) }))]
}
