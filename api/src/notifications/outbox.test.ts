import { cancelSession, getSession } from '@i-one/contract/sessions'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { createOpenSession } from '../../test/make-open-session.ts'
import type { Person } from '../../test/make.ts'
import { waitUntilBlocked } from '../../test/meeting.ts'
import { startTestApp } from '../../test/suite.ts'

const app = await startTestApp({ logLevel: 'silent' })

const notificationsOf = async (sessionId: string) => {
  const { rows } = await sql<{ notifications: number; changes: number; emails: number }>`
    select
      (select count(*) from notifications where session_id = ${sessionId} and kind = 'cancelled')::int as notifications,
      (select count(*) from session_changes where session_id = ${sessionId} and change = 'cancelled')::int as changes,
      (select count(*) from graphile_worker.jobs where task_identifier = 'notification')::int as emails
  `.execute(app.db)
  return rows[0]
}

const holdQueue = async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('lock table graphile_worker._private_jobs in share mode')
  return async () => {
    await client.query('commit')
    await client.end()
  }
}

const killWhoWaits = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)

test('a process killed between a change and its mail leaves neither, and the repeat brings both once', async () => {
  const { session, captain, others } = await createOpenSession(app, { others: 1 })
  const byId = { params: { id: session._id } }
  const cancel = (person: Person) => app.as(person.token)(cancelSession, byId)

  const release = await holdQueue()
  const died = cancel(captain)
  died.catch(() => {})
  await waitUntilBlocked(app, 1)
  await killWhoWaits()
  await expect(died).rejects.toMatchObject({ code: 'busy' })
  await release()
  expect(await notificationsOf(session._id)).toEqual({ notifications: 0, changes: 0, emails: 0 })
  const still = await app.as(others[0]?.token)(getSession, byId)
  expect(still).toMatchObject({ state: 'open', booking: { state: 'confirmed' } })

  expect(await cancel(captain)).toMatchObject({ state: 'cancelled' })
  expect(await notificationsOf(session._id)).toEqual({ notifications: 1, changes: 1, emails: 1 })
  await expect(cancel(captain)).rejects.toMatchObject({ code: 'session-ended' })
  expect(await notificationsOf(session._id)).toEqual({ notifications: 1, changes: 1, emails: 1 })
})
