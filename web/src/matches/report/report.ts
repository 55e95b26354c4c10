import type { Match } from '@i-one/contract/matches'
import { listEffectiveEvents } from '@i-one/game/matches/event'
import { findWinner } from '@i-one/game/matches/winner'
import { t } from '@lingui/core/macro'
import { dayText, timeText } from '../../lib/pitch-time.ts'
import { commaText, semicolonText, labelledText } from '../../ui/text/joins.ts'
import { findPlayerName, findTeamName } from '../event-words.ts'
import { winnerText } from '../live/phase-text.ts'
import type { AnyEvent, MatchStatus } from '../match-status.ts'

export const scoreLineText = ({ teamOne, teamTwo }: Match, { score }: MatchStatus) =>
  `${teamOne.name} ${score.T1}–${score.T2} ${teamTwo.name}`

export const outcomeText = (match: Match, status: MatchStatus, events: readonly AnyEvent[]) => {
  const hadExtraTime = listEffectiveEvents(events).some(({ period }) => period?.startsWith('extra'))
  if (!hadExtraTime || status.kicks || match.decision) return `${winnerText(match, status)}.`
  const winner = findWinner(status)
  if (!winner) return t`A draw after extra time.`
  const { name: team } = findTeamName(match, winner)
  return t`${team} won after extra time.`
}

export const playedAtText = (
  { start, pitch: { name: pitch, address, timeZone } }: Match,
  { kickOffAt = start }: MatchStatus,
  zone: string | undefined,
) => {
  const [day, time] = [dayText(kickOffAt, timeZone), commaText(timeText(kickOffAt, timeZone), zone)]
  return t`Played at ${pitch}, ${address}, on ${day} at ${time}.`
}

const reported: ReadonlySet<string> = new Set(['goal', 'own-goal', 'card', 'substitution'])

export const listReportLines = (
  match: Match,
  { inOrder, minuteOf }: MatchStatus,
  events: readonly AnyEvent[],
) => {
  const effective = listEffectiveEvents(events) as AnyEvent[]
  return effective
    .filter(({ type }) => reported.has(type))
    .toSorted(inOrder)
    .map((event) => ({
      id: event.id,
      minute: minuteOf(event),
      text: lineText(match, event, effective),
    }))
}

const unknownPlayer = t({ message: 'unknown player', comment: 'Replaces an unknown player’s name' })

const lineText = (match: Match, event: AnyEvent, effective: readonly AnyEvent[]) => {
  const { type, player, on, side, card, id } = event
  const team = side ? findTeamName(match, side).name : ''
  const who = findPlayerName(match, player) ?? unknownPlayer
  if (type === 'substitution') {
    const playerOn = findPlayerName(match, on)
    return playerOn
      ? t`Substitution, ${team}: ${playerOn} for ${who}`
      : t`Substitution, ${team}: a player for ${who}`
  }
  if (type === 'card') return card === 'red' ? t`Red card, ${team}: ${who}` : t`Yellow card, ${team}: ${who}`
  if (type === 'own-goal') return t`Own goal, ${team}: ${who}`
  const assist = effective.find((one) => one.type === 'assist' && one.goal === id)
  const helper = assist && findPlayerName(match, assist.player)
  return helper ? t`Goal, ${team}: ${who}, assist ${helper}` : t`Goal, ${team}: ${who}`
}

export const listKickLines = (match: Match, events: readonly AnyEvent[]) =>
  listEffectiveEvents(events)
    .filter(({ type }) => type === 'shoot-out-kick')
    .map(({ id, side, player, scored }) => {
      const kicker = commaText(side && findTeamName(match, side).name, findPlayerName(match, player))
      return { id, text: scored ? t`${kicker}: scored` : t`${kicker}: missed` }
    })

const scorerTexts = (match: Match, { scorers }: MatchStatus) =>
  (['T1', 'T2'] as const).flatMap((side) => {
    const texts = scorers[side].map(({ player, ownGoal, minutes }) => {
      const scorer = findPlayerName(match, player) ?? t`Goal`
      const times = commaText(...minutes.map((minute) => `${minute}’`))
      return ownGoal ? t`${scorer} ${times} (own goal)` : `${scorer} ${times}`
    })
    return texts.length ? [labelledText(findTeamName(match, side).name, semicolonText(texts))] : []
  })

export const resultText = (match: Match, status: MatchStatus) =>
  [
    scoreLineText(match, status),
    ...(status.kicks || match.decision ? [winnerText(match, status)] : []),
    ...scorerTexts(match, status),
    commaText(match.pitch.name, dayText(status.kickOffAt ?? match.start, match.pitch.timeZone)),
  ].join('\n')
