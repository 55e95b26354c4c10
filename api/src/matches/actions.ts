import type { Match } from '@i-one/contract/matches'
import { initialClock } from '@i-one/game/matches/clock'
import type { Database } from '../lib/database/database.ts'
import { ApiError } from '../lib/http/api-error.ts'
import { matchRules } from '../match-rules.ts'
import type { Caller } from '../roles.ts'
import { findSetLineup } from '../sessions/lineups/rules.ts'
import { proposePairing } from '../sessions/rotation/rules.ts'
import { listSetsWithPlayers } from '../sessions/sets/sql.ts'
import type { StoredSession } from '../sessions/sql.ts'
import { toVisitorMatch } from '../visitors.ts'
import { mayScore, maySee } from './rules.ts'
import { findWholeMatch, insertLineup, insertMatch } from './sql.ts'
import { toMatchView } from './wire.ts'

export const getMatchView = async (
  db: Database,
  id: string,
  user: Caller | null,
  now: Date,
): Promise<Match> => {
  const whole = await findWholeMatch(db, id, user?.id ?? null)
  if (!whole || !maySee(whole.row, user)) throw new ApiError('not-found')
  const match = toMatchView(whole, now)
  if (!user) return toVisitorMatch(match, whole.row.visitors_key)
  return { ...match, mine: { mayScore: mayScore(whole.row, user) } }
}

export const createNextMatch = async (
  db: Database,
  session: StoredSession,
  { wanted, now }: { wanted: { one: number; two: number } | undefined; now: Date },
) => {
  const pairing = wanted ?? proposePairing(session)
  const sets = await listSetsWithPlayers(db, session.id)
  const one = sets.find(({ number }) => number === pairing?.one)
  const two = sets.find(({ number }) => number === pairing?.two)
  if (!one || !two) throw new ApiError('opponent-wanted')
  const id = await insertMatch(db, {
    session_id: session.id,
    pitch_id: session.pitchId,
    number: (session.matches.at(-1)?.number ?? 0) + 1,
    match_type: session.matchType,
    team_one_set: one.number,
    team_two_set: two.number,
    team_one_name: one.name,
    team_two_name: two.name,
    ...matchRules.toColumns({ ...session, minutesPerPeriod: session.minutesPerMatch }),
    first_to: session.firstTo,
    starts_at: now,
    created_at: now,
    state: 'scheduled',
    clock_at: initialClock.at,
  })
  for (const [side, set] of [
    ['T1', one],
    ['T2', two],
  ] as const) {
    const lineup = findSetLineup(session, set.number)?.lineup
    if (lineup) await insertLineup(db, id, side, lineup)
  }
  return id
}
