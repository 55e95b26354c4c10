import type { EventType, MatchEvent, Period } from './event.ts'
import { effectiveEvents, allPeriods } from './event.ts'

/** Of a match that waits for its kick-off or is being played. */
export const unfinishedStates = ['scheduled', 'playing', 'paused', 'extra-time', 'shoot-out'] as const
/** Of a match in which nothing more happens. */
export const overStates = ['finished', 'abandoned', 'walkover'] as const
/** Decided by people: they stay, whatever the events say. */
export const decidedStates = ['abandoned', 'walkover', 'postponed'] as const

const isOneOf = (states: readonly string[], state: string) => states.includes(state)

export const isUnfinished = (state: string) => isOneOf(unfinishedStates, state)
export const isOver = (state: string) => isOneOf(overStates, state)
export const isDecided = (state: string) => isOneOf(decidedStates, state)
export const hasBegun = (state: string) => state !== 'scheduled' && state !== 'postponed'

/** What events lead to. */
export type PlayState = (typeof unfinishedStates)[number] | 'finished'

/** `periods` is 1 or 2 regular ones; `aet` adds two short ones, `penaltyShootout` kicks, when a winner is needed. */
export interface MatchRules {
  periods: number
  minutesPerPeriod: number
  aet: boolean
  penaltyShootout: boolean
}

type Step = 'play' | 'stop' | 'end-period' | 'kick' | 'finish'
type Steps = Partial<Record<EventType, Step>>

const running: Steps = {
  'kick-off': 'play',
  pause: 'stop',
  'period-end': 'end-period',
  'full-time': 'finish',
}

/** What each event does in each state; an event that is not in a state's row changes nothing there. */
const steps: Record<PlayState, Steps> = {
  scheduled: { 'kick-off': 'play', resume: 'play', 'full-time': 'finish' },
  playing: running,
  'extra-time': running,
  paused: {
    'kick-off': 'play',
    resume: 'play',
    'period-end': 'end-period',
    'shoot-out-kick': 'kick',
    'full-time': 'finish',
  },
  'shoot-out': { 'full-time': 'finish' },
  finished: {},
}

interface Status {
  state: PlayState
  period: Period
  ended: boolean
}

/**
 * Where a match stands by its events, the same for any order and repetition of them. It begins `scheduled` in its
 * `first` period.
 *
 * - A kick-off after the end of a period begins the next; one that names a later period begins that.
 * - Between two periods, `period` is the one that has ended. A stop in extra time is `paused` too.
 * - The first kick, or a start that names the shoot-out, begins it while the ball is not in play, if the rules have
 *   one.
 * - Only full time finishes a match.
 */
export const matchState = (
  events: readonly MatchEvent[],
  rules: MatchRules,
): { state: PlayState; period: Period } => {
  let now: Status = { state: 'scheduled', period: 'first', ended: false }
  for (const event of effectiveEvents(events)) {
    const step = steps[now.state][event.type]
    if (step) now = take(step, now, event, periodsOf(rules))
  }
  return { state: now.state, period: now.period }
}

/** The periods that the rules allow, in their order; `['first']` alone for one period without a decider. */
export const periodsOf = ({ periods, aet, penaltyShootout }: MatchRules): Period[] => {
  const allowed: Period[] = periods > 1 ? ['first', 'second'] : ['first']
  if (aet) allowed.push('extra-first', 'extra-second')
  if (penaltyShootout) allowed.push('shoot-out')
  return allowed
}

const take = (step: Step, now: Status, event: MatchEvent, allowed: Period[]): Status => {
  switch (step) {
    case 'play':
      return event.period === 'shoot-out' ? kick(now, allowed) : play(begun(now, event, allowed))
    case 'stop':
      return { ...now, state: 'paused' }
    case 'end-period':
      return { ...now, state: 'paused', ended: true }
    case 'kick':
      return kick(now, allowed)
    case 'finish':
      return { ...now, state: 'finished' }
  }
}

const kick = (now: Status, allowed: Period[]): Status => {
  const possible = now.state === 'paused' && allowed.includes('shoot-out')
  return possible ? { state: 'shoot-out', period: 'shoot-out', ended: false } : now
}

const play = (period: Period): Status => {
  const extra = period === 'extra-first' || period === 'extra-second'
  return { state: extra ? 'extra-time' : 'playing', period, ended: false }
}

const begun = (now: Status, { type, period }: MatchEvent, allowed: Period[]): Period => {
  if (type === 'resume') return now.period
  if (period && allPeriods.indexOf(period) > allPeriods.indexOf(now.period)) return period
  const next = allowed[allowed.indexOf(now.period) + 1]
  return now.ended && next && next !== 'shoot-out' ? next : now.period
}
