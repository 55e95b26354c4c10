import { randomUUID } from 'node:crypto'
import { register } from '@i-one/contract/accounts'
import { changeCustomer } from '@i-one/contract/centres/customers'
import { bookAtDesk } from '@i-one/contract/centres/desk'
import { sendMessage } from '@i-one/contract/contact'
import { retentionDays, privacyNotice } from '@i-one/contract/privacy'
import { cancelSession } from '@i-one/contract/sessions'
import { addGuests } from '@i-one/contract/sessions/places'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createTestHold, createOpenSession } from '../test/make-open-session.ts'
import { findCentreId, createPerson, createTestPitch } from '../test/make.ts'
import { byId, day, hour, startTestApp } from '../test/suite.ts'
import { queueTask } from './lib/queue.ts'
import { toNightlySweep } from './lib/timers.ts'
import { formerGuestName } from './players/sql.ts'

const app = await startTestApp()

const countOf = async (table: string, where = sql`true`) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${where}`.execute(app.db)
  return rows[0]?.count
}

const countAround = async (kind: keyof typeof retentionDays, count: () => Promise<number | undefined>) => {
  app.clock.advance((retentionDays[kind] - 1) * day)
  await app.sweep()
  const before = await count()
  app.clock.advance(2 * day)
  await app.sweep()
  return [before, await count()]
}

describe('deletes data after the periods in the privacy notice:', () => {
  test('messages of the contact form', async () => {
    const body = { name: 'Ngozi Umeh', email: 'ngozi@example.com', message: 'The lights were off.' }
    await app.as()(sendMessage, { body })
    expect(await countAround('contactMessages', () => countOf('contact_messages'))).toEqual([1, 0])
  })

  test('expired holds, in several batches, and their history', async () => {
    const pitch = await createTestPitch(app)
    const booker = await createPerson(app)
    await sql`
      insert into bookings (pitch_id, booker_id, during, state, expires_at, price_currency, created_at)
      select ${pitch}, ${booker.id}, tstzrange(at, at + interval '1 hour'), 'expired', at, 'NGN', at
      from generate_series(1, 1200) as n, lateral (select ${app.clock.now()}::timestamptz - n * interval '1 second' as at) as t
    `.execute(app.db)
    const mine = sql`booker_id = ${booker.id}`
    expect(await countAround('endedHolds', () => countOf('bookings', mine))).toEqual([1200, 0])
  })

  test('a hold in its history too; a session that was called off stays', async () => {
    const hold = await createTestHold(app, {
      booker: await createPerson(app),
      pitch: await createTestPitch(app),
    })
    const { captain, session } = await createOpenSession(app)
    await app.as(captain.token)(cancelSession, { ...byId(session), body: {} })
    app.clock.advance((retentionDays.endedHolds + 1) * day)
    await app.sweep()
    await app.sweep()
    expect(await countOf('bookings', sql`id = ${hold}`)).toBe(0)
    expect(await countOf('booking_changes', sql`booking_id = ${hold}`)).toBe(0)
    expect(await countOf('sessions', sql`id = ${session._id}`)).toBe(1)
  })

  test('the history of a session', async () => {
    const { captain, session } = await createOpenSession(app)
    await app.as(captain.token)(cancelSession, { ...byId(session), body: {} })
    const changes = () => countOf('session_changes', sql`session_id = ${session._id} and at <= ${begun}`)
    const begun = app.clock.now()
    const [before, after] = await countAround('histories', changes)
    expect(before).toBeGreaterThan(0)
    expect(after).toBe(0)
  })

  test('names of unclaimed guests, but not of users', async () => {
    const { captain, session } = await createOpenSession(app)
    await app.as(captain.token)(addGuests, {
      ...byId(session),
      body: { guests: [{ name: 'Bọ́lá the guest' }] },
    })
    const named = (name: string) => countOf('players', sql`name = ${name}`)
    expect(await countAround('guestNames', () => named('Bọ́lá the guest'))).toEqual([1, 0])
    expect(await named(formerGuestName)).toBe(1)
    expect(await named(captain.nickname)).toBe(1)
  })

  test('customers of a centre without an account, two years after their last booking, unless they owe or are not welcome', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner })
    const centre = await findCentreId(app, pitch)
    const now = app.clock.now().getTime()
    const book = async (name: string, { hours, paid }: { hours: number; paid?: 'cash' }) => {
      const [made] = await app.as(owner.token)(bookAtDesk, {
        params: { id: pitch },
        body: {
          dates: [
            { _id: randomUUID(), start: new Date(Math.ceil(now / hour) * hour + hours * hour).toISOString() },
          ],
          name,
          phone: '',
          paid,
        },
      })
      return made!
    }
    const over = await book('Over', { hours: 1, paid: 'cash' })
    await book('Owes', { hours: 2 })
    const out = await book('Out', { hours: 3, paid: 'cash' })
    const here = await book('Here', { hours: 4, paid: 'cash' })
    await app.as(owner.token)(changeCustomer, {
      params: { id: centre, customer: out.customer!._id },
      body: { notWelcome: true },
    })
    await book('Later', { hours: 49, paid: 'cash' })
    const known = await createPerson(app)
    await sql`update customers set user_id = ${known.id} where id = ${here.customer!._id}`.execute(app.db)
    const names = async () => {
      const { rows } = await sql<{ name: string }>`
        select name from customers where centre_id = ${centre} order by name`.execute(app.db)
      return rows.map(({ name }) => name)
    }
    app.clock.advance((retentionDays.customers - 1) * day)
    await app.sweep()
    expect(await names()).toEqual(['Here', 'Later', 'Out', 'Over', 'Owes'])
    app.clock.advance(2 * day)
    await app.sweep()
    expect(await names()).toEqual(['Here', 'Later', 'Out', 'Owes'])
    expect(await countOf('bookings', sql`id = ${over._id} and customer_id is null`)).toBe(1)
  })

  test('failed jobs, but not jobs that will be retried', async () => {
    await queueTask(app.db, 'mail', { to: 'over@example.com' })
    await queueTask(app.db, 'mail', { to: 'waiting@example.com' })
    await sql`
      update graphile_worker._private_jobs set updated_at = ${app.clock.now()},
        attempts = case when payload->>'to' = 'over@example.com' then max_attempts else 1 end`.execute(app.db)
    const over = () => countOf('graphile_worker._private_jobs', sql`payload->>'to' = 'over@example.com'`)
    expect(await countAround('failedTasks', over)).toEqual([1, 0])
    expect(await countOf('graphile_worker._private_jobs', sql`payload->>'to' = 'waiting@example.com'`)).toBe(
      1,
    )
  })
})

test('runs at startup, then nightly, and again immediately after a failure', async () => {
  const swept: string[] = []
  let fails = false
  const sweep = toNightlySweep(async (now) => {
    if (fails) throw new Error('no')
    swept.push(now.toISOString())
  })
  const from = Date.parse('2026-03-01T13:00:00.000Z')
  for (let hours = 0; hours < 48; hours++) {
    fails = hours === 37
    await sweep(new Date(from + hours * hour)).catch((error: unknown) =>
      expect(fails, String(error)).toBe(true),
    )
  }
  expect(swept).toEqual(['2026-03-01T13:00:00.000Z', '2026-03-02T02:00:00.000Z', '2026-03-03T03:00:00.000Z'])
})

test('who signs up agrees to the notice in force, and that is kept with its date', async () => {
  const { user } = await app.as()(register, {
    body: {
      firstName: 'Ada',
      lastName: 'Obi',
      nickname: 'Ada',
      email: 'ada@example.com',
      password: 'kickoff-at-seven',
      phoneNumber: '08012345678',
      address: '1 Bode Thomas',
      position: 'MF',
      location: { type: 'Point', coordinates: [3.35, 6.49] },
    },
  })
  expect(user.privacyVersion).toBe(privacyNotice.version)
  const agreed = sql`id = ${user._id} and privacy_version = ${privacyNotice.version}
    and privacy_agreed_at = ${app.clock.now()}`
  expect(await countOf('users', agreed)).toBe(1)
})
