import type { Position } from '../matches/formation.ts'
import { type Random, createSeededRandom, shuffle } from '../random.ts'
import { sum } from '../sum.ts'

export interface DrawPlayer {
  id: string
  position: Position | null
  strength?: number
  with?: readonly string[]
  team?: number
}

const attempts = 16
const maxPasses = 50
const closeEnough = 1e-9
const togetherCost = 0.002

/**
 * Draws players into sets. Earlier aims in this list take precedence. The first two aims are always met:
 * 1. Sizes differ by at most one, and the first sets are the larger ones.
 * 2. Numbers of keepers differ by at most one.
 * 3. Friends who asked to play together are in the same set. A mutual request counts twice.
 * 4. Sets have equal mean strength, with one of the strongest players in each set if possible.
 * Players with a `team` always play in their team's set. The same seed and players give the same draw.
 */
export const drawSets = (players: readonly DrawPlayer[], setCount: number, seed: string): string[][] => {
  if (setCount < 1) throw new RangeError('a draw needs at least one set')
  const random = createSeededRandom(seed)
  const everyone = entrants(players, setCount)
  const groups = groupsOf(everyone)
  const apart = apartWorth(everyone)
  let best: DrawnSet[] = []
  for (let attempt = 0; attempt < attempts; attempt++) {
    const sets = improve(deal(groups, createSets(everyone, setCount, random), random), apart)
    if (attempt === 0 || isBetter(sets, best, apart)) best = sets
  }
  return best.map(({ players }) => players.map(({ id }) => id))
}

interface Entrant {
  id: string
  keeper: boolean
  strength: number
  strong: boolean
  team: number | undefined
  wishes: Map<Entrant, number>
}

interface DrawnSet {
  players: Entrant[]
  keeperPlaces: number
  otherPlaces: number
}

const entrants = (players: readonly DrawPlayer[], setCount: number): Entrant[] => {
  const sorted = players.toSorted(inOrder)
  const known = sorted.flatMap(({ strength }) => strength ?? [])
  const usual = known.length ? sum(known) / known.length : 0
  const strengths = sorted.map(({ strength = usual }) => strength).toSorted((a, b) => b - a)
  const next = strengths[setCount] ?? -Infinity
  const byId = new Map<string, Entrant>()
  for (const { id, position, strength = usual, team } of sorted) {
    byId.set(id, {
      id,
      keeper: position === 'GK',
      strength,
      strong: strength > next,
      team: team && team - 1,
      wishes: new Map(),
    })
  }
  for (const { id, with: friends = [] } of sorted) {
    for (const friend of new Set(friends)) wish(byId.get(id), byId.get(friend))
  }
  return [...byId.values()]
}

const wish = (one: Entrant | undefined, other: Entrant | undefined): void => {
  if (!one || !other || one === other) return
  one.wishes.set(other, (one.wishes.get(other) ?? 0) + 1)
  other.wishes.set(one, (other.wishes.get(one) ?? 0) + 1)
}

const groupsOf = (everyone: readonly Entrant[]): Entrant[][] => {
  const grouped = new Set<Entrant>()
  return everyone.flatMap((one) => {
    if (grouped.has(one)) return []
    const group = new Set([one])
    for (const member of group) for (const friend of member.wishes.keys()) group.add(friend)
    for (const member of group) grouped.add(member)
    const drawn = [...group].filter(isDrawn).toSorted(inOrder)
    return drawn.length ? [drawn] : []
  })
}

const isDrawn = ({ team }: Entrant): boolean => team === undefined

const inOrder = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)

const createSets = (everyone: readonly Entrant[], setCount: number, random: Random): DrawnSet[] => {
  const sets = Array.from({ length: setCount }, (_, n) => ({
    players: everyone.filter(({ team }) => team === n),
    keeperPlaces: 0,
    otherPlaces: 0,
  }))
  const drawn = everyone.filter(isDrawn)
  for (const _ of drawn)
    fewest(sets, ({ players, otherPlaces }) => players.length + otherPlaces).otherPlaces++
  const shuffled = shuffle(sets, random)
  for (let keeper = keepersIn(drawn); keeper > 0; keeper--) {
    const able = shuffled.filter(({ otherPlaces }) => otherPlaces > 0)
    const set = fewest(able, ({ players, keeperPlaces }) => keepersIn(players) + keeperPlaces)
    set.keeperPlaces++
    set.otherPlaces--
  }
  return sets
}

const fewest = (sets: readonly DrawnSet[], count: (set: DrawnSet) => number): DrawnSet =>
  sets.reduce((min, set) => (count(set) < count(min) ? set : min))

const deal = (groups: Entrant[][], sets: DrawnSet[], random: Random): DrawnSet[] => {
  for (const group of shuffle(groups, random).toSorted((a, b) => b.length - a.length)) {
    const roomy = mostWanted(group, shuffle(sets, random))
    for (const one of shuffle(group, random)) addToSet(one, roomy ?? mostWanted([one], shuffle(sets, random)))
  }
  return sets
}

const fits = (group: readonly Entrant[], set: DrawnSet): boolean => {
  const keepers = keepersIn(group)
  return keepers <= set.keeperPlaces && group.length - keepers <= set.otherPlaces
}

const mostWanted = (group: readonly Entrant[], sets: readonly DrawnSet[]): DrawnSet | undefined => {
  const liked = ({ players }: DrawnSet) => sum(group.map((one) => wishesMet(one, players)))
  return sets.filter((set) => fits(group, set)).toSorted((a, b) => liked(b) - liked(a))[0]
}

const addToSet = (one: Entrant, set: DrawnSet | undefined): void => {
  if (!set) throw new Error('the sets have no place left')
  set.players.push(one)
  if (one.keeper) set.keeperPlaces--
  else set.otherPlaces--
}

const improve = (sets: DrawnSet[], apart: number): DrawnSet[] => {
  for (let pass = 0, helped = true; helped && pass < maxPasses; pass++) {
    helped = false
    for (const [n, { players }] of sets.entries()) {
      for (const other of sets.slice(n + 1)) helped = exchange(players, other.players, apart) || helped
    }
  }
  return sets
}

const exchange = (one: Entrant[], other: Entrant[], apart: number): boolean => {
  let helped = false
  for (const i of one.keys()) {
    for (const j of other.keys()) {
      const [a, b] = [one[i], other[j]]
      if (!a || !b || !isDrawn(a) || !isDrawn(b)) continue
      if (!keepersStaySpread(a, one, b, other) || !helps(a, one, b, other, apart)) continue
      one[i] = b
      other[j] = a
      helped = true
    }
  }
  return helped
}

const keepersStaySpread = (a: Entrant, one: Entrant[], b: Entrant, other: Entrant[]): boolean => {
  if (a.keeper === b.keeper) return true
  return a.keeper ? keepersIn(one) > keepersIn(other) : keepersIn(other) > keepersIn(one)
}

// Accepts only swaps that reduce the total cost, so that the search terminates.
const helps = (a: Entrant, one: Entrant[], b: Entrant, other: Entrant[], apart: number): boolean => {
  const met = wishesMet(a, one) + wishesMet(b, other)
  const then = wishesMet(a, other) + wishesMet(b, one) - 2 * (a.wishes.get(b) ?? 0)
  if (then !== met) return then > met
  if (a.strength === b.strength) return false
  const gain = b.strength - a.strength
  const gap = mean(one) - mean(other)
  const weight = (one.length * other.length) / (one.length + other.length)
  const moved = gap + gain / one.length + gain / other.length
  const strong = Number(b.strong) - Number(a.strong)
  const pairs = strong * (strongIn(one) - strongIn(other) + strong)
  return weight * (moved ** 2 - gap ** 2) + apart * pairs < -closeEnough
}

const isBetter = (sets: DrawnSet[], than: DrawnSet[], apart: number): boolean => {
  const more = countWishesMet(sets) - countWishesMet(than)
  return more === 0 ? cost(sets, apart) < cost(than, apart) - closeEnough : more > 0
}

const apartWorth = (everyone: readonly Entrant[]): number => {
  const usual = mean(everyone)
  return togetherCost * sum(everyone.map(({ strength }) => (strength - usual) ** 2))
}

const cost = (sets: DrawnSet[], apart: number): number =>
  unevenness(sets) + apart * sum(sets.map(({ players }) => (strongIn(players) * (strongIn(players) - 1)) / 2))

const strongIn = (players: readonly Entrant[]): number => players.filter(({ strong }) => strong).length

const countWishesMet = (sets: DrawnSet[]): number =>
  sum(sets.flatMap(({ players }) => players.map((one) => wishesMet(one, players))))

const wishesMet = (one: Entrant, players: readonly Entrant[]): number => {
  let met = 0
  for (const [friend, times] of one.wishes) if (players.includes(friend)) met += times
  return met
}

const unevenness = (sets: DrawnSet[]): number => {
  const all = mean(sets.flatMap(({ players }) => players))
  return sum(sets.map(({ players }) => players.length * (mean(players) - all) ** 2))
}

const keepersIn = (players: readonly Entrant[]): number => players.filter(({ keeper }) => keeper).length

const mean = (players: readonly Entrant[]): number =>
  players.length ? sum(players.map(({ strength }) => strength)) / players.length : 0
