import { pickDeciders, noDecider } from '@i-one/game/matches/match-rules'
import { findCorrection } from '@i-one/game/tournaments/correction'
import type { Actor } from '../lib/actor.ts'
import type { Database } from '../lib/database/database.ts'
import { requireFound } from '../lib/http/api-error.ts'
import type { SettleMatch } from '../lib/http/app.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { createFixture } from '../matches/fixtures/actions.ts'
import { deleteFixtures } from '../matches/fixtures/sql.ts'
import { notifyOfSettledMatch } from './notifying.ts'
import { hasBegun, isComplete, toProgress, getMatchType } from './progress.ts'
import { requireNoneBegun } from './rules.ts'
import {
  type StoredTie,
  type StoredTournament,
  findTournament,
  insertChange,
  updateTournamentState,
} from './sql.ts'
import { saveSides } from './ties-sql.ts'

export const saveTieFixture = async (db: Database, stored: StoredTournament, tie: StoredTie, now: Date) => {
  const { rules, entries } = stored
  const [one, two] = [tie.teamOne, tie.teamTwo].map((id) => entries.find(({ team }) => team === id))
  if (!one || !two || tie.pitch === null || tie.start === null || tie.result !== null) return
  const squadOf = ({ squad }: typeof one) =>
    squad.map(({ player, name, number }) => ({ player, name, number, position: null }))
  await createFixture(db, {
    id: tie.id,
    number: tie.number,
    matchType: getMatchType(tie),
    pitchId: tie.pitch,
    startsAt: new Date(tie.start),
    names: [one.name, two.name],
    periods: rules.periods,
    minutesPerPeriod: rules.minutes,
    ...(tie.sourceOne === null ? noDecider : pickDeciders(rules)),
    playersPerTeam: rules.playersPerTeam,
    squads: [squadOf(one), squadOf(two)],
    now,
  })
}

const stateOf = (stored: StoredTournament, done: boolean) => {
  if (done) return 'finished'
  return stored.earlier.length || stored.ties.some(hasBegun) ? 'running' : 'drawn'
}

interface Settling extends Actor {
  match?: string
  /** If true, matches that have begun keep their teams and no error is thrown. */
  isForced?: boolean
}

/** Requires the tournament's lock. Throws if teams of a match that has begun would change, unless `isForced`. */
export const settleTournament = async (
  db: Database,
  before: StoredTournament,
  { by, now, match, isForced = false }: Settling,
) => {
  const { id } = before
  const stored = await findTournament(db, id)
  if (!stored || ['entries', 'cancelled'].includes(stored.state)) return stored
  const was = before.ties.length ? toProgress(before) : undefined
  const after = toProgress(stored)
  if (was && !isForced) requireNoneBegun(stored, findCorrection(was, after).begun)
  const moved = after.ties.flatMap((filled) => {
    const tie = stored.ties.find(({ number }) => number === filled.number)
    const [one = null, two = null] = filled.teams
    return tie && (tie.teamOne !== one || tie.teamTwo !== two) ? [{ ...tie, teamOne: one, teamTwo: two }] : []
  })
  const decided = new Set(after.ties.flatMap(({ number, winner }) => (winner === undefined ? [] : number)))
  for (const tie of moved) {
    await saveSides(db, tie)
    const isKnown = tie.teamOne !== null && tie.teamTwo !== null && !decided.has(tie.number)
    if (isKnown) await saveTieFixture(db, stored, tie, now)
    else await deleteFixtures(db, [tie.id])
  }
  await notifyOfSettledMatch(
    db,
    { stored, progress: after },
    { before, was, filled: moved, match },
    { by, now },
  )
  const state = stateOf(stored, isComplete(after, stored.rules))
  if (state !== stored.state) {
    await updateTournamentState(db, id, state, state === 'finished' ? now : null)
    await insertChange(db, { tournamentId: id, change: state, by, now })
  }
  await notifyTopics(db, `tournament:${id}`)
  return findTournament(db, id)
}

export const settleMatch: SettleMatch = async (db, { id, tournamentId }, actor, change) => {
  const before = requireFound(await findTournament(db, tournamentId))
  await change()
  // forces changes by the timer, because the timer must finish every match
  await settleTournament(db, before, { ...actor, match: id, isForced: actor.by === null })
}
