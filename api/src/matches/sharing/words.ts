import { findKickOffTime } from '@i-one/game/matches/event'
import { toMatchProgress } from '@i-one/game/matches/match-progress'
import { hasBegun, isLive as isMatchLive } from '@i-one/game/matches/match-state'
import { toEventMinutes } from '@i-one/game/matches/minutes'
import { listScorers } from '@i-one/game/matches/score'
import { penaltiesText } from '@i-one/game/matches/winner'
import { dayText, dateWithYearText, timeText } from '../../lib/pitch-time.ts'
import { toVisitorName } from '../../visitors.ts'
import { formatDecision } from '../decision.ts'
import type { WholeMatch } from '../sql.ts'
import { toMatchSummary } from '../wire.ts'

export const titleText = ({ row }: WholeMatch) => {
  const between = hasBegun(row.state) ? `${row.score_one} – ${row.score_two}` : 'v'
  return `${row.team_one_name} ${between} ${row.team_two_name}`
}

const states: Record<string, string> = {
  scheduled: 'Waiting for kick-off',
  postponed: 'Postponed',
  playing: 'Live',
  paused: 'Live',
  'extra-time': 'Live, extra time',
  'shoot-out': 'Live, Penalty Shootout',
  finished: 'Full time',
  abandoned: 'Abandoned',
  walkover: 'Walkover',
}

export const stateText = ({ row: { state } }: WholeMatch) => states[state] ?? state

export const isLive = ({ row }: WholeMatch) => isMatchLive(row.state)

export const decisionText = ({ row }: WholeMatch) => {
  const match = toMatchSummary(row)
  const { decision } = row
  return decision ? formatDecision({ ...match, decision }) : penaltiesText(match)
}

/** Shows first names only, because anyone can open the link. Own goals are listed under the side that gets the goal. */
export const scorerTexts = ({ row, events, lineups }: WholeMatch) => {
  const names = new Map(lineups.map(({ player_id, name }) => [player_id, toVisitorName(name)]))
  const lists = listScorers(events, toEventMinutes(toMatchProgress(events, row), row))
  const text = ({ player, ownGoal, minutes }: (typeof lists)['T1'][number]) => {
    const name = (player && names.get(player)) ?? 'Goal'
    return `${name}${ownGoal ? ' (own goal)' : ''} ${minutes.map((minute) => `${minute}’`).join(', ')}`
  }
  return { T1: lists.T1.map(text), T2: lists.T2.map(text) }
}

const startOf = ({ row, events }: WholeMatch) => {
  const kickOff = findKickOffTime(events)
  return kickOff ? new Date(kickOff) : row.starts_at
}

export const placeAndDayText = (match: WholeMatch) =>
  [match.row.pitch_name, dayText(startOf(match), match.row.time_zone)].filter(Boolean).join(', ')

export const descriptionText = (match: WholeMatch) => {
  const { row } = match
  const start = startOf(match)
  const when = `${dateWithYearText(start, row.time_zone)}, ${timeText(start, row.time_zone)}`
  const { T1, T2 } = scorerTexts(match)
  const goals = [T1, T2].filter(({ length }) => length > 0).map((side) => side.join(', '))
  const sentences = [stateText(match), decisionText(match), `${when} at ${row.pitch_name}`, goals.join('; ')]
  return `${sentences.filter(Boolean).join('. ')}.`
}
