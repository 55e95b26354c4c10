import type { enterResult } from '@i-one/contract/tournaments/results'
import type * as z from 'zod/mini'
import type { Database } from '../../lib/database/database.ts'
import type { UserDoing } from '../../lib/doing.ts'
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
  doing: UserDoing,
) => {
  requireFollowing(stored, unplayed(tie), body)
  if (!hasBegun(tie)) {
    const result = entered({ ...body, kind: undefined }, tie, stored.rules.walkover)
    await saveResult(db, tie.id, result)
    await decideFixture(db, tie.id, { state: 'finished', ...result })
  }
  const match = await insertReplay(db, tie.id, doing.now)
  await notifyTopics(db, `match:${tie.id}`)
  await insertChange(db, { tournamentId: stored.id, change: 'replay', match, ...doing })
  await settle(db, stored, doing)
  await notifyReplayed(db, stored, tie, doing)
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
  doing: UserDoing,
) => {
  requireFollowing(stored, earlier, { confirmed })
  await unplace(db, stored, [tie.id], { state: 'cancelled', ...doing })
  await deleteReplay(db, { match: tie.id, earlier: earlier.id })
  await notifyTopics(db, `match:${earlier.id}`)
  await insertChange(db, { tournamentId: stored.id, change: 'replay-removed', match: earlier.id, ...doing })
  await settle(db, stored, doing)
}
