import { randomUUID } from 'node:crypto'
import { exportUser } from '@i-one/contract/accounts/own-data'
import { takeHold } from '@i-one/contract/bookings/holds'
import { changeCustomer, listCustomers } from '@i-one/contract/centres/customers'
import { bookAtDesk, cancelDeskBooking, setNoShow } from '@i-one/contract/centres/desk'
import { beforeEach, expect, test } from 'vitest'
import { makeOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, makePerson, makePitch } from '../../../test/make.ts'
import { hour, refused, testApp } from '../../../test/suite.ts'

const app = await testApp({ rateLimits: false })
let owner: Person
let pitch: string
let centre: string
beforeEach(async () => {
  owner = await makePerson(app, { isOwner: true })
  pitch = await makePitch(app, { owner, autoAuthorize: true })
  const { centre_id } = await app.db
    .selectFrom('pitches')
    .select('centre_id')
    .where('id', '=', pitch)
    .executeTakeFirstOrThrow()
  centre = centre_id
})

const later = (hours: number) => new Date(sessionStart.getTime() + hours * hour).toISOString()
const list = (search?: string) =>
  app.as(owner.token)(listCustomers, { params: { id: centre }, query: { search } })
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

test('who comes is known by account and by telephone, with visits, late cancellings, no-shows and what they owe', async () => {
  const captain = await makePerson(app, { nickname: 'Tunde' })
  await makeOpenSession(app, { pitch, captain, start: new Date(later(-2)) })
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

test('a note is kept of either, and is in the export of who it is about', async () => {
  const captain = await makePerson(app, { nickname: 'Tunde' })
  await makeOpenSession(app, { pitch, captain })
  const [made] = await book([later(1)])
  for (const id of [captain.id, made!.customer!._id])
    expect(await change(id, { note: 'Ask for the money first' })).toMatchObject({
      note: 'Ask for the money first',
      notWelcome: false,
    })
  expect((await list()).people).toBe(2)
  const { customerAt } = await app.as(captain.token)(exportUser)
  expect(customerAt).toMatchObject([{ note: 'Ask for the money first' }])
  await expect(change(randomUUID(), { note: 'Nobody' })).rejects.toMatchObject(refused('not-found', 404))
})

test('who is not welcome holds nothing there until they are again; elsewhere they do', async () => {
  const captain = await makePerson(app, { nickname: 'Tunde' })
  await makeOpenSession(app, { pitch, captain })
  expect(await change(captain.id, { notWelcome: true })).toMatchObject({ notWelcome: true })
  const take = (at: string) => app.as(captain.token)(takeHold, { body: { pitch: at, start: later(1) } })
  await expect(take(pitch)).rejects.toMatchObject(refused('not-welcome'))
  await take(await makePitch(app, { owner: await makePerson(app, { isOwner: true }) }))
  await change(captain.id, { note: 'Paid what he owed', notWelcome: false })
  await take(pitch)
})
