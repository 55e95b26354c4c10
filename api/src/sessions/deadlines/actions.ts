import { isGoing } from '@i-one/contract/sessions/states'
import { hour } from '@i-one/game/durations'
import { getDeadlineWarningTime, autoFinishDelay } from '@i-one/game/sessions/deadlines'
import type { Database } from '../../lib/database/database.ts'
import { forEachDue } from '../../lib/database/each-due.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { cancelAndNotify, getCancellationFee, finish } from '../actions.ts'
import { closeFreeLeaving, lockEndedFreeLeaving } from '../free-leaving/sql.ts'
import { notifyUsers } from '../notify-users.ts'
import { isUnanswered, isUnfilled, isFinishDue } from '../rules.ts'
import { updateSessionShares, settlePlaces } from '../settle-places.ts'
import { type StoredSession, findSession } from '../sql.ts'
import { lockSessionWithOffers } from '../waiting/sql.ts'
import {
  saveWarnedAt,
  listUnwarnedSessions,
  lockUnwarnedSession,
  lockUnansweredSession,
  lockUnfilledSession,
  lockUnfinishedSession,
} from './sql.ts'

export const forEachDueSession = (
  db: Database,
  lockNext: (db: Database, until: Date, failed: readonly string[]) => Promise<string | undefined>,
  until: Date,
  act: (db: Database, session: StoredSession) => Promise<unknown>,
) =>
  forEachDue(
    db,
    (transaction, failed) => lockNext(transaction, until, failed),
    async (transaction, id) => {
      const session = await findSession(transaction, id)
      if (session) await act(transaction, session)
    },
  )

export const expireBookingRequests = (db: Database, now: Date) =>
  forEachDueSession(db, lockUnansweredSession, now, async (db, session) => {
    if (isUnanswered(session, now))
      await cancelAndNotify(db, session, { reason: 'not-authorized-in-time', by: null, now })
  })

export const cancelUnfilled = (db: Database, now: Date) =>
  forEachDueSession(db, lockUnfilledSession, now, async (db, session) => {
    if (isUnfilled(session, now))
      await cancelAndNotify(db, session, { reason: 'too-few-players', by: null, now })
  })

const warn = async (db: Database, session: StoredSession, now: Date) => {
  const { id, captainId, places, minimum, fillBy } = session
  await saveWarnedAt(db, id, now)
  const fee = getCancellationFee(session, 'too-few-players', now)
  const going = places.filter(({ state }) => isGoing(state)).length
  const owed = fee > 0 && { owed: { amount: fee, currency: session.priceCurrency } }
  const facts = { player: null, going, minimum, until: fillBy, ...owed }
  await notifyUsers(db, id, [captainId], { kind: 'deadline-near', facts, by: null, now })
}

const isWarningDue = ({ fillBy, made }: { fillBy: Date; made: Date }, now: Date) =>
  now < fillBy && getDeadlineWarningTime(fillBy, made) <= now

export const sendDeadlineWarnings = async (db: Database, now: Date) => {
  const near = await listUnwarnedSessions(db, now, new Date(now.getTime() + hour))
  const ids = near.filter((timed) => isWarningDue(timed, now)).map(({ id }) => id)
  const lockNext = async (transaction: Database) => {
    for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
      const still = await lockUnwarnedSession(transaction, id)
      // checks again, because the session may have been moved before the lock was acquired
      if (still && isWarningDue(still, now)) return id
    }
    return undefined
  }
  await forEachDueSession(db, lockNext, now, (transaction, session) => warn(transaction, session, now))
}

/** Skips sessions with an unfinished match, because another timer must finish the match first. */
export const finishOverdue = (db: Database, now: Date) =>
  forEachDueSession(
    db,
    lockUnfinishedSession,
    new Date(now.getTime() - autoFinishDelay),
    async (db, session) => {
      if (isFinishDue(session, now)) await finish(db, session, { by: null, now })
    },
  )

export const expireOffers = (db: Database, now: Date) =>
  forEachDueSession(db, lockSessionWithOffers, now, async (db, session) => {
    await settlePlaces(db, session.id, { by: null, now })
    await notifyTopics(db, `session:${session.id}`)
  })

export const settleFreeLeaving = (db: Database, now: Date) =>
  forEachDueSession(db, lockEndedFreeLeaving, now, async (db, session) => {
    await closeFreeLeaving(db, session.id, now)
    await updateSessionShares(db, session, session.state, now)
    await notifyTopics(db, `session:${session.id}`)
  })
