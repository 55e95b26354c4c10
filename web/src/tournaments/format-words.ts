import type { Tournament, TournamentEntry } from '@i-one/contract/tournaments'
import type { TableCriterion, TournamentRules } from '@i-one/contract/tournaments/rules'
import { countText } from '@i-one/game/count-text'
import type { Deciders } from '@i-one/game/matches/match-rules'
import { dateText } from '../lib/pitch-time.ts'
import { formatNames } from './form-names.ts'
import { listTies, findActiveRound, groupTiesByDay } from './ties.ts'

const criterionNames: Record<TableCriterion, string> = {
  points: 'points',
  'head-to-head-points': 'head-to-head points',
  'head-to-head-difference': 'head-to-head goal difference',
  'head-to-head-goals': 'head-to-head goals',
  difference: 'goal difference',
  goals: 'goals',
  'away-goals': 'away goals',
  wins: 'wins',
  'fair-play': 'fair play',
  lot: 'drawing lots',
}

export const tieBreakOrderText = ({ order }: Pick<TournamentRules, 'order'>) => {
  const [first = '', ...rest] = order.map((one) => criterionNames[one])
  const head = first.charAt(0).toUpperCase() + first.slice(1)
  return rest.length ? `${head}, then ${rest.join(', ')}.` : `${head}.`
}

export const matchLengthText = ({ periods, minutes }: Pick<TournamentRules, 'periods' | 'minutes'>) =>
  periods === 2 ? `2 halves of ${countText(minutes, 'minute')}` : countText(minutes, 'minute')

export const decidersText = ({ aet, penaltyShootout }: Deciders) => {
  if (aet) return penaltyShootout ? 'AET, then penalties' : 'AET'
  return penaltyShootout ? 'Penalties' : 'The organizer decides'
}

/** Returns the first and last day of the scheduled matches, or else the days that the organizer entered. */
export const tournamentDaysText = (
  tournament: Pick<Tournament, 'firstDay' | 'lastDay' | 'stages' | 'pitches' | 'timeZone'>,
) => {
  const { firstDay, lastDay } = tournament
  const scheduled = groupTiesByDay(tournament).flatMap(({ day }) => day ?? [])
  const ends = scheduled.length ? [scheduled[0], scheduled.at(-1)] : [firstDay, lastDay]
  const [first, last] = ends.map((day) => day && dateText(day, 'UTC'))
  return first && last && first !== last ? `${first} to ${last}` : first
}

const countEntered = (entries: readonly TournamentEntry[]) =>
  entries.filter(({ state }) => state === 'entered').length

const roundText = ({ form, state, stages }: Pick<Tournament, 'form' | 'state' | 'stages'>) => {
  const now = form === 'league' && state === 'running' ? findActiveRound({ stages }) : undefined
  return now && `round ${now.number} of ${Math.max(...listTies({ stages }).map(({ round }) => round))}`
}

export const tournamentSummaryText = (tournament: Tournament) => {
  const { form, rounds, state, entries, most, organizer } = tournament
  const teams = countEntered(entries)
  const parts = [
    formatNames[form],
    state === 'entries' ? `${teams} of ${countText(most, 'team')}` : countText(teams, 'team'),
    form !== 'knock-out' && rounds === 2 && 'home and away',
    roundText(tournament),
    tournamentDaysText(tournament),
  ]
  return `${parts.filter(Boolean).join(', ')}. Run by ${organizer.name}`
}

export const qualificationText = ({ qualify, bestOthers }: Pick<Tournament, 'qualify' | 'bestOthers'>) => {
  if (!qualify) return undefined
  const first =
    qualify === 1 ? 'The winner of each group goes through' : `The top ${qualify} of each group go through`
  const best = bestOthers === 1 ? 'the best' : `the best ${bestOthers}`
  return bestOthers ? `${first}, and ${best} of the rest` : first
}
