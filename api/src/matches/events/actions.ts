import { randomUUID } from 'node:crypto'
import type { NewEvent } from '@i-one/contract/matches/events'
import { hour } from '@i-one/game/durations'
import { hasBegun, isOver } from '@i-one/game/matches/match-state'
import type { Actor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { forEachDue } from '../../lib/database/each-due.ts'
import { runInSavepoint } from '../../lib/database/in-savepoint.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import type { SettleMatch } from '../../lib/http/app.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { listAliases } from '../../players/sql.ts'
import { rewriteAppearances } from '../../stats/actions.ts'
import { listTopics } from '../schedule/sql.ts'
import { type MatchRow, findUnfinishedMatch, listSides, lockStaleMatch, lockMatch } from '../sql.ts'
import type { StoredEvent } from '../stored-event.ts'
import { replaceAwards } from '../votes/sql.ts'
import {
  type MatchContext,
  listGoalIds,
  areCorrectionsClosed,
  isPlayed,
  isRecorded,
  maxEvents,
  createFullTime,
  clampInstant,
  sortEvents,
  toMatchStatus,
  resolveAliases,
} from './rules.ts'
import { findFirstFullTime, insertEvents, listEvents, updateStatus } from './sql.ts'

const knownOf = async (
  db: Database,
  match: MatchRow,
  { by, now, isOrganizer, teams }: Pick<Recording, 'by' | 'now' | 'isOrganizer' | 'teams'>,
): Promise<MatchContext & { events: StoredEvent[] }> => {
  const sides = await listSides(db, match.id)
  const mayReopen =
    match.state !== 'finished' || !match.session_id || !(await findUnfinishedMatch(db, match.session_id))
  return {
    events: await listEvents(db, match.id),
    sides: new Map(sides.map(({ player_id, side }) => [player_id, side])),
    rules: match,
    hasOtherTeams:
      teams !== undefined &&
      match.tournament_id !== null &&
      (teams.T1 !== match.tie_one_id || teams.T2 !== match.tie_two_id),
    mayReopen,
    isClosed:
      by !== null &&
      !isOrganizer &&
      isOver(match.state) &&
      areCorrectionsClosed((await findFirstFullTime(db, match.id)) ?? null, now),
    // no limit for the timer, because otherwise it could not finish a match with the maximum number of events
    most: by === null ? Infinity : maxEvents,
  }
}

/** Also notifies schedules when a match reopens, because schedules stop following finished matches. */
const topicsOf = async (db: Database, { id, session_id, tournament_id, state }: MatchRow, after: string) => [
  `match:${id}`,
  ...(tournament_id ? [`goals:${tournament_id}`] : []),
  ...(session_id ? [`session:${session_id}`] : []),
  ...(isOver(state) && !isOver(after) ? await listTopics(db, [id]) : []),
]

/** Replaces ids of claimed guests with their players' ids, because an offline device may still send the guest's id. */
const replaceGuestIds = async (db: Database, sent: readonly NewEvent[], sides: MatchContext['sides']) => {
  const strangers = sent.flatMap(({ player, on }) => [player, on]).filter((one) => one && !sides.has(one))
  if (strangers.length === 0) return sent
  const rows = await listAliases(db, strangers as string[])
  const aliases = new Map(rows.map(({ guest, player }) => [guest, player]))
  return sent.map((event) => resolveAliases(event, aliases))
}

interface Recorded {
  seq: number
  state: string
  events: readonly StoredEvent[]
}

interface RejectedEvent {
  id: string
  code: string
  matches: string[]
}

const needsSettling = (before: Omit<Recorded, 'seq'>, after: Omit<Recorded, 'seq'>) =>
  hasBegun(before.state) !== hasBegun(after.state) ||
  isRecorded(before.events) !== isRecorded(after.events) ||
  [before, after].some(({ state }) => isOver(state))

const storeEvents = async (
  db: Database,
  match: MatchRow,
  before: Recorded,
  added: readonly NewEvent[],
  { by, now, settleMatch }: Recording,
): Promise<Recorded> => {
  const numbered = added.map((event, index) => ({
    ...event,
    at: clampInstant(event.at, match, now),
    seq: before.seq + 1 + index,
    by,
  }))
  const events = [...before.events, ...numbered]
  const status = toMatchStatus(events, match)
  const seq = before.seq + numbered.length
  const store = async () => {
    await insertEvents(db, match.id, numbered, now)
    await updateStatus(db, match.id, { seq, status, wasPlayed: isPlayed(before.events), now })
    if ([before.state, status.state].includes('finished')) {
      // guard: a correction updates the statistics
      await rewriteAppearances(db, match.id)
      await replaceAwards(db, match.id)
    }
    await notifyTopics(db, ...(await topicsOf(db, { ...match, state: before.state }, status.state)))
  }
  const { id, tournament_id: tournamentId } = match
  if (tournamentId && needsSettling(before, { state: status.state, events }))
    await runInSavepoint(db, () => settleMatch(db, { id, tournamentId }, { by, now }, store))
  else await store()
  return { seq, state: status.state, events }
}

/** Tries all events together before halving them, because corrections that are invalid one by one can be valid together. */
const storeAllowed = async (
  db: Database,
  match: MatchRow,
  before: Recorded,
  added: readonly NewEvent[],
  recording: Recording,
): Promise<{ recorded: Recorded; refused: RejectedEvent[] }> => {
  try {
    return { recorded: await storeEvents(db, match, before, added, recording), refused: [] }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'later-match-begun') throw error
    const [event, ...others] = added
    if (event && others.length === 0) {
      const matches = error.facts['matches'] as string[]
      return { recorded: before, refused: [{ id: event.id, code: error.code, matches }] }
    }
    const half = added.length >> 1
    const first = await storeAllowed(db, match, before, added.slice(0, half), recording)
    const left: NewEvent[] = []
    const followers: RejectedEvent[] = []
    for (const event of added.slice(half)) {
      const goal = first.refused.find(({ id }) => listGoalIds(event).includes(id))
      if (goal) followers.push({ ...goal, id: event.id })
      else left.push(event)
    }
    const second = left.length
      ? await storeAllowed(db, match, first.recorded, left, recording)
      : { recorded: first.recorded, refused: [] }
    return { recorded: second.recorded, refused: [...first.refused, ...followers, ...second.refused] }
  }
}

interface Recording extends Actor {
  settleMatch: SettleMatch
  isOrganizer?: boolean
  teams?: { T1: string; T2: string } | undefined
}

export const addEvents = async (
  db: Database,
  match: MatchRow,
  sent: readonly NewEvent[],
  recording: Recording,
) => {
  const known = await knownOf(db, match, recording)
  const sorted = sortEvents(await replaceGuestIds(db, sent, known.sides), known)
  const { seq, state } = match
  const before = { seq, state, events: known.events }
  const { recorded, refused } = sorted.accepted.length
    ? await storeAllowed(db, match, before, sorted.accepted, recording)
    : { recorded: before, refused: [] }
  return {
    accepted: recorded.events.slice(known.events.length),
    repeated: sorted.repeated,
    refused: [...sorted.refused, ...refused],
  }
}

const finishForgottenMatch = async (db: Database, id: string, now: Date, settleMatch: SettleMatch) => {
  const match = await lockMatch(db, id, null)
  if (!match) return
  const fullTime = createFullTime(randomUUID(), await listEvents(db, id), match, now)
  await addEvents(db, match, [fullTime], { by: null, now, settleMatch })
}

/** Ends a match two hours after its booked slot ends. Reopened and tournament matches also need two hours without an event. */
export const finishStaleMatches = (db: Database, now: Date, settleMatch: SettleMatch) =>
  forEachDue(
    db,
    (db, failed) => lockStaleMatch(db, new Date(now.getTime() - 2 * hour), failed),
    (db, id) => finishForgottenMatch(db, id, now, settleMatch),
  )
