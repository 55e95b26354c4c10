import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPerson } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'
import { openTransaction, openDatabase } from './database.ts'

const app = await startTestApp()
const longAgo = new Date('2024-01-01')

const one = await createPerson(app)
const two = await createPerson(app)
const lay = {
  logins: () => sql`update logins set used_at = ${longAgo}`.execute(app.db),
  limits: () =>
    sql`insert into limits (key, used_until) values (${randomBytes(8)}, ${longAgo}), (${randomBytes(8)}, ${longAgo})`.execute(
      app.db,
    ),
  known_devices: () =>
    sql`insert into known_devices (device_hash, user_id, used_at)
      select ${randomBytes(8)}, id, ${longAgo} from users`.execute(app.db),
  first_answers: () =>
    sql`insert into first_answers (user_id, key, request_hash, created_at)
      select id, 'key', ${randomBytes(8)}, ${longAgo} from users`.execute(app.db),
  passkey_challenges: () =>
    sql`insert into passkey_challenges (challenge_hash, purpose, user_id, expires_at)
      select sha256(id::text::bytea), 'add', id, ${longAgo} from users`.execute(app.db),
  email_confirmations: () =>
    sql`insert into email_confirmations (user_id, email, link_hash, expires_at)
      select id, email, sha256(id::text::bytea), ${longAgo} from users`.execute(app.db),
  reset_tickets: () =>
    sql`insert into reset_tickets (ticket_hash, user_id, expires_at)
      select sha256(id::text::bytea), id, ${longAgo} from users`.execute(app.db),
  guest_claims: () =>
    sql`insert into guest_claims (player_id, link_hash, expires_at)
      select id, sha256(id::text::bytea), ${longAgo} from players where id in (${one.id}, ${two.id})`.execute(
      app.db,
    ),
}
const tables = Object.keys(lay) as (keyof typeof lay)[]

test('skips locked rows, and deletes them in the next run', async () => {
  for (const table of tables) await lay[table]()
  const count = async () => {
    const counted: Record<string, number> = {}
    for (const table of tables) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
        app.db,
      )
      counted[table] = rows[0]?.n ?? 0
    }
    return counted
  }
  const each = (n: number) => Object.fromEntries(tables.map((table) => [table, n]))
  expect(await count()).toEqual(each(2))
  const other = openDatabase(app.databaseUrl, { max: 1 })
  await openTransaction(other.db, async (db) => {
    for (const table of tables)
      await sql`select from ${sql.table(table)} order by ctid limit 1 for update`.execute(db)
    await app.sweep()
    expect(await count()).toEqual(each(1))
  })
  await other.close()
  await app.sweep()
  expect(await count()).toEqual(each(0))
})
