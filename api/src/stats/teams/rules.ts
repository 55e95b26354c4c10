import { MatchType } from '@i-one/contract/stats'
import type { TeamColour } from '@i-one/contract/teams'
import type { Side } from '@i-one/game/matches/event'
import { toInitials } from '@i-one/game/matches/formation'
import { sum } from '@i-one/game/sum'
import { type Appearance, type PlayedMatch, toOtherSide, toMatchResult } from '../rules.ts'

export interface TeamSide {
  team: string
  side: Side
}

export interface TeamResult extends TeamSide, Pick<Appearance, 'season' | 'day' | 'outcome'> {
  goals: number
  against: number
}

/** Shoot-out kicks decide the outcome, but do not count as goals. */
export const toTeamResults = (match: PlayedMatch, sides: readonly TeamSide[]): TeamResult[] => {
  const result = toMatchResult(match)
  if (!result) return []
  const { season, day, goals, outcomeFor } = result
  return sides.map(({ team, side }) => ({
    team,
    side,
    season,
    day,
    outcome: outcomeFor(side),
    goals: goals[side],
    against: goals[toOtherSide(side)],
  }))
}

export const formLength = 5

export const toTeamSummary = ({ id, name, colour }: { id: string; name: string; colour: string | null }) => ({
  _id: id,
  name,
  initials: toInitials(name),
  ...(colour !== null && { colour: colour as TeamColour }),
})

export interface TeamMatch extends Pick<TeamResult, 'outcome' | 'goals' | 'against'> {
  matchType: MatchType
}

const countOutcomes = (matches: readonly TeamMatch[]) => {
  const count = (wanted: TeamMatch['outcome']) => matches.filter(({ outcome }) => outcome === wanted).length
  return { played: matches.length, won: count('won'), drawn: count('drawn'), lost: count('lost') }
}

export const toTeamSeason = (matches: readonly TeamMatch[]) => ({
  ...countOutcomes(matches),
  goals: sum(matches.map(({ goals }) => goals)),
  against: sum(matches.map(({ against }) => against)),
  cleanSheets: matches.filter(({ against }) => against === 0).length,
  matchTypes: MatchType.options.flatMap((matchType) => {
    const ofType = matches.filter((match) => match.matchType === matchType)
    return ofType.length === 0 ? [] : [{ matchType, ...countOutcomes(ofType) }]
  }),
})
