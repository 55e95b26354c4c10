import { MatchType } from '@i-one/contract/stats'
import type { TeamColour } from '@i-one/contract/teams'
import type { Side } from '@i-one/game/matches/event'
import { initials } from '@i-one/game/matches/formation'
import { type Appearance, type PlayedMatch, opponent, resultOf } from '../rules.ts'

export interface TeamSide {
  team: string
  side: Side
}

export interface TeamResult extends TeamSide, Pick<Appearance, 'season' | 'day' | 'outcome'> {
  goals: number
  against: number
}

/** One row for each side of a played match that was a lasting team's. Kicks of a shoot-out decide and are no goals. */
export const teamResultsOf = (match: PlayedMatch, sides: readonly TeamSide[]): TeamResult[] => {
  const result = resultOf(match)
  if (!result) return []
  const { season, day, goals, outcomeFor } = result
  return sides.map(({ team, side }) => ({
    team,
    side,
    season,
    day,
    outcome: outcomeFor(side),
    goals: goals[side],
    against: goals[opponent(side)],
  }))
}

/** Of so many matches is the form of a team. */
export const formLength = 5

/** What a team is called by, wherever it stands. */
export const teamName = ({ id, name, colour }: { id: string; name: string; colour: string | null }) => ({
  _id: id,
  name,
  initials: initials(name),
  ...(colour !== null && { colour: colour as TeamColour }),
})

export interface TeamTotal {
  matchType: MatchType
  played: number
  won: number
  drawn: number
  lost: number
  goals: number
  against: number
  cleanSheets: number
}

const figures = ['played', 'won', 'drawn', 'lost', 'goals', 'against', 'cleanSheets'] as const

/** A team's season: all of it, and by the types of match that it played. */
export const seasonOfTeam = (sums: readonly TeamTotal[]) => {
  const total = { played: 0, won: 0, drawn: 0, lost: 0, goals: 0, against: 0, cleanSheets: 0 }
  for (const sum of sums) for (const figure of figures) total[figure] += sum[figure]
  const inOrder = MatchType.options.flatMap((type) => sums.filter(({ matchType }) => matchType === type))
  const matchTypes = inOrder.map(({ matchType, played, won, drawn, lost }) => ({
    matchType,
    played,
    won,
    drawn,
    lost,
  }))
  return { ...total, matchTypes }
}
