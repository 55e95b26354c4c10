import { MatchType, type Stats } from '@i-one/contract/stats'
import { type MatchEvent, type Side, listEffectiveEvents, findKickOffTime } from '@i-one/game/matches/event'
import { countByPlayer, countScore } from '@i-one/game/matches/score'
import { toShootOut } from '@i-one/game/matches/shoot-out'
import { findWinner } from '@i-one/game/matches/winner'
import { toSeason } from '@i-one/game/stats/season'
import { sum } from '@i-one/game/sum'
import { Temporal } from 'temporal-polyfill'

const homeZone = 'Africa/Lagos'

const dayIn = (instant: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()

export const getCurrentSeason = (now: Date) => toSeason(dayIn(now, homeZone))

export interface PlayedMatch {
  state: string
  startsAt: Date
  timeZone: string
  events: readonly MatchEvent[]
  lineup: readonly { player: string; side: Side; role: string }[]
}

export interface Appearance {
  player: string
  season: string
  day: string
  side: Side
  outcome: 'won' | 'drawn' | 'lost'
  goals: number
  assists: number
  cleanSheet: boolean
}

/** Returns undefined for unfinished matches, and for matches without events other than full time. */
export const toMatchResult = ({ state, startsAt, timeZone, events }: Omit<PlayedMatch, 'lineup'>) => {
  const effective = listEffectiveEvents(events)
  if (state !== 'finished' || effective.every(({ type }) => type === 'full-time')) return undefined
  const kickOff = findKickOffTime(effective)
  const day = dayIn(kickOff ? new Date(kickOff) : startsAt, timeZone)
  const goals = countScore(events)
  const winner = findWinner({ score: goals, shootOut: toShootOut(events) })
  return {
    effective,
    day,
    season: toSeason(day),
    goals,
    outcomeFor: (side: Side): Appearance['outcome'] =>
      winner === null ? 'drawn' : winner === side ? 'won' : 'lost',
  }
}

/** Returns the starters, and the substitutes with an event on the pitch. A clean sheet counts for every player of the side. */
export const toAppearances = (match: PlayedMatch): Appearance[] => {
  const result = toMatchResult(match)
  if (!result) return []
  const { effective, season, day, goals, outcomeFor } = result
  const onPitch = playersOnPitch(effective)
  const tally = countByPlayer(match.events)
  const appeared = match.lineup.filter(({ player, role }) => role !== 'substitutes' || onPitch.has(player))
  return appeared.map(({ player, side }) => ({
    player,
    season,
    day,
    side,
    outcome: outcomeFor(side),
    ...(tally.get(player) ?? { goals: 0, assists: 0 }),
    cleanSheet: goals[toOtherSide(side)] === 0,
  }))
}

export const toOtherSide = (side: Side): Side => (side === 'T1' ? 'T2' : 'T1')

const playersOnPitch = (effective: readonly MatchEvent[]) =>
  new Set(effective.filter(({ type }) => type !== 'card').flatMap(({ player, on }) => [player, on]))

const figures = [
  ...(['goals', 'assists', 'played', 'won', 'drawn', 'lost', 'cleanSheets'] as const),
  ...(['setsPlayed', 'setsWon', 'clockedGoals', 'clockedSeconds'] as const),
] as const

type Totals = Record<(typeof figures)[number], number>

export interface MonthTotals extends Totals {
  month: string
  matchType: string
}

const listMonths = (season: string) => {
  const july = Temporal.PlainYearMonth.from(`20${season.slice(0, 2)}-07`)
  return Array.from({ length: 12 }, (_, months) => july.add({ months }).toString())
}

const toRates = ({ setsPlayed, setsWon, clockedGoals, clockedSeconds }: Totals) => ({
  sets: { played: setsPlayed, won: setsWon },
  clocked: { goals: clockedGoals, seconds: clockedSeconds },
})

const add = (sums: readonly MonthTotals[]) =>
  Object.fromEntries(figures.map((figure) => [figure, sum(sums.map((one) => one[figure]))])) as Totals

export const toSeasonMonths = (season: string, sums: readonly MonthTotals[]): Stats['months'] =>
  listMonths(season).map((month) => {
    const total = add(sums.filter((sum) => sum.month === month))
    const { goals, assists, played } = total
    return { month, goals, assists, played, ...toRates(total) }
  })

export const sumByMatchType = (sums: readonly MonthTotals[]): Stats['matchTypes'] =>
  MatchType.options.flatMap((matchType) => {
    const { played, won, goals, assists } = add(sums.filter((sum) => sum.matchType === matchType))
    return played ? [{ matchType, played, won, goals, assists }] : []
  })

export const sumFigures = (sums: readonly MonthTotals[]) => {
  const total = add(sums)
  const { goals, assists, played, won, drawn, lost, cleanSheets } = total
  return { goals, assists, played, won, drawn, lost, cleanSheets, ...toRates(total) }
}
