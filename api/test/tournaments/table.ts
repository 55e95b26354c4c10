import type { TableCriterion } from '@i-one/contract/tournaments/rules'
import { sum } from '@i-one/game/sum'

/** `winner` is null for a draw. A match that both teams lost has no goals. */
export interface CountedMatch {
  teams: readonly [string, string]
  goals: readonly [number, number]
  winner: string | null
  bothLost?: boolean
}

export interface Tally {
  team: string
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  awayGoals: number
  points: number
}

export interface RankingRules {
  win: number
  draw: number
  order: readonly TableCriterion[]
  headToHead: 'again' | 'once'
}

interface Facts {
  counted: readonly CountedMatch[]
  deduction: (team: string) => number
  fairPlay: (team: string) => number
  lots: readonly (readonly string[])[]
}

export const computeTally = (
  team: string,
  counted: readonly CountedMatch[],
  { win, draw }: Pick<RankingRules, 'win' | 'draw'>,
): Tally => {
  const own = counted.filter(({ teams }) => teams.includes(team))
  const won = own.filter(({ winner }) => winner === team).length
  const drawn = own.filter(({ winner, bothLost }) => winner === null && !bothLost).length
  const isHome = ({ teams }: CountedMatch) => teams[0] === team
  return {
    team,
    played: own.length,
    won,
    drawn,
    lost: own.length - won - drawn,
    goalsFor: sum(own.map((one) => one.goals[isHome(one) ? 0 : 1])),
    goalsAgainst: sum(own.map((one) => one.goals[isHome(one) ? 1 : 0])),
    awayGoals: sum(own.filter((one) => !isHome(one)).map(({ goals }) => goals[1])),
    points: won * win + drawn * draw,
  }
}

const classes = (teams: readonly string[], valueOf: (team: string) => readonly number[]) => {
  const compare = (a: string, b: string) => {
    const [one, other] = [valueOf(a), valueOf(b)]
    return one.map((value, n) => (other[n] ?? 0) - value).find((difference) => difference !== 0) ?? 0
  }
  const apart: string[][] = []
  for (const team of teams.toSorted(compare)) {
    const last = apart.at(-1)
    if (last && compare(last[0]!, team) === 0) last.push(team)
    else apart.push([team])
  }
  return apart
}

const valueIn = (criterion: TableCriterion, tally: Tally) => {
  if (criterion.endsWith('points')) return tally.points
  if (criterion.endsWith('difference')) return tally.goalsFor - tally.goalsAgainst
  if (criterion === 'away-goals') return tally.awayGoals
  return criterion === 'wins' ? tally.won : tally.goalsFor
}

const isAmong = (criterion: TableCriterion) => criterion.startsWith('head-to-head')

export const rankTeams = (teams: readonly string[], ordering: RankingRules, facts: Facts): string[][] => {
  const { counted, deduction, fairPlay, lots } = facts
  const apartBy = (level: readonly string[], order: readonly TableCriterion[]): string[][] => {
    const [first, ...rest] = order
    if (level.length < 2 || !first) return [[...level]]
    if (isAmong(first)) {
      const end = order.findIndex((criterion) => !isAmong(criterion))
      const block = end < 0 ? order : order.slice(0, end)
      const after = order.slice(block.length)
      const among = counted.filter((one) => one.teams.every((team) => level.includes(team)))
      const apart = classes(level, (team) => {
        const tally = computeTally(team, among, ordering)
        return block.map((criterion) => valueIn(criterion, tally))
      })
      const next = apart.length > 1 && ordering.headToHead === 'again' ? order : after
      return apart.flatMap((group) => apartBy(group, next))
    }
    const lot = lots.findLast((drawn) => level.every((team) => drawn.includes(team))) ?? []
    const valueOf = (team: string) => {
      if (first === 'fair-play') return -fairPlay(team)
      if (first === 'lot') return -lot.indexOf(team)
      const tally = computeTally(team, counted, ordering)
      return valueIn(first, { ...tally, points: tally.points - deduction(team) })
    }
    return classes(level, (team) => [valueOf(team)]).flatMap((group) => apartBy(group, rest))
  }
  return apartBy(teams, ordering.order)
}
