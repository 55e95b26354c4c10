import { createSeededRandom, shuffle } from '../random.ts'

export interface Entrant {
  team: string
  strength?: number
}

export type Seeding = 'lot' | 'strength' | readonly string[]

export const sortBySeeding = (entrants: readonly Entrant[], seeding: Seeding, seed: string): string[] => {
  const byName = entrants.toSorted((a, b) => (a.team < b.team ? -1 : 1))
  const drawn = shuffle(byName, createSeededRandom(seed))
  if (seeding === 'lot') return drawn.map(({ team }) => team)
  const rank = ({ team, strength = -Infinity }: Entrant) => {
    if (seeding === 'strength') return -strength
    return seeding.includes(team) ? seeding.indexOf(team) : Infinity
  }
  // `Infinity - Infinity` is NaN, so `|| 0` makes two teams without a rank equal
  return drawn.toSorted((a, b) => rank(a) - rank(b) || 0).map(({ team }) => team)
}

export const drawGroups = (seeds: readonly string[], count: number, seed: string): string[][] => {
  const random = createSeededRandom(seed)
  const groups = Array.from({ length: count }, (): string[] => [])
  for (let pot = 0; pot < seeds.length; pot += count) {
    for (const [n, team] of shuffle(seeds.slice(pot, pot + count), random).entries()) groups[n]?.push(team)
  }
  return groups
}

export const toGroupName = (index: number): string =>
  (index < 26 ? '' : toGroupName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))
