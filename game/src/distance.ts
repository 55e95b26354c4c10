export interface Position {
  lng: number
  lat: number
}

export const earthRadius = 6_371_008.8

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

export const metresBetween = (a: Position, b: Position): number => {
  const north = Math.sin(toRadians(a.lat - b.lat) / 2)
  const east = Math.sin(toRadians(a.lng - b.lng) / 2)
  const haversine = north ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * east ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, haversine)))
}
