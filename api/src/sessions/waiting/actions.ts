import type { UserDoing } from '../../lib/doing.ts'
import type { Database } from '../../lib/database/database.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { settlePlaces } from '../actions.ts'
import { eachDueSession } from '../deadlines/actions.ts'
import { type Change, insertChange } from '../history/sql.ts'
import type { StoredSession } from '../sql.ts'
import { notifyUsers } from '../notify-users.ts'
import { lockOffering, moveInLine } from './sql.ts'

/** Somebody has the place that was kept for them. */
export const takeOffer = async (
  db: Database,
  session: StoredSession,
  change: Change & ('joined' | 'taken-in'),
  { by, now }: UserDoing,
) => {
  await moveInLine(db, { playerId: by, to: 'going' }, session.id, now)
  await insertChange(db, { sessionId: session.id, change, by, now, playerId: by })
  await notifyUsers(db, session.id, [session.captainId], { kind: 'joined', by, now })
}

/** Offers that are over, and what they kept goes to the next in line. */
export const endOffers = (db: Database, now: Date) =>
  eachDueSession(
    db,
    (db, failed) => lockOffering(db, now, failed),
    async (db, session) => {
      await settlePlaces(db, session.id, { by: null, now })
      await notifyTopics(db, `session:${session.id}`)
    },
  )
