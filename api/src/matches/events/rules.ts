import type { NewEvent } from '@i-one/contract/matches/events'
import type { Side } from '@i-one/contract/matches/sides'
import { day, minute } from '@i-one/game/durations'
import { type MatchClock, getElapsedMs, getPeriodRange } from '@i-one/game/matches/clock'
import { type MatchEvent, type Period, listEffectiveEvents } from '@i-one/game/matches/event'
import { toMatchProgress } from '@i-one/game/matches/match-progress'
import type { MatchRules } from '@i-one/game/matches/match-rules'
import { type Score, countScore } from '@i-one/game/matches/score'
import { toShootOut } from '@i-one/game/matches/shoot-out'

export interface MatchStatus {
  state: string
  period: Period
  score: Score
  clock: MatchClock
  addedMs: number
  shootOut: Score | null
  isPlayed: boolean
}

export const isPlayed = (events: readonly MatchEvent[]) =>
  listEffectiveEvents(events).some(({ type }) => type !== 'full-time')

/** True if there is an effective event other than `assist` and `two-goals`, which only describe goals. */
export const isRecorded = (events: readonly MatchEvent[]) =>
  listEffectiveEvents(events).some(({ type }) => type !== 'assist' && type !== 'two-goals')

export const toMatchStatus = (events: readonly MatchEvent[], rules: MatchRules): MatchStatus => {
  const wereKicked = listEffectiveEvents(events).some(({ type }) => type === 'shoot-out-kick')
  const kicks = wereKicked ? toShootOut(events) : null
  return {
    ...toMatchProgress(events, rules),
    score: countScore(events),
    shootOut: kicks && { T1: kicks.T1, T2: kicks.T2 },
    isPlayed: isPlayed(events),
  }
}

const correctedFor = 2 * day

/** `firstOver` is when full time was first recorded, so that reopening the match does not extend the deadline. */
export const areCorrectionsClosed = (firstOver: Date | null, now: Date) =>
  firstOver !== null && now.getTime() >= firstOver.getTime() + correctedFor

/** Corrects times from wrong phone clocks. Tournament matches may start up to a day before their scheduled time. */
export const clampInstant = (
  at: string,
  { starts_at: start, session_id: session }: { starts_at: Date; session_id: string | null },
  now: Date,
) => {
  const earliest = session === null ? Math.min(start.getTime(), now.getTime()) - day : start.getTime()
  return new Date(Math.min(Math.max(Date.parse(at), earliest), now.getTime())).toISOString()
}

type EventErrorCode =
  | 'id-reused'
  | 'other-teams'
  | 'not-in-lineup'
  | 'match-unfinished'
  | 'match-full'
  | 'corrections-closed'

export const maxEvents = 2000

export interface MatchContext {
  events: readonly MatchEvent[]
  sides: ReadonlyMap<string, string>
  rules: MatchRules
  hasOtherTeams: boolean
  mayReopen: boolean
  isClosed: boolean
  most: number
}

export interface SortedEvents {
  accepted: NewEvent[]
  repeated: string[]
  refused: { id: string; code: EventErrorCode }[]
}

export const resolveAliases = (event: NewEvent, aliases: ReadonlyMap<string, string>): NewEvent => ({
  ...event,
  ...(event.player !== undefined && { player: aliases.get(event.player) ?? event.player }),
  ...(event.on !== undefined && { on: aliases.get(event.on) ?? event.on }),
})

/** Compares events without `at`, because the server changes an implausible `at` when it stores an event. */
export const sortEvents = (sent: readonly NewEvent[], known: MatchContext): SortedEvents => {
  const sorted: SortedEvents = { accepted: [], repeated: [], refused: [] }
  const taken = new Map<string, MatchEvent>(known.events.map((event) => [event.id, event]))
  for (const event of sent) {
    // guard: an event counts once
    const same = taken.get(event.id)
    const code = same
      ? reused(same, event)
      : (codeOfGoal(event, taken, sorted.refused) ?? findRejection(event, taken, known))
    if (code) sorted.refused.push({ id: event.id, code })
    else if (same) sorted.repeated.push(event.id)
    else {
      sorted.accepted.push(event)
      taken.set(event.id, event)
    }
  }
  return sorted
}

const content = [
  'type',
  'side',
  'player',
  'goal',
  'on',
  'card',
  'scored',
  'period',
  'clockMs',
  'voids',
  'other',
  'kicksEach',
] as const

const reused = (stored: MatchEvent, sent: NewEvent) =>
  content.some((field) => stored[field] !== sent[field]) ? ('id-reused' as const) : undefined

type Taken = ReadonlyMap<string, MatchEvent>

export const listGoalIds = ({ goal, other }: NewEvent) => [goal, other].filter((id) => id !== undefined)

const codeOfGoal = (event: NewEvent, taken: Taken, refused: SortedEvents['refused']) => {
  const missing = listGoalIds(event).filter((id) => !taken.has(id))
  return refused.find(({ id }) => missing.includes(id))?.code
}

const findRejection = (event: NewEvent, taken: Taken, known: MatchContext): EventErrorCode | undefined => {
  if (known.hasOtherTeams) return 'other-teams'
  // guard: a result is final after 48 hours
  if (known.isClosed) return 'corrections-closed'
  if (taken.size >= known.most) return 'match-full'
  // guard: only players in the lineup can score
  if (!isInLineup(event, known.sides)) return 'not-in-lineup'
  if (!known.mayReopen && reopens(event, taken, known.rules)) return 'match-unfinished'
  return undefined
}

const isInLineup = ({ player, on, side }: NewEvent, sides: ReadonlyMap<string, string>) =>
  [player, on].every((one) => one === undefined || isOn(sides.get(one), side))

const isOn = (found: string | undefined, side: Side | undefined) =>
  found !== undefined && (side === undefined || found === side)

const isFinished = (events: Iterable<MatchEvent>, rules: MatchRules) =>
  toMatchProgress([...events], rules).state === 'finished'

/** Checks only `void` events, because after full time no other event can reopen a match. */
const reopens = (event: NewEvent, taken: Taken, rules: MatchRules) =>
  event.type === 'void' && isFinished(taken.values(), rules) && !isFinished([...taken.values(), event], rules)

const lengthMs = ({ periods, minutesPerPeriod }: MatchRules) => periods * minutesPerPeriod * minute

/** Limits the clock to the regular end of the period, because the scorekeeper may not have stopped the clock. */
export const createFullTime = (id: string, events: readonly MatchEvent[], rules: MatchRules, now: Date) => {
  const { period, clock, claimedAheadMs } = toMatchProgress(events, rules)
  const endMs = Math.max(lengthMs(rules), getPeriodRange(period, rules)?.endMs ?? clock.elapsedMs)
  return {
    id,
    type: 'full-time' as const,
    period,
    clockMs: Math.min(getElapsedMs(clock, now), endMs) + (claimedAheadMs[period] ?? 0),
    at: now.toISOString(),
  }
}
