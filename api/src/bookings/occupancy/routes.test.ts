import { closePitch } from '@i-one/contract/bookings/closures'
import { Occupancy, getOccupancy } from '@i-one/contract/bookings/occupancy'
import { getCentreDay } from '@i-one/contract/centres/calendar'
import { bookAtDesk } from '@i-one/contract/centres/desk'
import { recordPayment } from '@i-one/contract/centres/money'
import { recordPlacePayment } from '@i-one/contract/payments'
import { cancelSession } from '@i-one/contract/sessions'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, findCentreId, createPerson, createTestPitch } from '../../../test/make.ts'
import { hour, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
let owner: Person
beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true })
})

const hoursLater = (hours: number) => new Date(sessionStart.getTime() + hours * hour)
const days = { from: '2025-11-17', to: '2025-11-23' }
const ask = (pitch: string, { token }: Person, query: { from?: string; to?: string } = days) =>
  app.as(token)(getOccupancy, { query: { pitch, ...query } })
const at = ({ hours }: Occupancy, day: number, hour: number) =>
  hours.find((one) => one.day === day && one.hour === hour)

test('hours are open by opening hours, booked by confirmed bookings, and closed by closures', async () => {
  const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
  await createOpenSession(app, { pitch })
  const off = await createOpenSession(app, { pitch, start: hoursLater(1) })
  await app.as(off.captain.token)(cancelSession, { params: { id: off.session._id } })
  const [start, end] = [hoursLater(2), hoursLater(3)].map((date) => date.toISOString())
  const body = { start: start ?? '', end: end ?? '', reason: 'Painting' }
  await app.as(owner.token)(closePitch, { params: { id: pitch }, body })
  const seen = z.parse(Occupancy, await ask(pitch, owner))
  expect(seen).toMatchObject({ pitch, ...days })
  expect(seen.hours).toHaveLength(6 + 3 * 15 - 1)
  expect(at(seen, 5, 20)).toMatchObject({ open: 60, booked: 60 })
  expect(at(seen, 5, 21)).toMatchObject({ open: 60, booked: 0 })
  expect(at(seen, 5, 22)).toBeUndefined()
  expect(at(seen, 4, 20)).toMatchObject({ open: 60, booked: 0 })
})

test('a pending booking does not count as booked', async () => {
  const pitch = await createTestPitch(app, { owner })
  await createOpenSession(app, { pitch })
  const seen = await ask(pitch, owner)
  expect(at(seen, 5, 20)).toMatchObject({ booked: 0 })
  expect(seen.income[0]?.weeks).toMatchObject([{ bookings: 0, received: { amount: 0 } }])
})

test('income includes payments at the desk', async () => {
  const pitch = await createTestPitch(app, { owner })
  const call = app.as(owner.token)
  const [dear, cheap] = [crypto.randomUUID(), crypto.randomUUID()]
  const at = (_id: string, start: string) => ({ dates: [{ _id, start }], name: 'Mama Ṣadé' })
  const params = { id: pitch }
  const first = at(dear, '2025-11-21T10:00:00.000Z')
  await call(bookAtDesk, { params, body: { ...first, paid: 'cash' } })
  await call(bookAtDesk, { params, body: at(cheap, '2025-11-21T11:00:00.000Z') })
  const taken = { kind: 'payment', amount: 500_000, method: 'card' } as const
  await call(recordPayment, { params: { id: cheap }, body: { _id: crypto.randomUUID(), ...taken } })
  const week = (await ask(pitch, owner)).income[0]?.weeks[0]
  expect(week).toMatchObject({ bookings: 2, received: { amount: 3_000_000 } })
  const query = { day: '2025-11-21' }
  const { pitches } = await call(getCentreDay, { params: { id: await findCentreId(app, pitch) }, query })
  const paid = pitches[0]!.bookings.map((one) => one.paid)
  expect(paid).toEqual([2_500_000, 500_000])
})

test('income counts what the pitch has received, not what the captain collects, minus refunds', async () => {
  const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
  const { session, captain } = await createOpenSession(app, { pitch, others: 1 })
  const pay = (place: number, act: 'confirm' | 'take-back', by = owner) =>
    app.as(by.token)(recordPlacePayment, {
      params: { id: session._id, place: session.places[place]?._id ?? '' },
      body: { act },
    })
  const income = async () => (await ask(pitch, owner)).income
  await pay(1, 'confirm', captain)
  expect((await income())[0]?.weeks).toMatchObject([{ received: { amount: 0 } }])
  await pay(0, 'confirm')
  await pay(1, 'confirm')
  const ngn = (amount: number) => ({ amount, currency: 'NGN' })
  const week = { monday: '2025-11-17', bookings: 1, price: ngn(2_500_000), received: ngn(500_000) }
  expect(await income()).toEqual([{ currency: 'NGN', weeks: [week], ahead: { bookings: 0, price: ngn(0) } }])
  await pay(1, 'take-back')
  expect(await income()).toEqual([
    { currency: 'NGN', ahead: { bookings: 0, price: ngn(0) }, weeks: [{ ...week, received: ngn(250_000) }] },
  ])
})

test('without dates, the report covers eight weeks', async () => {
  const pitch = await createTestPitch(app, { owner })
  const seen = await ask(pitch, owner, {})
  expect(seen).toMatchObject({ from: '2025-09-29', to: '2025-11-20' })
  expect(seen.income[0]?.weeks).toHaveLength(8)
  await expect(ask(pitch, owner, { from: '2025-11-21' })).rejects.toMatchObject({ code: 'bad-input' })
})

test('only the owner of the pitch and staff can see the report', async () => {
  const pitch = await createTestPitch(app, { owner })
  const other = await createPerson(app, { isOwner: true })
  await expect(ask(pitch, other)).rejects.toMatchObject({ code: 'not-yours', status: 409 })
  await expect(ask(other.id, owner)).rejects.toMatchObject({ code: 'not-found', status: 404 })
  expect(await ask(pitch, await createPerson(app, { isAdmin: true }))).toMatchObject({ pitch })
})
