import { deadlineWarning } from '@i-one/game/deadlines'
import { type Database, inTransaction } from '../../lib/database.ts'
import { callOff, finish } from '../actions.ts'
import { isGoing } from '../places/rules.ts'
import { finishedAfter, isUnanswered, isUnfilled, isUnfinished } from '../rules.ts'
import { type StoredSession, findSession, keepWarned } from '../sql.ts'
import { tell } from '../telling.ts'
import { listShort, lockShort, lockUnanswered, lockUnfilled, lockUnfinished } from './sql.ts'

/**
 * One transaction for each that is due, so that one that fails holds up no more than itself: it is passed over, told at
 * the end, and tried again with the next sweep.
 */
export const eachDue = async (
  db: Database,
  lockNext: (db: Database, failed: readonly string[]) => Promise<string | undefined>,
  act: (db: Database, session: StoredSession) => Promise<unknown>,
) => {
  const failed: string[] = []
  const errors: unknown[] = []
  const next = async () => {
    let id: string | undefined
    try {
      await inTransaction(db, async (transaction) => {
        id = await lockNext(transaction, failed)
        const session = id && (await findSession(transaction, id))
        if (session) await act(transaction, session)
      })
    } catch (error) {
      errors.push(error)
      if (id !== undefined) failed.push(id)
    }
    return id !== undefined
  }
  while (await next());
  if (errors.length > 0) throw new AggregateError(errors, `sessions whose timer failed: ${failed.join(', ')}`)
}

const byTimer = (now: Date) => ({ by: null, now })

/** The pitch has not answered in time. */
export const endUnanswered = (db: Database, now: Date) =>
  eachDue(
    db,
    (db, failed) => lockUnanswered(db, now, failed),
    async (db, session) => {
      if (isUnanswered(session, now))
        await callOff(db, session, { reason: 'not-authorized-in-time', ...byTimer(now) })
    },
  )

/** The fill deadline has passed with fewer going than the minimum. */
export const endUnfilled = (db: Database, now: Date) =>
  eachDue(
    db,
    (db, failed) => lockUnfilled(db, now, failed),
    async (db, session) => {
      if (isUnfilled(session, now)) await callOff(db, session, { reason: 'too-few-players', ...byTimer(now) })
    },
  )

const warn = async (db: Database, { id, captainId, places, minimum, fillBy }: StoredSession, now: Date) => {
  await keepWarned(db, id, now)
  const going = places.filter(({ state }) => isGoing(state)).length
  const facts = { player: null, going, minimum, until: fillBy }
  await tell(db, id, [captainId], { kind: 'deadline-near', facts, by: null, now })
}

/** The longest that a warning comes before its deadline. */
const hour = 60 * 60_000

const isToWarn = ({ fillBy, made }: { fillBy: Date; made: Date }, now: Date) =>
  now < fillBy && deadlineWarning(fillBy, made) <= now

/** Captains whose session will be called off unless more join are told so beforehand, once. */
export const warnOfDeadlines = async (db: Database, now: Date) => {
  const short = await listShort(db, now, new Date(now.getTime() + hour))
  for (const { id } of short.filter((timed) => isToWarn(timed, now)))
    await inTransaction(db, async (transaction) => {
      const still = await lockShort(transaction, id)
      // under the lock once more: it may have been moved to another time meanwhile
      const session = still && isToWarn(still, now) && (await findSession(transaction, id))
      if (session) await warn(transaction, session, now)
    })
}

/** What nobody finished; one in which a match still runs waits until the matches' timer has ended that. */
export const finishUnfinished = (db: Database, now: Date) =>
  eachDue(
    db,
    (db, failed) => lockUnfinished(db, new Date(now.getTime() - finishedAfter), failed),
    async (db, session) => {
      if (isUnfinished(session, now)) await finish(db, session, byTimer(now))
    },
  )
