import { randomUUID } from 'node:crypto'
import { changeCustomer, listCustomerBookings, listCustomers } from '@i-one/contract/centres/customers'
import { bookAtDesk } from '@i-one/contract/centres/desk'
import { createBookingLink, claimBooking } from '@i-one/contract/centres/links'
import { recordPayment } from '@i-one/contract/centres/money'
import { addPitch, removePitch } from '@i-one/contract/centres/registration'
import { createSession } from '@i-one/contract/sessions'
import { declineSession } from '@i-one/contract/sessions/authorization'
import { transferCaptaincy } from '@i-one/contract/sessions/captain'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listCustomerMismatches, moveWaitingBookings } from '../../../test/customer-bookings.ts'
import {
  createTestHold,
  createOpenSession,
  sessionStart,
  usualSettings,
} from '../../../test/make-open-session.ts'
import { type Person, findCentreId, createCentre, createPerson, createTestPitch } from '../../../test/make.ts'
import { waitUntilBlocked } from '../../../test/meeting.ts'
import { byId, hour, startTestApp } from '../../../test/suite.ts'
import { createSweeps } from '../../app.ts'
import { saveCustomerBookings, updateCustomers } from '../../customer-bookings.ts'
import { type Database, openTransaction } from '../../lib/database/database.ts'

const app = await startTestApp({ rateLimits: false })
let owner: Person
let pitch: string
let centre: string
beforeEach(async () => {
  const made = await createCentre(app)
  ;({ owner, pitch } = made)
  centre = made.params.id
})

const later = (hours: number) => new Date(sessionStart.getTime() + hours * hour)
const as = (one = owner) => app.as(one.token)
const namesAt = async (id = centre) =>
  (await as()(listCustomers, { params: { id }, query: {} })).customers.map(({ name }) => name)

test('a captain becomes a customer with the first session and stops being one once all sessions have other captains', async () => {
  const captain = await createPerson(app, { nickname: 'Tunde' })
  const heir = await createPerson(app, { nickname: 'Bola' })
  const hold = await createTestHold(app, { booker: captain, pitch })
  expect(await namesAt()).toEqual([])
  const session = await as(captain)(createSession, { body: { ...usualSettings, hold } })
  expect(await namesAt()).toEqual(['Tunde'])
  await app.db
    .insertInto('places')
    .values({ session_id: session._id, player_id: heir.id, state: 'going', since: app.clock.now() })
    .execute()
  await as(captain)(transferCaptaincy, { ...byId(session), body: { player: heir.id } })
  expect(await namesAt()).toEqual(['Bola'])
})

test('a declined captain is no customer unless the centre has a note about them', async () => {
  const asked = await createTestPitch(app, { owner, autoAuthorize: false })
  const params = { id: await findCentreId(app, asked) }
  const [one, two] = [
    await createPerson(app, { nickname: 'One' }),
    await createPerson(app, { nickname: 'Two' }),
  ]
  const first = await createOpenSession(app, { pitch: asked, captain: one })
  const second = await createOpenSession(app, { pitch: asked, captain: two, start: later(2) })
  expect(await namesAt(params.id)).toEqual(['Two', 'One'])
  await as()(changeCustomer, { params: { ...params, customer: two.id }, body: { note: 'Loud' } })
  for (const { session } of [first, second]) await as()(declineSession, { ...byId(session), body: {} })
  expect(await namesAt(params.id)).toEqual(['Two'])
})

test('captains’ bookings move with the pitch to another centre and back; desk customers stay at the first centre', async () => {
  const captain = await createPerson(app, { nickname: 'Tunde' })
  const second = await createTestPitch(app, { owner, autoAuthorize: true })
  const old = await findCentreId(app, second)
  await createOpenSession(app, { pitch: second, captain })
  const desk = { dates: [{ _id: randomUUID(), start: later(2).toISOString() }], name: 'Mama', phone: '' }
  await as()(bookAtDesk, { params: { id: second }, body: desk })
  expect(await namesAt(old)).toEqual(['Mama', 'Tunde'])
  const both = { params: { id: centre, pitch: second } }
  await as()(addPitch, both)
  expect(await moveWaitingBookings(app.db)).toBeGreaterThan(0)
  expect(await namesAt()).toEqual(['Tunde'])
  const ofCaptain = { params: { id: centre, customer: captain.id } }
  expect(await as()(listCustomerBookings, ofCaptain)).toMatchObject([{ start: sessionStart.toISOString() }])
  await as()(removePitch, both)
  await moveWaitingBookings(app.db)
  expect(await namesAt()).toEqual([])
  expect(await namesAt(await findCentreId(app, second))).toEqual(['Tunde'])
})

test('a captain with a pending request moves with the pitch too', async () => {
  const captain = await createPerson(app, { nickname: 'Tunde' })
  const second = await createTestPitch(app, { owner, autoAuthorize: false })
  await createOpenSession(app, { pitch: second, captain })
  await as()(addPitch, { params: { id: centre, pitch: second } })
  await moveWaitingBookings(app.db)
  expect(await namesAt()).toEqual(['Tunde'])
})

test('a centre without pitches is deleted once its customers have moved', async () => {
  const captain = await createPerson(app, { nickname: 'Tunde' })
  const second = await createTestPitch(app, { owner, autoAuthorize: true })
  const old = await findCentreId(app, second)
  await createOpenSession(app, { pitch: second, captain })
  await as()(addPitch, { params: { id: centre, pitch: second } })
  const there = () => app.db.selectFrom('centres').select('id').where('id', '=', old).execute()
  expect(await there()).toHaveLength(1)
  await moveWaitingBookings(app.db)
  expect(await there()).toEqual([])
  expect(await namesAt()).toEqual(['Tunde'])
})

test('counts all concurrent changes at one centre', async () => {
  const captains = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)))
  const holds = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      createTestHold(app, { booker: captains[n % 4]!, pitch, start: later(n - 3) }),
    ),
  )
  await Promise.all(
    holds.map((hold, n) => as(captains[n % 4])(createSession, { body: { ...usualSettings, hold } })),
  )
  app.clock.set(later(24))
  const { customers } = await as()(listCustomers, { params: { id: centre }, query: {} })
  expect(customers.map(({ _id }) => _id)).toEqual([3, 2, 1, 0].map((n) => captains[n]!.id))
  expect(customers.map(({ visits }) => visits)).toEqual([3, 3, 3, 3])
  expect(await listCustomerMismatches(app.db)).toEqual([])
})

test('from its first receipt, a centre shows what captains owe, including for earlier bookings', async () => {
  const captain = await createPerson(app, { nickname: 'Tunde' })
  await createOpenSession(app, { pitch, captain, start: later(-2) })
  await createOpenSession(app, { pitch, captain, start: later(2) })
  app.clock.set(later(0))
  const desk = { dates: [{ _id: randomUUID(), start: later(1).toISOString() }], name: 'Mama', phone: '' }
  await as()(bookAtDesk, { params: { id: pitch }, body: { ...desk, paid: 'cash' } })
  app.clock.set(later(3))
  const asked = { params: { id: centre }, query: { search: 'Tunde' } }
  const one = { owed: [{ amount: 2_500_000, currency: 'NGN' }] }
  expect(await as()(listCustomers, asked)).toMatchObject({ owe: 1, ...one, customers: [one] })
})

const confirm = async (db: Database, id: string) => {
  await db
    .updateTable('bookings')
    .set({ state: 'confirmed', expires_at: null })
    .where('id', '=', id)
    .execute()
  updateCustomers(db, [id])
}

test('the second of two concurrent bookings for one captain sees the first', async () => {
  const captain = await createPerson(app)
  await createOpenSession(app, { pitch, captain, start: later(1) })
  const early = await createTestHold(app, { booker: captain, pitch })
  const late = await createTestHold(app, { booker: captain, pitch, start: later(2) })
  const second = await openTransaction(app.db, async (db) => {
    await confirm(db, early)
    await saveCustomerBookings(db, [early])
    const other = openTransaction(app.db, (beside) => confirm(beside, late))
    await waitUntilBlocked(app, 1)
    return { other }
  })
  await second.other
  const [row] = await app.db.selectFrom('customers').selectAll().where('user_id', '=', captain.id).execute()
  expect([row!.first_booked, row!.last_booked]).toEqual([later(0), later(2)])
})

test('a change to a booking locks its customer only at the commit', async () => {
  const captain = await createPerson(app)
  const [one, two] = [
    await createTestHold(app, { booker: captain, pitch }),
    await createTestHold(app, { booker: captain, pitch, start: later(2) }),
  ]
  await openTransaction(app.db, async (closure) => {
    await confirm(closure, one)
    await openTransaction(app.db, (alone) => confirm(alone, two))
    await confirm(closure, two)
  })
  expect(await namesAt()).toEqual([captain.nickname])
})

test('deleting an account during a payment removes the customer and keeps the payment', async () => {
  const captain = await createPerson(app)
  const { session } = await createOpenSession(app, { pitch, captain })
  const { booking_id } = await app.db
    .selectFrom('sessions')
    .select('booking_id')
    .where('id', '=', session._id)
    .executeTakeFirstOrThrow()
  const { paid } = await openTransaction(app.db, async (leaving) => {
    await leaving.deleteFrom('users').where('id', '=', captain.id).execute()
    const taken = as()(recordPayment, {
      params: { id: booking_id },
      body: { _id: randomUUID(), kind: 'payment', amount: 100, method: 'cash' },
    })
    await waitUntilBlocked(app, 1)
    return { paid: taken }
  })
  await paid
  expect(await namesAt()).toEqual([])
})

test('a booking made during a takeover belongs to the same captain', async () => {
  const captain = await createPerson(app, { nickname: 'Tunde' })
  await createOpenSession(app, { pitch, captain, start: later(4) })
  const desk = {
    dates: [{ _id: randomUUID(), start: later(1).toISOString() }],
    name: 'Tunde',
    phone: '0803 555 44 71',
  }
  const [made] = await as()(bookAtDesk, { params: { id: pitch }, body: desk })
  const { code } = await as()(createBookingLink, { params: { id: made!._id } })
  const hold = await createTestHold(app, { booker: captain, pitch, start: later(2) })
  const { taken } = await openTransaction(app.db, async (db) => {
    await confirm(db, hold)
    await saveCustomerBookings(db, [hold])
    const other = as(captain)(claimBooking, { body: { code } })
    await waitUntilBlocked(app, 1)
    return { taken: other }
  })
  await taken
  app.clock.set(later(24))
  const { customers } = await as()(listCustomers, { params: { id: centre }, query: {} })
  expect(customers).toMatchObject([{ _id: captain.id, visits: 3 }])
})

test('the nightly sweep corrects rows written by the previous version after the migration', async () => {
  const captain = await createPerson(app, { nickname: 'Tunde' })
  const gone = await createPerson(app, { nickname: 'Bola' })
  const { session } = await createOpenSession(app, { pitch, captain: gone })
  const hold = await createTestHold(app, { booker: captain, pitch, start: later(2) })
  const booked = await createOpenSession(app, { pitch, captain: gone, start: later(4) })
  // like the previous version, writes `bookings` and `booking_changes`, but not `customer_bookings`
  const at = app.clock.now()
  await sql`
    with moved as (
      update bookings set state = case id when ${hold} then 'confirmed' else 'released' end
      where id = ${hold} or id = (select booking_id from sessions where id = ${session._id})
      returning id, state
    )
    insert into booking_changes (booking_id, at, state) select id, ${at}::timestamptz, state from moved`.execute(
    app.db,
  )
  await sql`
    with heir as (
      update sessions set captain_id = ${captain.id} where id = ${booked.session._id} returning id, captain_id
    )
    insert into session_changes (session_id, at, change, player_id)
    select id, ${at}::timestamptz, 'handed-over', captain_id from heir`.execute(app.db)
  expect(await namesAt()).toEqual(['Bola'])
  await createSweeps(app)['customers']!(app.clock.now())
  expect(await namesAt()).toEqual(['Tunde'])
  expect(await listCustomerMismatches(app.db)).toEqual([])
})
