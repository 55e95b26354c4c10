import { sum } from '../sum.ts'
import type { Result } from './result.ts'
import { type StandingsRow, type TableInput, type TableRules, createStandings } from './standings.ts'

interface Fixture {
  home: string
  away: string
}

export interface StakesInput extends TableInput {
  team: string
  match: Fixture
  before: readonly Fixture[]
  around: readonly Fixture[]
}

export interface Stakes {
  leads: boolean
  onLoss: string[]
  onDraw: string[]
}

const none: Stakes = { leads: false, onLoss: [], onDraw: [] }

export const findStakes = (
  { team, match, before, around, ...input }: StakesInput,
  { order, ...rest }: TableRules,
): Stakes => {
  const unknown = order.findIndex((criterion) => criterion === 'fair-play' || criterion === 'lot')
  const rules = { ...rest, order: unknown < 0 ? order : order.slice(0, unknown) }
  const tableWith = (...results: Result[]) =>
    createStandings({ ...input, results: [...input.results, ...results] }, rules)
  const now = tableWith()
  const own = now.find((row) => row.team === team)
  if (!own?.played) return none
  const isHome = match.home === team
  const ending = (goals: number, against: number): Result => ({
    ...match,
    score: isHome ? [goals, against] : [against, goals],
  })

  const many = 1 + sum(now.map(({ goalsFor, goalsAgainst }) => goalsFor + goalsAgainst))
  const wins = [ending(1, 0), ending(many, 0), ending(many + 1, many)]
  const max = Math.max(rules.win, rules.draw)
  const leadsAfter = (rows: StandingsRow[]) => {
    const [{ points } = own] = rows
    const reach = (row: StandingsRow) => row.points + max * matchesOf(row.team, before).length
    return isFirst(team, rows) && rows.every((row) => reach(row) === row.points || reach(row) < points)
  }
  const leads =
    order[0] === 'points' && !isFirst(team, now) && wins.every((win) => leadsAfter(tableWith(win)))

  const mayPass = (other: string, result: Result) => {
    const won = matchesOf(other, around).map((open): Result => ({
      ...open,
      score: open.home === other ? [1, 0] : [0, 1],
    }))
    return isAbove(other, team, tableWith(result, ...won))
  }
  const behind = now.filter((row) => row.team !== team && row.place >= own.place).map((row) => row.team)
  const afterLoss = behind.filter((other) => mayPass(other, ending(0, 1)))
  const afterDraw = afterLoss.filter((other) => mayPass(other, ending(0, 0)))
  return {
    leads,
    onLoss: afterLoss.filter((other) => !afterDraw.includes(other)),
    onDraw: afterDraw.filter((other) => !mayPass(other, ending(1, 0))),
  }
}

const matchesOf = (team: string, fixtures: readonly Fixture[]) =>
  fixtures.filter(({ home, away }) => home === team || away === team)

const placeOf = (team: string, rows: readonly StandingsRow[]) =>
  rows.find((row) => row.team === team)?.place ?? Infinity

const isAbove = (one: string, other: string, rows: readonly StandingsRow[]) =>
  placeOf(one, rows) < placeOf(other, rows)

const isFirst = (team: string, rows: readonly StandingsRow[]) =>
  rows.every((row) => (row.place === 1) === (row.team === team))
