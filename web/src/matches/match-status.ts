import type { Match, MatchState } from '@i-one/contract/matches'
import type { Event, NewEvent } from '@i-one/contract/matches/events'
import { findDuplicateGoals } from '@i-one/game/matches/duplicate-goals'
import { listEffectiveEvents, findKickOffTime } from '@i-one/game/matches/event'
import { toMatchProgress, type MatchProgress } from '@i-one/game/matches/match-progress'
import type { MatchRules } from '@i-one/game/matches/match-rules'
import { isDecided } from '@i-one/game/matches/match-state'
import { type EventMinutes, toEventMinutes } from '@i-one/game/matches/minutes'
import { countByPlayer, countScore, type Score, listScorers, type Scorer } from '@i-one/game/matches/score'
import { toShootOut, type ShootOut } from '@i-one/game/matches/shoot-out'
import { useMemo } from 'react'

export type AnyEvent = Event | NewEvent

export interface MatchStatus extends Omit<MatchProgress, 'state'>, EventMinutes {
  state: MatchState
  rules: MatchRules
  inBreak: boolean
  score: Score
  scorers: Record<'T1' | 'T2', Scorer[]>
  tally: Map<string, { goals: number; assists: number }>
  kicks: ShootOut | undefined
  kickOffAt: string | undefined
  /** Id pairs of goals that may be one goal recorded by two scorekeepers. */
  sameGoals: [earlier: string, later: string][]
}

export interface MatchProps {
  match: Match
  status: MatchStatus
  events: readonly AnyEvent[]
}

const startsAndStops: ReadonlySet<string> = new Set(['kick-off', 'resume', 'pause', 'period-end'])

export const getMatchStatus = (
  match: Pick<Match, 'state'> & MatchRules,
  events: readonly AnyEvent[],
): MatchStatus => {
  const progress = toMatchProgress(events, match)
  const { state, period } = progress
  const minutes = toEventMinutes(progress, match)
  const effective = listEffectiveEvents(events)
  const hasKicks = period === 'shoot-out' || effective.some(({ type }) => type === 'shoot-out-kick')
  return {
    ...progress,
    ...minutes,
    rules: match,
    state: isDecided(match.state) ? match.state : state,
    inBreak:
      state === 'paused' && effective.findLast(({ type }) => startsAndStops.has(type))?.type === 'period-end',
    score: countScore(events),
    scorers: listScorers(events, minutes),
    tally: countByPlayer(events),
    kickOffAt: findKickOffTime(events),
    kicks: hasKicks ? toShootOut(events) : undefined,
    sameGoals: findDuplicateGoals(events),
  }
}

const none: readonly NewEvent[] = []

export const useMatchStatus = (match: Match, unsent: readonly NewEvent[] = none) => {
  const events = useMemo(() => allEvents(match, unsent), [match, unsent])
  const status = useMemo(() => getMatchStatus(match, events), [match, events])
  return { events, status }
}

const allEvents = (match: Match, unsent: readonly NewEvent[]): AnyEvent[] => {
  const known = new Set(match.events.map(({ id }) => id))
  return [...match.events, ...unsent.filter(({ id }) => !known.has(id))]
}
