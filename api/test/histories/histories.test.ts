import { createSeededRandom } from '@i-one/game/random'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bootApp } from '../app.ts'
import { cloneDatabase } from '../clone.ts'
import { createStartedSession } from '../make-session.ts'
import { createPerson, createTestPitch } from '../make.ts'
import { findViolations } from './check.ts'
import type { PlayedRequest, HistoryRun } from './play.ts'
import { runHistory } from './run-history.ts'

test('a small town books and plays under faults without breaking a rule', { timeout: 120_000 }, async () => {
  const database = await cloneDatabase()
  const seed = String(Date.now())
  const history = await runHistory({ databaseUrl: database.url, milliseconds: 10_000, seed, people: 8 })
  await database.drop()
  expect(history.wrong, `seed ${seed}`).toEqual({})
  expect(history.faults.kills).toBeGreaterThan(0)
  expect(history.sessions).toBeGreaterThan(3)
})

test('the check finds broken rules', async () => {
  const app = await bootApp()
  const { db } = app
  await sql`alter table bookings drop constraint slot_taken`.execute(db)
  const pitch = await createTestPitch(app)
  const someone = await createPerson(app)
  await createStartedSession(app, { pitch, playersPerTeam: 1 })
  const { id: session } = await createStartedSession(app, { pitch, state: 'finished' })
  const ended = { session_id: session, at: app.clock.now(), change: 'finished' }
  await db.insertInto('session_changes').values([ended, ended]).execute()

  const added = { session_id: session, player_id: (await createPerson(app)).id }
  const now = app.clock.now()
  await db
    .insertInto('places')
    .values({ ...added, state: 'late-left', since: now })
    .execute()
  const changes = ['taken-in', 'late-left'].map((change) => ({ ...added, at: now, change }))
  await db.insertInto('session_changes').values(changes).execute()

  const moment = { who: someone.id, sent: Date.now(), answered: Date.now(), status: 409 }
  const asked: PlayedRequest[] = [
    { ...moment, what: 'hold', of: pitch, start: '2030-01-01T00:00:00.000Z', said: 'slot-taken' },
    { ...moment, what: 'join', of: session, said: 'already-in' },
    { ...moment, what: 'join', of: session, said: 'server-error', status: 500 },
  ]
  const world = { db, people: [], pitches: [], close: () => Promise.resolve() }
  const play: HistoryRun = {
    world,
    urls: [],
    random: createSeededRandom('1'),
    sessions: [],
    asked,
    unlike: ['create'],
  }
  expect(Object.keys(await findViolations(play))).toEqual([
    'two bookings on one time range',
    'more places taken than there are',
    'a player is charged or marked late for a game that they could neither play nor leave',
    'a session ended twice',
    'a slot was said to be taken and was free',
    'a place was said to be there or not, and was otherwise',
    'the server failed',
    'one key, two answers',
  ])
  await app.stop()
})
