import { randomUUID } from 'node:crypto'
import { exportUser } from '@i-one/contract/accounts/own-data'
import { releaseHold, createHold } from '@i-one/contract/bookings/holds'
import {
  type CustomerFilter,
  changeCustomer,
  listCustomerBookings,
  listCustomers,
} from '@i-one/contract/centres/customers'
import { bookAtDesk, cancelDeskBooking, setNoShow } from '@i-one/contract/centres/desk'
import { cancelSession } from '@i-one/contract/sessions'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, findCentreId, createPerson, createTestPitch } from '../../../test/make.ts'
import { hour, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
let owner: Person
let pitch: string
let centre: string
beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true })
  pitch = await createTestPitch(app, { owner, autoAuthorize: true })
  centre = await findCentreId(app, pitch)
})

const later = (hours: number) => new Date(sessionStart.getTime() + hours * hour).toISOString()
const list = (search?: string, more: { only?: CustomerFilter; after?: string } = {}) =>
  app.as(owner.token)(listCustomers, { params: { id: centre }, query: { search, ...more } })
const change = (customer: string, body: { note?: string; notWelcome?: boolean }) =>
  app.as(owner.token)(changeCustomer, { params: { id: centre, customer }, body })
const book = async (starts: string[], more: object = {}) =>
  app.as(owner.token)(bookAtDesk, {
    params: { id: pitch },
    body: {
      dates: starts.map((start) => ({ _id: randomUUID(), start })),
      name: 'Mama Ṣadé',
      phone: '0803 555 44 71',
      ...more,
    },
  })

test('lists customers by account and by phone number, with visits, late cancellations, no-shows and debts', async () => {
  const captain = await createPerson(app, { nickname: 'Tunde' })
  await createOpenSession(app, { pitch, captain, start: new Date(later(-2)) })
  const made = await book([later(-4), later(-3), later(0), later(24)])
  await book([later(-1)], { name: 'Paid', phone: '', paid: 'cash' })
  app.clock.set(new Date(later(1)))
  const as = app.as(owner.token)
  await as(setNoShow, { params: { id: made[0]!._id }, body: { noShow: true } })
  await as(cancelDeskBooking, { params: { id: made[3]!._id }, body: { by: 'customer' } })
  const { people, customers } = await list()
  expect(people).toBe(3)
  const shown = Object.fromEntries(customers.map((one) => [one.name, one]))
  const price = 2_500_000
  expect(shown['Mama Ṣadé']).toMatchObject({
    account: false,
    phone: '+2348035554471',
    visits: 2,
    cancelledLate: 1,
    noShows: 1,
    owed: [{ amount: 3 * price, currency: 'NGN' }],
  })
  expect(shown['Tunde']).toMatchObject({ _id: captain.id, account: true, phone: '+2348012345678', visits: 1 })
  expect(shown['Paid']).toMatchObject({ visits: 1, owed: [] })
  for (const search of ['sade', '0803 555', '4471'])
    expect((await list(search)).customers.map(({ name }) => name)).toEqual(['Mama Ṣadé'])
})

test('stores notes about accounts and desk customers, and exports them to the account’s owner', async () => {
  const captain = await createPerson(app, { nickname: 'Tunde' })
  await createOpenSession(app, { pitch, captain })
  const [made] = await book([later(1)])
  for (const id of [captain.id, made!.customer!._id])
    expect(await change(id, { note: 'Ask for the money first' })).toMatchObject({
      note: 'Ask for the money first',
      notWelcome: false,
    })
  expect((await list()).people).toBe(2)
  const { customerAt } = await app.as(captain.token)(exportUser)
  expect(customerAt).toMatchObject([{ note: 'Ask for the money first' }])
  await expect(change(randomUUID(), { note: 'Nobody' })).rejects.toMatchObject(apiError('not-found', 404))
})

test('a blocked customer cannot hold slots at this centre until unblocked, but can elsewhere', async () => {
  const captain = await createPerson(app, { nickname: 'Tunde' })
  await createOpenSession(app, { pitch, captain })
  expect(await change(captain.id, { notWelcome: true })).toMatchObject({ notWelcome: true })
  const take = (at: string) => app.as(captain.token)(createHold, { body: { pitch: at, start: later(1) } })
  const saved = () => app.db.selectFrom('bookings').select(['id', 'state']).orderBy('id').execute()
  const before = await saved()
  await expect(take(pitch)).rejects.toMatchObject(apiError('not-welcome'))
  expect(await saved()).toEqual(before)
  await take(await createTestPitch(app, { owner: await createPerson(app, { isOwner: true }) }))
  const other = await createPerson(app)
  const body = { pitch, start: later(1) }
  const { _id: id } = await app.as(other.token)(createHold, { body })
  await expect(take(pitch)).rejects.toMatchObject(apiError('not-welcome'))
  await app.as(other.token)(releaseHold, { params: { id } })
  await change(captain.id, { note: 'Paid what he owed', notWelcome: false })
  await take(pitch)
})

test('a captain owes after the booking, and only once the centre records payments; late cancellations count', async () => {
  const captain = await createPerson(app, { nickname: 'Tunde' })
  const as = app.as(captain.token)
  await createOpenSession(app, { pitch, captain, start: new Date(later(-2)) })
  const ahead = await createOpenSession(app, { pitch, captain, start: new Date(later(0)) })
  const early = await createOpenSession(app, { pitch, captain, start: new Date(later(72)) })
  const tunde = async () => (await list('Tunde')).customers[0]
  await as(cancelSession, { params: { id: early.session._id }, body: {} })
  app.clock.set(new Date(later(-1)))
  expect(await tunde()).toMatchObject({ visits: 1, cancelledLate: 0, owed: [] })
  await book([later(1)], { name: 'Paid', phone: '', paid: 'cash' })
  await createOpenSession(app, { pitch, captain, start: new Date(later(2)) })
  await as(cancelSession, { params: { id: ahead.session._id }, body: {} })
  app.clock.set(new Date(later(2.5)))
  expect(await tunde()).toMatchObject({ cancelledLate: 1, owed: [] })
  app.clock.set(new Date(later(3)))
  expect(await tunde()).toMatchObject({ owed: [{ amount: 2_500_000, currency: 'NGN' }] })
})

test('lists the customer’s debts booking by booking, and the outcome of the other bookings', async () => {
  const [missed, played, , off] = await book([later(-4), later(-3), later(0), later(24)])
  const [paid] = await book([later(-2)], { paid: 'cash' })
  await book([later(-1)], { name: 'Another', phone: '' })
  app.clock.set(new Date(later(-0.5)))
  const as = app.as(owner.token)
  await as(setNoShow, { params: { id: missed!._id }, body: { noShow: true } })
  await as(cancelDeskBooking, { params: { id: off!._id }, body: { by: 'pitch' } })
  const customer = (await list('Mama')).customers[0]!._id
  const bookings = await as(listCustomerBookings, { params: { id: centre, customer } })
  const owed = (amount: number) => ({ owed: { amount, currency: 'NGN' } })
  expect(bookings).toMatchObject([
    { _id: played!._id, came: 'came', start: later(-3), timeZone: 'Africa/Lagos', ...owed(2_500_000) },
    { _id: missed!._id, came: 'no-show', ...owed(2_500_000) },
    { _id: off!._id, came: 'cancelled', ...owed(0) },
    { came: 'to-come', start: later(0), ...owed(0) },
    { _id: paid!._id, came: 'came', ...owed(0) },
  ])
  const nobody = { params: { id: centre, customer: owner.id } }
  expect(await as(listCustomerBookings, nobody)).toEqual([])
  const stranger = app.as((await createPerson(app)).token)
  await expect(stranger(listCustomerBookings, nobody)).rejects.toMatchObject(apiError('not-yours'))
})

const names = ({ customers }: Awaited<ReturnType<typeof list>>) => customers.map(({ name }) => name)

const writeDown = (count: number) =>
  sql`
    insert into customers (centre_id, name, created_at)
    select ${centre}, 'Regular ' || n, ${app.clock.now()} from generate_series(1, ${count}::int) n`.execute(
    app.db,
  )

test('pages through all customers once each, even if another one moves to the top in between', async () => {
  await writeDown(101)
  await book([later(1)])
  const first = await list()
  expect(first).toMatchObject({ people: 102, owe: 0, notWelcome: 0 })
  expect(names(first)[0]).toBe('Mama Ṣadé')
  await book([later(2)], { name: 'In between', phone: '' })
  const second = await list('', { after: first.next! })
  const third = await list('', { after: second.next! })
  expect([first, second, third].map(({ customers }) => customers.length)).toEqual([50, 50, 2])
  expect(third.next).toBeNull()
  const regulars = Array.from({ length: 101 }, (_, n) => `Regular ${n + 1}`)
  expect([first, second, third].flatMap(names).toSorted()).toEqual(['Mama Ṣadé', ...regulars].toSorted())
  expect(await list('Regular 5')).toMatchObject({ people: 11, next: null })
})

test('filters by debt and by block; the counts cover all search results', async () => {
  await writeDown(1)
  const owing = await book([later(-4)])
  await book([later(-2)], { name: 'Came late', phone: '' })
  await book([later(-3)], { name: 'Paid', phone: '', paid: 'cash' })
  const before = await list('', { only: 'owe' })
  expect(before).toMatchObject({ people: 4, owe: 0, notWelcome: 0, customers: [], next: null })
  app.clock.set(new Date(later(1)))
  await change(owing[0]!.customer!._id, { notWelcome: true })
  const counts = { people: 4, owe: 2, notWelcome: 1 }
  expect(await list()).toMatchObject(counts)
  const owe = await list('', { only: 'owe' })
  expect(owe).toMatchObject(counts)
  expect(names(owe)).toEqual(['Came late', 'Mama Ṣadé'])
  expect(names(await list('', { only: 'not-welcome' }))).toEqual(['Mama Ṣadé'])
  expect(await list('Came', { only: 'not-welcome' })).toMatchObject({ people: 1, owe: 1, customers: [] })
  const after = `${later(-3)}_${owing[0]!.customer!._id}`
  expect(names(await list('', { only: 'owe', after }))).toEqual(['Mama Ṣadé'])
})

test('filters by no-show; the header counts new customers and adds up all debts', async () => {
  const longAgo = new Date(app.clock.now().getTime() - 40 * 24 * hour)
  await sql`
    insert into customers (centre_id, name, created_at) values (${centre}, 'Came long ago', ${longAgo})`.execute(
    app.db,
  )
  const [missed] = await book([later(-4)])
  await book([later(-2)], { name: 'Owes too', phone: '' })
  app.clock.set(new Date(later(0)))
  await app.as(owner.token)(setNoShow, { params: { id: missed!._id }, body: { noShow: true } })
  const head = { people: 3, owe: 2, missed: 1, fresh: 2, owed: [{ amount: 5_000_000, currency: 'NGN' }] }
  const only = await list('', { only: 'missed' })
  expect(only).toMatchObject({ ...head, customers: [{ name: 'Mama Ṣadé', noShows: 1 }] })
  expect(await list('Came')).toMatchObject({ people: 1, owe: 0, missed: 0, fresh: 0, owed: [] })
})

test.each([
  'yesterday',
  `${later(0)}_7`,
  `2026-13-40T00:00:00.000Z_${randomUUID()}`,
  `${later(0)}_${randomUUID()}_`,
])('a place in the list of customers that is none is refused by its name: %s', async (after) => {
  await expect(list('', { after })).rejects.toMatchObject({
    status: 400,
    fields: { after: 'Must be the `next` of the previous page' },
  })
})
