import { getElapsedMs, type MatchClock, initialClock, getPeriodRange } from './clock.ts'
import { type EventType, type MatchEvent, type Period, listEffectiveEvents, allPeriods } from './event.ts'
import { type MatchRules, listPeriods } from './match-rules.ts'
import type { PlayState } from './match-state.ts'

type Step = 'play' | 'stop' | 'end-period' | 'kick' | 'finish'
type Steps = Partial<Record<EventType, Step>>

const running: Steps = {
  'kick-off': 'play',
  pause: 'stop',
  'period-end': 'end-period',
  'full-time': 'finish',
}

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

export interface MatchProgress {
  state: PlayState
  period: Period
  clock: MatchClock
  addedMs: number
  claimedAheadMs: Partial<Record<Period, number>>
  fullTimeAt?: string
}

export const progressEventTypes: EventType[] = [
  'kick-off',
  'pause',
  'resume',
  'period-end',
  'shoot-out-kick',
  'full-time',
  'void',
]

interface Status extends MatchProgress {
  ended: boolean
}

const beforeKickOff: Status = {
  state: 'scheduled',
  period: 'first',
  ended: false,
  clock: initialClock,
  addedMs: 0,
  claimedAheadMs: {},
}

/**
 * Replays the events. The result is the same in any order and with repeated events.
 * - Each period starts at its regular minute, even if its kick-off event has another time. The clock never goes back.
 * - A kick-off after the end of a period begins the next period, or a later period named by the kick-off.
 * - If the rules allow a shoot-out, its first kick or its kick-off event begins it. A shoot-out has no clock.
 * - Only a full-time event finishes a match. Voiding this event reopens the match.
 * Old clients did not reset the clock after added time, so `clockMs` counts relative to the period's kick-off.
 */
export const toMatchProgress = (events: readonly MatchEvent[], rules: MatchRules): MatchProgress => {
  let now = beforeKickOff
  for (const event of listEffectiveEvents(events)) {
    const step = steps[now.state][event.type]
    if (step) now = take(step, now, event, rules)
  }
  const { ended: _, ...progress } = now
  return progress
}

const take = (step: Step, now: Status, event: MatchEvent, rules: MatchRules): Status => {
  switch (step) {
    case 'play':
      return event.period === 'shoot-out' ? kick(now, rules) : play(now, event, rules)
    case 'stop':
      return { ...now, state: 'paused', clock: stopped(now, event) }
    case 'end-period':
      return { ...now, state: 'paused', ended: true, clock: stopped(now, event) }
    case 'kick':
      return kick(now, rules)
    case 'finish':
      return { ...now, state: 'finished', clock: stopped(now, event), fullTimeAt: event.at }
  }
}

const kick = (now: Status, rules: MatchRules): Status => {
  if (now.state !== 'paused' || !listPeriods(rules).includes('shoot-out')) return now
  const claimedAheadMs = { ...now.claimedAheadMs, 'shoot-out': aheadOf(now) }
  return { ...now, state: 'shoot-out', period: 'shoot-out', ended: false, claimedAheadMs }
}

const play = (now: Status, event: MatchEvent, rules: MatchRules): Status => {
  const period = begun(now, event, listPeriods(rules))
  const started =
    period === now.period ? { clock: restarted(now, event) } : periodStart(now, event, period, rules)
  return {
    ...now,
    ...started,
    state: period.startsWith('extra') ? 'extra-time' : 'playing',
    period,
    ended: false,
  }
}

const periodStart = (now: Status, { clockMs, at }: MatchEvent, period: Period, rules: MatchRules) => {
  const { startMs = 0 } = getPeriodRange(period, rules) ?? {}
  const playedMs = getElapsedMs(now.clock, new Date(at)) + now.addedMs
  const countsOn = now.state !== 'scheduled' && clockMs >= playedMs
  return {
    clock: { running: true, elapsedMs: startMs, at },
    addedMs: now.state === 'scheduled' ? 0 : playedMs - startMs,
    claimedAheadMs: { ...now.claimedAheadMs, [period]: countsOn ? clockMs - startMs : 0 },
  }
}

const aheadOf = ({ period, claimedAheadMs }: Status) => claimedAheadMs[period] ?? 0

const restarted = (now: Status, event: MatchEvent): MatchClock =>
  now.clock.running ? now.clock : { running: true, elapsedMs: claimed(now, event), at: event.at }

const stopped = (now: Status, event: MatchEvent): MatchClock =>
  now.clock.running ? { running: false, elapsedMs: claimed(now, event), at: event.at } : now.clock

const claimed = (now: Status, { clockMs }: MatchEvent) =>
  Math.max(clockMs - aheadOf(now), now.clock.elapsedMs)

const begun = (now: Status, { type, period }: MatchEvent, allowed: Period[]): Period => {
  if (type === 'resume') return now.period
  if (period && allPeriods.indexOf(period) > allPeriods.indexOf(now.period)) return period
  const next = allowed[allowed.indexOf(now.period) + 1]
  return now.ended && next && next !== 'shoot-out' ? next : now.period
}
