import { day } from '@i-one/game/durations'
import type { Database } from '../../lib/database/database.ts'
import { forEachDueSession } from '../deadlines/actions.ts'
import { notifyUsers } from '../notify-users.ts'
import type { StoredSession } from '../sql.ts'
import {
  saveAskedAgainAt,
  saveRemindedAt,
  listPlayersSince,
  lockSessionToAskAgain,
  lockSessionToRemind,
} from './sql.ts'

const addDay = (now: Date) => new Date(now.getTime() + day)

/** Uses the start time as `occasion`, so that players are reminded again if the session is moved. */
const remind = async (db: Database, { id, start }: StoredSession, now: Date) => {
  await saveRemindedAt(db, id, now)
  if (start <= now) return
  const going = await listPlayersSince(db, id, 'going', new Date(start.getTime() - day))
  await notifyUsers(db, id, going, { kind: 'session-tomorrow', occasion: start.toISOString(), by: null, now })
}

export const sendDayReminders = (db: Database, now: Date) =>
  forEachDueSession(db, lockSessionToRemind, addDay(now), (db, session) => remind(db, session, now))

const askAgain = async (db: Database, { id, start }: StoredSession, now: Date) => {
  await saveAskedAgainAt(db, id, now)
  if (start <= now) return
  const unsaid = await listPlayersSince(db, id, 'invited', new Date(start.getTime() - day))
  const facts = { player: null, again: true } as const
  await notifyUsers(db, id, unsaid, { kind: 'can-you-play', facts, occasion: 'again', by: null, now })
}

export const sendAnswerReminders = (db: Database, now: Date) =>
  forEachDueSession(db, lockSessionToAskAgain, addDay(now), (db, session) => askAgain(db, session, now))
