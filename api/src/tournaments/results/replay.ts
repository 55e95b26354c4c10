import type { enterResult } from '@i-one/contract/tournaments/results'
import type * as z from 'zod/mini'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { decideFixture } from '../../matches/fixtures/sql.ts'
import { unplace } from '../calendar/actions.ts'
import { hasBegun } from '../course.ts'
import { notifyReplayed } from '../notifying.ts'
import { settle } from '../settle.ts'
import { type StoredTie, type StoredTournament, insertChange } from '../sql.ts'
import { entered, requireFollowing, unplayed } from './rules.ts'
import { deleteReplay, insertReplay, saveResult } from './sql.ts'

type Asked = z.output<typeof enterResult.body>

export const replay = async (
  db: Database,
  stored: StoredTournament,
  tie: StoredTie,
  body: Asked,
  actor: UserActor,
) => {
  requireFollowing(stored, unplayed(tie), body)
  if (!hasBegun(tie)) {
    const result = entered({ ...body, kind: undefined }, tie, stored.rules.walkover)
    await saveResult(db, tie.id, result)
    await decideFixture(db, tie.id, { state: 'finished', ...result })
  }
  const match = await insertReplay(db, tie.id, actor.now)
  await notifyTopics(db, `match:${tie.id}`)
  await insertChange(db, { tournamentId: stored.id, change: 'replay', match, ...actor })
  await settle(db, stored, actor)
  await notifyReplayed(db, stored, tie, actor)
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
  requireFollowing(stored, earlier, { confirmed })
  await unplace(db, stored, [tie.id], { state: 'cancelled', ...actor })
  await deleteReplay(db, { match: tie.id, earlier: earlier.id })
  await notifyTopics(db, `match:${earlier.id}`)
  await insertChange(db, { tournamentId: stored.id, change: 'replay-removed', match: earlier.id, ...actor })
  await settle(db, stored, actor)
}
