import type { TableRow } from '@i-one/contract/tournaments'

export const levelTeams = (rows: readonly Pick<TableRow, 'place' | 'team'>[]) => {
  const places = new Map<number, string[]>()
  for (const { place, team } of rows) places.set(place, [...(places.get(place) ?? []), team])
  return [...places.values()].filter((teams) => teams.length > 1)
}
