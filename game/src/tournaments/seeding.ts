import { seededRandom, shuffle } from '../random.ts'

export interface Entrant {
  team: string
  /** On any scale; whoever has none comes after those who have one. */
  strength?: number
}

/** By lot, by strength, or by hand: the teams from the first seed on. */
export type Seeding = 'lot' | 'strength' | readonly string[]

/**
 * The teams in the order of their seeds. What the seeding leaves open (equal strengths, teams that the hand did not
 * name) is drawn by lot. The same teams, in any order, and the same seed of chance give the same order.
 */
export const seeded = (entrants: readonly Entrant[], seeding: Seeding, seed: string): string[] => {
  const byName = entrants.toSorted((a, b) => (a.team < b.team ? -1 : 1))
  const drawn = shuffle(byName, seededRandom(seed))
  if (seeding === 'lot') return drawn.map(({ team }) => team)
  const rank = ({ team, strength = -Infinity }: Entrant) => {
    if (seeding === 'strength') return -strength
    return seeding.includes(team) ? seeding.indexOf(team) : Infinity
  }
  // two without a rank differ by no number
  return drawn.toSorted((a, b) => rank(a) - rank(b) || 0).map(({ team }) => team)
}

/**
 * Groups drawn from pots: the first `count` seeds are one pot, the next ones another, and each group gets one of each
 * by lot. Groups differ by at most one team, the first being the larger ones.
 */
export const drawGroups = (seeds: readonly string[], count: number, seed: string): string[][] => {
  const random = seededRandom(seed)
  const groups = Array.from({ length: count }, (): string[] => [])
  for (let pot = 0; pot < seeds.length; pot += count) {
    for (const [n, team] of shuffle(seeds.slice(pot, pot + count), random).entries()) groups[n]?.push(team)
  }
  return groups
}

/** A to Z, AA to AZ and so on. */
export const groupName = (index: number): string =>
  (index < 26 ? '' : groupName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))
