import type { Match } from '@i-one/contract/matches'
import { listEffectiveEvents } from '@i-one/game/matches/event'
import { dayText, timeText } from '../../lib/pitch-time.ts'
import { findPlayerName, findTeamName } from '../event-words.ts'
import { winnerText } from '../live/phase-text.ts'
import type { AnyEvent, MatchStatus } from '../match-status.ts'

export const scoreLineText = ({ teamOne, teamTwo }: Match, { score }: MatchStatus) =>
  `${teamOne.name} ${score.T1}–${score.T2} ${teamTwo.name}`

export const outcomeText = (match: Match, status: MatchStatus, events: readonly AnyEvent[]) => {
  const winner = winnerText(match, status)
  const hadExtraTime = listEffectiveEvents(events).some(({ period }) => period?.startsWith('extra'))
  return `${winner}${hadExtraTime && !status.kicks && !match.decision ? ' after extra time' : ''}.`
}

export const playedAtText = ({ start, pitch }: Match, { kickOffAt = start }: MatchStatus) =>
  `${dayText(kickOffAt, pitch.timeZone)} at ${timeText(kickOffAt, pitch.timeZone)}`

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

const lineText = (match: Match, event: AnyEvent, effective: readonly AnyEvent[]) => {
  const { type, player, on, side, card, id } = event
  const team = side ? findTeamName(match, side).name : ''
  const who = findPlayerName(match, player) ?? 'unknown player'
  if (type === 'substitution')
    return `Substitution, ${team}: ${findPlayerName(match, on) ?? 'a player'} for ${who}`
  if (type === 'card') return `${card === 'red' ? 'Red' : 'Yellow'} card, ${team}: ${who}`
  if (type === 'own-goal') return `Own goal, ${team}: ${who}`
  const assist = effective.find((one) => one.type === 'assist' && one.goal === id)
  const helper = assist && findPlayerName(match, assist.player)
  return `Goal, ${team}: ${who}${helper ? `, assist ${helper}` : ''}`
}

export const listKickLines = (match: Match, events: readonly AnyEvent[]) =>
  listEffectiveEvents(events)
    .filter(({ type }) => type === 'shoot-out-kick')
    .map(({ id, side, player, scored }) => {
      const names = [side && findTeamName(match, side).name, findPlayerName(match, player)]
      return { id, text: `${names.filter(Boolean).join(', ')}: ${scored ? 'scored' : 'missed'}` }
    })

const scorerTexts = (match: Match, { scorers }: MatchStatus) =>
  (['T1', 'T2'] as const).flatMap((side) => {
    const texts = scorers[side].map(
      ({ player, ownGoal, minutes }) =>
        `${findPlayerName(match, player) ?? 'Goal'} ${minutes.map((minute) => `${minute}’`).join(', ')}${ownGoal ? ' (own goal)' : ''}`,
    )
    return texts.length ? [`${findTeamName(match, side).name}: ${texts.join('; ')}`] : []
  })

export const resultText = (match: Match, status: MatchStatus) =>
  [
    scoreLineText(match, status),
    ...(status.kicks || match.decision ? [winnerText(match, status)] : []),
    ...scorerTexts(match, status),
    `${match.pitch.name}, ${dayText(status.kickOffAt ?? match.start, match.pitch.timeZone)}`,
  ].join('\n')
