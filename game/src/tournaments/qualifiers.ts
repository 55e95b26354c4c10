import { seededRandom, shuffle } from '../random.ts'
import { assignment } from './assignment.ts'
import type { Source } from './knock-out.ts'
import { seedOrder } from './knock-out.ts'

export interface Qualifying {
  /** The names of the groups. */
  groups: readonly string[]
  /** How many of each group go on. */
  qualify: number
  /** And how many of those at the next place. */
  bestOthers?: number
}

/** The group of each seed, by the seed's index. */
type Dealt = ReadonlyMap<number, string>

const dealings = 16

/**
 * Where the sides of a knock-out after groups come from, in the order of their seeds: the winners, the seconds and so
 * on, then the best others. They are dealt so that those of one group meet as late as they can; with best others, all
 * but the winners are dealt when the groups end, since only then their groups are known.
 */
export const qualifierSeeds = (form: Qualifying): Source[] => {
  const { groups, qualify, bestOthers = 0 } = form
  const count = qualify * groups.length + bestOthers
  const known = bestOthers ? Number(qualify > 1 && canWinnersBeKnown(form, count)) : qualify
  let dealt: Dealt = new Map()
  for (let place = 1; place <= known; place++) dealt = deal(groups, (place - 1) * groups.length, dealt, count)
  return Array.from({ length: count }, (_, n) => {
    const place = Math.floor(n / groups.length) + 1
    const group = dealt.get(n)
    return group ? `${place}${group}` : `${place}/${(n % groups.length) + 1}`
  })
}

/** Whether the best others can be dealt away from the winners even when all of them are of winners in one part. */
const canWinnersBeKnown = ({ groups, qualify, bestOthers = 0 }: Qualifying, count: number): boolean => {
  const spots = spotsOf(count)
  const size = spots.length / seedOrder(qualify + 1).length
  const partsOf = (first: number, many: number) =>
    spots.slice(first, first + many).map((spot) => Math.floor(spot / size))
  const [winners, others] = [partsOf(0, groups.length), partsOf(count - bestOthers, bestOthers)]
  return others.every((part) => {
    const [threatened, near] = [winners, others].map((parts) => parts.filter((one) => one === part).length)
    return Math.min(threatened ?? 0, bestOthers) + (near ?? 0) <= bestOthers
  })
}

/**
 * Which place of which group each of the sources that are dealt later stands for, best others from `others`. Where those
 * are fewer than there is room for, the rest of the sources get a place of no group.
 */
export const dealLater = (
  { groups, qualify }: Qualifying,
  sources: readonly Source[],
  others: readonly string[],
): Map<Source, Source> => {
  const known = new Map(
    sources.flatMap((source, n) => (source.includes('/') ? [] : [[n, source.replace(/^\d+/, '')] as const])),
  )
  const random = seededRandom(others.join())
  const room = sources.length - qualify * groups.length
  const coming = Array.from({ length: room }, (_, n) => others[n] ?? '')
  const tries = Array.from({ length: dealings }, () => {
    let dealt: Dealt = deal(shuffle(coming, random), qualify * groups.length, known, sources.length)
    for (let first = (qualify - 1) * groups.length; first >= 0 && !known.has(first); first -= groups.length) {
      dealt = deal(shuffle(groups, random), first, dealt, sources.length)
    }
    return dealt
  })
  const best = tries.reduce((best, one) =>
    meetings(one, sources.length) < meetings(best, sources.length) ? one : best,
  )
  return new Map(
    sources.flatMap((source, n) =>
      source.includes('/') ? [[source, `${parseInt(source, 10)}${best.get(n) ?? ''}`] as const] : [],
    ),
  )
}

/** Adds one of each of the `groups`, from the seed at `first` on, so that those of one group meet as late as they can. */
const deal = (groups: readonly string[], first: number, dealt: Dealt, count: number): Dealt => {
  const spots = spotsOf(count)
  const columns = assignment(groups.length, groups.length, (row, column) =>
    [...dealt].reduce(
      (sum, [n, group]) => sum + (group === groups[row] ? earliness(first + column, n, spots) : 0),
      0,
    ),
  )
  return new Map([...dealt, ...groups.map((group, row) => [first + (columns[row] ?? 0), group] as const)])
}

/** What the meetings of two of one group add up to; less is later. */
const meetings = (dealt: Dealt, count: number): number => {
  const [all, spots] = [[...dealt], spotsOf(count)]
  return all.reduce(
    (sum, [n, group]) =>
      all.reduce((more, [m, other]) => more + (m > n && other === group ? earliness(n, m, spots) : 0), sum),
    0,
  )
}

/** Where in the tree each seed stands, by its index. */
const spotsOf = (count: number): number[] => {
  const tree = seedOrder(count)
  return tree.map((_, n) => tree.indexOf(n + 1))
}

// one meeting a round earlier weighs more than any number of later ones
const earliness = (one: number, other: number, spots: readonly number[]): number => {
  const apart = Math.floor(Math.log2((spots[one] ?? 0) ^ (spots[other] ?? 0)))
  return 64 ** (Math.log2(spots.length) - apart)
}
