import { dayText, dateWithYearText } from '@i-one/game/formats/dates'
import { timeText } from '@i-one/game/formats/times'
import { findKickOffTime } from '@i-one/game/matches/event'
import { toMatchProgress } from '@i-one/game/matches/match-progress'
import { hasBegun, isLive as isMatchLive } from '@i-one/game/matches/match-state'
import { toEventMinutes } from '@i-one/game/matches/minutes'
import { listScorers } from '@i-one/game/matches/score'
import { penaltiesText } from '@i-one/game/matches/winner'
import { i18n } from '../../lib/i18n/i18n.ts'
import { toVisitorName } from '../../visitors.ts'
import { formatDecision } from '../decision.ts'
import type { WholeMatch } from '../sql.ts'
import { toMatchSummary } from '../wire.ts'

export const titleText = ({ row }: WholeMatch) => {
  const { team_one_name: one, team_two_name: two, score_one, score_two } = row
  return hasBegun(row.state)
    ? `${one} ${score_one} – ${score_two} ${two}`
    : i18n._('{one} v {two}', { one, two })
}

const states: Record<string, () => string> = {
  scheduled: () => i18n._('Waiting for kick-off'),
  postponed: () => i18n._('Postponed'),
  playing: () => i18n._('Live'),
  paused: () => i18n._('Live'),
  'extra-time': () => i18n._('Live, extra time'),
  'shoot-out': () => i18n._('Live, Penalty Shootout'),
  finished: () => i18n._('Full time'),
  abandoned: () => i18n._('Abandoned'),
  walkover: () => i18n._('Walkover'),
}

export const stateText = ({ row: { state } }: WholeMatch) => states[state]?.() ?? state

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
    const name = (player && names.get(player)) ?? i18n._('Goal')
    const times = minutes.map((minute) => `${minute}’`).join(', ')
    return ownGoal ? i18n._('{name} (own goal) {times}', { name, times }) : `${name} ${times}`
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
  const where = i18n._('{when} at {pitch}', { when, pitch: row.pitch_name })
  const sentences = [stateText(match), decisionText(match), where, goals.join('; ')]
  return `${sentences.filter(Boolean).join('. ')}.`
}
