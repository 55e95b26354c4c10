import type { Group } from './formation.ts'

export interface Formation {
  name: string
  defenders: number
  midfielders: number
  forward: number
}

export interface Spot {
  group: Group
  x: number
  y: number
}

const groups = ['goalkeeper', 'defenders', 'midfielders', 'forward'] as const

export const groupY = { goalkeeper: 8.5, defenders: 34, midfielders: 61, forward: 85.5 } as const

const lines: Record<number, readonly [defenders: number, midfielders: number, forward: number][]> = {
  4: [
    [1, 1, 1],
    [2, 0, 1],
    [1, 0, 2],
  ],
  5: [
    [1, 2, 1],
    [2, 1, 1],
    [2, 0, 2],
    [1, 1, 2],
    [3, 0, 1],
    [1, 0, 3],
  ],
  6: [
    [2, 2, 1],
    [2, 1, 2],
    [1, 3, 1],
    [3, 1, 1],
    [3, 0, 2],
    [2, 0, 3],
  ],
  7: [
    [2, 3, 1],
    [3, 2, 1],
    [2, 2, 2],
    [3, 1, 2],
    [3, 0, 3],
    [1, 3, 2],
  ],
  8: [
    [3, 3, 1],
    [3, 2, 2],
    [2, 3, 2],
    [2, 4, 1],
    [4, 2, 1],
    [3, 1, 3],
  ],
}

export const listFormationsFor = (players: number): Formation[] =>
  (lines[players] ?? []).map(([defenders, midfielders, forward]) => ({
    name: [defenders, midfielders, forward].filter(Boolean).join('-'),
    defenders,
    midfielders,
    forward,
  }))

export const spreadEvenly = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => (100 * (at + 0.5)) / count)

export const toSpots = (formation: Formation): Spot[] =>
  groups.flatMap((group) =>
    spreadEvenly(group === 'goalkeeper' ? 1 : formation[group]).map((x) => ({ group, x, y: groupY[group] })),
  )

export const findGroupAt = (y: number): Exclude<Group, 'goalkeeper'> => {
  if (y < (groupY.defenders + groupY.midfielders) / 2) return 'defenders'
  return y < (groupY.midfielders + groupY.forward) / 2 ? 'midfielders' : 'forward'
}
