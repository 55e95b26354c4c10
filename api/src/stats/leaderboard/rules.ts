import { type Position, earthRadius, metresBetween, toRadians } from '@i-one/game/distance'

export const worldCell = 0

const rowsPerDegree = 20
const rows = 180 * rowsPerDegree
const maxColumns = 360 * rowsPerDegree
const middleOf = (row: number) => (row + 0.5) / rowsPerDegree - 90
const columnsOf = (row: number) => Math.max(1, Math.round(maxColumns * Math.cos(toRadians(middleOf(row)))))
const rowOf = (lat: number) => Math.min(Math.max(Math.floor((lat + 90) * rowsPerDegree), 0), rows - 1)
const columnOf = (lng: number, columns: number) =>
  Math.min(Math.floor(((lng + 180) / 360) * columns), columns - 1)
const numberOf = (row: number, column: number) => row * maxColumns + column + 1

/** Returns the number of a map cell about 5.5 km wide. Must match `cell_of` in the database. */
export const toCell = ({ lng, lat }: Position) => {
  const row = rowOf(lat)
  return numberOf(row, columnOf(lng, columnsOf(row)))
}

export const listCellsAround = (place: Position, radius: number) => {
  const reach = ((1000 * radius) / earthRadius / Math.PI) * 180
  const found = new Set([toCell(place)])
  for (let row = rowOf(place.lat - reach); row <= rowOf(place.lat + reach); row++)
    for (const column of columnsWithin(row, place, radius)) found.add(numberOf(row, column))
  return [...found]
}

const columnsWithin = (row: number, place: Position, radius: number) => {
  const columns = columnsOf(row)
  const lat = middleOf(row)
  const isNear = (column: number) =>
    metresBetween(place, { lng: ((column + 0.5) / columns) * 360 - 180, lat }) <= 1000 * radius
  const [own, found] = [columnOf(place.lng, columns), new Set<number>()]
  const columnAt = (steps: number) => (((own + steps) % columns) + columns) % columns
  for (let steps = 0; steps < columns && isNear(columnAt(steps)); steps++) found.add(columnAt(steps))
  for (let steps = -1; steps > -columns && isNear(columnAt(steps)); steps--) found.add(columnAt(steps))
  return found
}

/** Expects `figures` in descending order. */
export const toRanks = (figures: readonly number[]) => figures.map((figure) => figures.indexOf(figure) + 1)
