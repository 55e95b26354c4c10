import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { updateFixtureResult } from '../../matches/fixtures/sql.ts'
import { unscheduleMatches } from '../calendar/actions.ts'
import { notifyMatchReplayed } from '../notifying.ts'
import { hasBegun } from '../progress.ts'
import { settleTournament } from '../settle.ts'
import { type StoredTie, type StoredTournament, insertChange } from '../sql.ts'
import { type ResultInput, toEnteredResult, requireCorrectable, toUnplayed } from './rules.ts'
import { deleteReplay, insertReplay, saveResult } from './sql.ts'

export const createReplay = async (
  db: Database,
  stored: StoredTournament,
  tie: StoredTie,
  body: ResultInput,
  actor: UserActor,
) => {
  requireCorrectable(stored, toUnplayed(tie), body)
  if (!hasBegun(tie)) {
    const result = toEnteredResult({ ...body, kind: undefined }, tie, stored.rules.walkover)
    await saveResult(db, tie.id, result)
    await updateFixtureResult(db, tie.id, { state: 'finished', ...result })
  }
  const match = await insertReplay(db, tie.id, actor.now)
  await notifyTopics(db, `match:${tie.id}`)
  await insertChange(db, { tournamentId: stored.id, change: 'replay', match, ...actor })
  await settleTournament(db, stored, actor)
  await notifyMatchReplayed(db, stored, tie, actor)
}

interface TakenBack {
  tie: StoredTie
  earlier: StoredTie
  confirmed?: boolean | undefined
}

export const undoReplay = async (
  db: Database,
  stored: StoredTournament,
  { tie, earlier, confirmed }: TakenBack,
  actor: UserActor,
) => {
  requireCorrectable(stored, earlier, { confirmed })
  await unscheduleMatches(db, stored, [tie.id], { state: 'cancelled', ...actor })
  await deleteReplay(db, { match: tie.id, earlier: earlier.id })
  await notifyTopics(db, `match:${earlier.id}`)
  await insertChange(db, { tournamentId: stored.id, change: 'replay-removed', match: earlier.id, ...actor })
  await settleTournament(db, stored, actor)
}
