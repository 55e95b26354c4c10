import { createSeededRandom, shuffle } from '../random.ts'
import { findAssignment } from './assignment.ts'
import { type TeamSource, getSeedOrder } from './knock-out.ts'

export interface QualifyingFormat {
  groups: readonly string[]
  qualify: number
  bestOthers?: number
}

type Dealt = ReadonlyMap<number, string>

const dealings = 16

/** Keeps teams of a group apart as long as possible. With `bestOthers`, places only group winners in advance. */
export const listQualifierSeeds = (form: QualifyingFormat): TeamSource[] => {
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

const canWinnersBeKnown = ({ groups, qualify, bestOthers = 0 }: QualifyingFormat, count: number): boolean => {
  const spots = spotsOf(count)
  const size = spots.length / getSeedOrder(qualify + 1).length
  const partsOf = (first: number, many: number) =>
    spots.slice(first, first + many).map((spot) => Math.floor(spot / size))
  const [winners, others] = [partsOf(0, groups.length), partsOf(count - bestOthers, bestOthers)]
  return others.every((part) => {
    const [threatened, near] = [winners, others].map((parts) => parts.filter((one) => one === part).length)
    return Math.min(threatened ?? 0, bestOthers) + (near ?? 0) <= bestOthers
  })
}

export const assignOpenPlaces = (
  { groups, qualify }: QualifyingFormat,
  sources: readonly TeamSource[],
  others: readonly string[],
): Map<TeamSource, TeamSource> => {
  const known = new Map(
    sources.flatMap((source, n) => (source.includes('/') ? [] : [[n, source.replace(/^\d+/, '')] as const])),
  )
  const random = createSeededRandom(others.join())
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

const deal = (groups: readonly string[], first: number, dealt: Dealt, count: number): Dealt => {
  const spots = spotsOf(count)
  const columns = findAssignment(groups.length, groups.length, (row, column) =>
    [...dealt].reduce(
      (sum, [n, group]) => sum + (group === groups[row] ? earliness(first + column, n, spots) : 0),
      0,
    ),
  )
  return new Map([...dealt, ...groups.map((group, row) => [first + (columns[row] ?? 0), group] as const)])
}

const meetings = (dealt: Dealt, count: number): number => {
  const [all, spots] = [[...dealt], spotsOf(count)]
  return all.reduce(
    (sum, [n, group]) =>
      all.reduce((more, [m, other]) => more + (m > n && other === group ? earliness(n, m, spots) : 0), sum),
    0,
  )
}

const spotsOf = (count: number): number[] => {
  const tree = getSeedOrder(count)
  return tree.map((_, n) => tree.indexOf(n + 1))
}

const earliness = (one: number, other: number, spots: readonly number[]): number => {
  const apart = Math.floor(Math.log2((spots[one] ?? 0) ^ (spots[other] ?? 0)))
  return 64 ** (Math.log2(spots.length) - apart)
}
