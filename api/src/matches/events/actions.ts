import { randomUUID } from 'node:crypto'
import type { NewEvent } from '@i-one/contract/matches/events'
import { hour } from '@i-one/game/durations'
import { hasBegun, isOver } from '@i-one/game/matches/match-state'
import type { Database } from '../../lib/database/database.ts'
import { eachDue } from '../../lib/database/each-due.ts'
import type { Doing } from '../../lib/doing.ts'
import type { SettleMatch } from '../../lib/http/app.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { listAliases } from '../../players/sql.ts'
import { rewriteAppearances } from '../../stats/actions.ts'
import { rulesOf } from '../match-rules.ts'
import { listTopics } from '../schedule/sql.ts'
import { type MatchRow, findUnfinishedMatch, listSides, lockForgottenMatch, lockMatch } from '../sql.ts'
import type { StoredEvent } from '../stored-event.ts'
import { rewriteAwards } from '../votes/sql.ts'
import {
  type Known,
  isClosed,
  isPlayed,
  mostEvents,
  ownFullTime,
  plausibleInstant,
  sortEvents,
  matchStatus,
  withAliases,
} from './rules.ts'
import { findFirstFullTime, insertEvents, listEvents, storeStatus } from './sql.ts'

/** What sent events are judged by, read under the match's lock. */
const knownOf = async (
  db: Database,
  match: MatchRow,
  { by, now, isOrganizer }: Pick<Recording, 'by' | 'now' | 'isOrganizer'>,
): Promise<Known & { events: StoredEvent[] }> => {
  const sides = await listSides(db, match.id)
  const mayReopen =
    match.state !== 'finished' || !match.session_id || !(await findUnfinishedMatch(db, match.session_id))
  return {
    events: await listEvents(db, match.id),
    sides: new Map(sides.map(({ player_id, side }) => [player_id, side])),
    rules: rulesOf(match),
    mayReopen,
    isClosed:
      by !== null &&
      !isOrganizer &&
      isOver(match.state) &&
      isClosed((await findFirstFullTime(db, match.id)) ?? null, now),
    // the timer must come to an end with every match
    most: by === null ? Infinity : mostEvents,
  }
}

/** Its session and its tournament show the score; the schedules look for what goes on again. */
const topicsOf = async (db: Database, { id, session_id, tournament_id, state }: MatchRow, after: string) => [
  `match:${id}`,
  ...(tournament_id ? [`goals:${tournament_id}`] : []),
  ...(session_id ? [`session:${session_id}`] : []),
  ...(isOver(state) && !isOver(after) ? await listTopics(db, [id]) : []),
]

/** Events with who a guest is by now, who had no account when the device that sends them last heard of it. */
const asTheyAreNow = async (db: Database, sent: readonly NewEvent[], sides: Known['sides']) => {
  const strangers = sent.flatMap(({ player, on }) => [player, on]).filter((one) => one && !sides.has(one))
  if (strangers.length === 0) return sent
  const rows = await listAliases(db, strangers as string[])
  const aliases = new Map(rows.map(({ guest, player }) => [guest, player]))
  return sent.map((event) => withAliases(event, aliases))
}

interface Recording extends Doing {
  settleMatch: SettleMatch
  /** Of the tournament, or staff: who may correct a result at any time. */
  isOrganizer?: boolean
}

/**
 * Stores what is new among the events sent, numbers it, and brings the match and its statistics up to date with it,
 * all in the transaction that holds the match's lock.
 */
export const addEvents = async (
  db: Database,
  match: MatchRow,
  sent: readonly NewEvent[],
  { by, now, settleMatch, isOrganizer = false }: Recording,
) => {
  const known = await knownOf(db, match, { by, now, isOrganizer })
  const { accepted, repeated, refused } = sortEvents(await asTheyAreNow(db, sent, known.sides), known)
  const numbered = accepted.map((event, index) => ({
    ...event,
    at: plausibleInstant(event.at, match, now),
    seq: match.seq + 1 + index,
    by,
  }))
  if (numbered.length) {
    await insertEvents(db, match.id, numbered, now)
    const status = matchStatus([...known.events, ...numbered], known.rules)
    const seq = match.seq + numbered.length
    await storeStatus(db, match.id, { seq, status, wasPlayed: isPlayed(known.events), now })
    if ([match.state, status.state].includes('finished')) {
      await rewriteAppearances(db, match.id)
      await rewriteAwards(db, match.id)
    }
    await notifyTopics(db, ...(await topicsOf(db, match, status.state)))
    const { id, tournament_id: tournamentId } = match
    if (
      tournamentId &&
      (hasBegun(match.state) !== hasBegun(status.state) || isOver(match.state) !== isOver(status.state))
    )
      await settleMatch(db, { id, tournamentId }, { by, now })
  }
  return { accepted: numbered, repeated, refused }
}

const finishForgottenMatch = async (db: Database, id: string, now: Date, settleMatch: SettleMatch) => {
  const match = await lockMatch(db, id, null)
  if (!match) return
  const fullTime = ownFullTime(randomUUID(), await listEvents(db, id), rulesOf(match), now)
  await addEvents(db, match, [fullTime], { by: null, now, settleMatch })
}

/**
 * Two hours after its session's end a match is finished by itself; its session then is by its own timer. One that was
 * opened again after that is two hours after what was recorded last.
 */
export const finishForgottenMatches = (db: Database, now: Date, settleMatch: SettleMatch) =>
  eachDue(
    db,
    (db, failed) => lockForgottenMatch(db, new Date(now.getTime() - 2 * hour), failed),
    (db, id) => finishForgottenMatch(db, id, now, settleMatch),
  )
