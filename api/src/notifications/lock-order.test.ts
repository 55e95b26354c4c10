import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createOpenSession } from '../../test/make-open-session.ts'
import { createPerson } from '../../test/make.ts'
import { waitUntilBlocked } from '../../test/meeting.ts'
import { startTestApp } from '../../test/suite.ts'
import { type Database, openTransaction } from '../lib/database/database.ts'
import {
  deleteNotificationsOf,
  markRead,
  markReadUpTo,
  moveNotifications,
  assignNumbersToNew,
} from './sql.ts'

const app = await startTestApp()

/** Ids in descending order, so that rows read in table or index order are not in the order of ids. */
const ids = ['f', '8', '0'].map((digit) => digit.repeat(8) + crypto.randomUUID().slice(8))
const [last = '', , first = ''] = ids

type Change = (db: Database, who: { user: string; player: string }) => Promise<unknown>
const now = app.clock.now()
const changes: Record<string, Change> = {
  'reading them': (db, { user }) => markRead(db, user, ids, now),
  'reading all': (db, { user }) => markReadUpTo(db, user, 3, now),
  'numbering them': (db, { user }) => assignNumbersToNew(db, user),
  'leaving, who has them': (db, { user }) => deleteNotificationsOf(db, user),
  'leaving, who gave the reason': (db, { player }) => deleteNotificationsOf(db, player),
  'being the guest they are about': (db, { user, player }) => moveNotifications(db, player, user),
}

describe('two changes to the same notifications do not deadlock', () => {
  test.each(Object.entries(changes))('%s takes them in the order of their ids', async (what, change) => {
    const { session, captain } = await createOpenSession(app)
    const who = { user: captain.id, player: (await createPerson(app)).id }
    await sql`delete from notifications`.execute(app.db)
    for (const [at, id] of ids.entries())
      await sql`
        insert into notifications (id, user_id, seq, kind, session_id, player_id, words, facts, at)
        values (${id}, ${who.user}, ${what === 'numbering them' ? null : at + 1}, 'session-cancelled', ${session._id},
          ${who.player}, 'Rain', '{}', ${new Date(now.getTime() + at)})`.execute(app.db)
    const other = new pg.Client(app.databaseUrl)
    await other.connect()
    await other.query('begin')
    await other.query('select from notifications where id = $1 for update', [first])
    const changed = openTransaction(app.db, (db) => change(db, who)).then(
      () => 'done',
      (error: unknown) => error,
    )
    await waitUntilBlocked(app, 1)
    // the change waits for the first row, so it must not have locked later rows yet
    await other.query('select from notifications where id = $1 for update nowait', [last])
    await other.query('commit')
    await other.end()
    expect(await changed).toBe('done')
  })
})
