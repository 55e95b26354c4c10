import { day } from '@i-one/game/durations'
import type { Database } from '../../lib/database/database.ts'
import { eachDueSession } from '../deadlines/actions.ts'
import { notifyUsers } from '../notify-users.ts'
import type { StoredSession } from '../sql.ts'
import { keepAskedAgain, keepReminded, listPlayersSince, lockToAskAgain, lockToRemind } from './sql.ts'

/** The start as it is now is the occasion: who is reminded of it once is not reminded of it again, of another one is. */
const remind = async (db: Database, { id, start }: StoredSession, now: Date) => {
  await keepReminded(db, id, now)
  if (start <= now) return
  const going = await listPlayersSince(db, id, 'going', new Date(start.getTime() - day))
  await notifyUsers(db, id, going, { kind: 'session-tomorrow', occasion: start.toISOString(), by: null, now })
}

/** A day before kick-off, everyone who is going by then is reminded, once; who joins later has just seen when it is. */
export const remindOfTomorrow = (db: Database, now: Date) =>
  eachDueSession(
    db,
    (db, failed) => lockToRemind(db, new Date(now.getTime() + day), failed),
    (db, session) => remind(db, session, now),
  )

const askAgain = async (db: Database, { id, start }: StoredSession, now: Date) => {
  await keepAskedAgain(db, id, now)
  if (start <= now) return
  const unsaid = await listPlayersSince(db, id, 'invited', new Date(start.getTime() - day))
  const facts = { player: null, again: true } as const
  await notifyUsers(db, id, unsaid, { kind: 'can-you-play', facts, occasion: 'again', by: null, now })
}

/** A day before kick-off, members who have not said whether they come are asked again, once; who is asked later than that has just seen it. */
export const remindOfAnswers = (db: Database, now: Date) =>
  eachDueSession(
    db,
    (db, failed) => lockToAskAgain(db, new Date(now.getTime() + day), failed),
    (db, session) => askAgain(db, session, now),
  )
