export interface SearchArea {
  lng: number
  lat: number
  radius: number
}

const tenth = (degrees: number) => Math.round(degrees * 10) / 10
const moved = 8

/** Rounds the location, so that nearby users share one cached query. Enlarges the radius to allow for the rounding. */
export const toSearchArea = ({ lng, lat, radius }: Partial<SearchArea> & { radius: number }) =>
  lng === undefined || lat === undefined ? null : { lng: tenth(lng), lat: tenth(lat), radius: radius + moved }

const cellsPerDegree = 2
const columns = 360 * cellsPerDegree
const kilometresPerDegree = 111

/** Returns a topic per map cell of half a degree. The format must match `listTopics`. */
export const listTopicsAround = ({ lng, lat, radius }: SearchArea) => {
  const up = radius / kilometresPerDegree
  const narrowest = Math.cos((Math.min(90, Math.abs(lat) + up) * Math.PI) / 180)
  const across = Math.min(180, up / Math.max(narrowest, 0.001))
  const cell = (degrees: number) => Math.floor(degrees * cellsPerDegree)
  const topics = new Set<string>()
  for (let row = cell(lat - up); row <= cell(lat + up); row++)
    for (let column = cell(lng - across); column <= cell(lng + across); column++) {
      const around = ((((column + columns / 2) % columns) + columns) % columns) - columns / 2
      topics.add(`matches:${around}:${row}`)
    }
  return [...topics]
}

export const toUserTopic = (userId: string) => `matches-of:${userId}`
