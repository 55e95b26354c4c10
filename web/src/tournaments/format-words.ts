import type { Tournament, TournamentEntry } from '@i-one/contract/tournaments'
import type { TableCriterion, TournamentRules } from '@i-one/contract/tournaments/rules'
import type { Deciders } from '@i-one/game/matches/match-rules'
import { plural, t } from '@lingui/core/macro'
import { dateText } from '../lib/pitch-time.ts'
import { commaText } from '../ui/text/joins.ts'
import { formatNames } from './form-names.ts'
import { listTies, findActiveRound, groupTiesByDay } from './ties.ts'

const firstCriterionNames: Record<TableCriterion, string> = {
  points: t`Points`,
  'head-to-head-points': t`Head-to-head points`,
  'head-to-head-difference': t`Head-to-head goal difference`,
  'head-to-head-goals': t`Head-to-head goals`,
  difference: t`Goal difference`,
  goals: t`Goals`,
  'away-goals': t`Away goals`,
  wins: t`Wins`,
  'fair-play': t`Fair play`,
  lot: t`Drawing lots`,
}

const nextCriterionNames: Record<TableCriterion, string> = {
  points: t`points`,
  'head-to-head-points': t`head-to-head points`,
  'head-to-head-difference': t`head-to-head goal difference`,
  'head-to-head-goals': t`head-to-head goals`,
  difference: t`goal difference`,
  goals: t`goals`,
  'away-goals': t`away goals`,
  wins: t`wins`,
  'fair-play': t`fair play`,
  lot: t`drawing lots`,
}

export const tieBreakOrderText = ({ order }: Pick<TournamentRules, 'order'>) => {
  const [first, ...rest] = order
  const head = first ? firstCriterionNames[first] : ''
  const others = commaText(...rest.map((one) => nextCriterionNames[one]))
  return others ? t`${head}, then ${others}.` : `${head}.`
}

export const matchLengthText = ({ periods, minutes }: Pick<TournamentRules, 'periods' | 'minutes'>) =>
  periods === 2
    ? plural(minutes, { one: '2 halves of # minute', other: '2 halves of # minutes' })
    : plural(minutes, { one: '# minute', other: '# minutes' })

export const decidersText = ({ aet, penaltyShootout }: Deciders) => {
  if (aet) return penaltyShootout ? t`AET, then penalties` : t`AET`
  return penaltyShootout ? t`Penalties` : t`The organizer decides`
}

/** Returns the first and last day of the scheduled matches, or else the days that the organizer entered. */
export const tournamentDaysText = (
  tournament: Pick<Tournament, 'firstDay' | 'lastDay' | 'stages' | 'pitches' | 'timeZone'>,
) => {
  const { firstDay, lastDay } = tournament
  const scheduled = groupTiesByDay(tournament).flatMap(({ day }) => day ?? [])
  const ends = scheduled.length ? [scheduled[0], scheduled.at(-1)] : [firstDay, lastDay]
  const [first, last] = ends.map((day) => day && dateText(day, 'UTC'))
  return first && last && first !== last ? t`${first} to ${last}` : first
}

const countEntered = (entries: readonly TournamentEntry[]) =>
  entries.filter(({ state }) => state === 'entered').length

const roundText = ({ form, state, stages }: Pick<Tournament, 'form' | 'state' | 'stages'>) => {
  const now = form === 'league' && state === 'running' ? findActiveRound({ stages }) : undefined
  if (!now) return undefined
  const last = Math.max(...listTies({ stages }).map(({ round }) => round))
  return t`round ${{ round: now.number }} of ${last}`
}

export const teamCountText = ({ state, most }: Pick<Tournament, 'state' | 'most'>, teams: number) =>
  state === 'entries'
    ? plural(most, { one: `${teams} of # team`, other: `${teams} of # teams` })
    : plural(teams, { one: '# team', other: '# teams' })

export const tournamentSummaryText = (tournament: Tournament) => {
  const { form, rounds, entries, organizer } = tournament
  const facts = commaText(
    formatNames[form],
    teamCountText(tournament, countEntered(entries)),
    form !== 'knock-out' && rounds === 2 && t`home and away`,
    roundText(tournament),
    tournamentDaysText(tournament),
  )
  return t`${facts}. Run by ${{ organizer: organizer.name }}`
}

export const qualificationText = ({ qualify, bestOthers }: Pick<Tournament, 'qualify' | 'bestOthers'>) => {
  if (!qualify) return undefined
  if (qualify === 1)
    return bestOthers
      ? plural(bestOthers, {
          one: 'The winner of each group goes through, and the best of the rest',
          other: 'The winner of each group goes through, and the best # of the rest',
        })
      : t`The winner of each group goes through`
  return bestOthers
    ? plural(bestOthers, {
        one: `The top ${qualify} of each group go through, and the best of the rest`,
        other: `The top ${qualify} of each group go through, and the best # of the rest`,
      })
    : t`The top ${qualify} of each group go through`
}
