import { randomUUID } from 'node:crypto'
import { listSlots } from '@i-one/contract/bookings'
import { closePitch } from '@i-one/contract/bookings/closures'
import { getOccupancy } from '@i-one/contract/bookings/occupancy'
import { getHostCalendar } from '@i-one/contract/centres/bookings'
import { getCentreDay } from '@i-one/contract/centres/calendar'
import {
  bookAtDesk,
  cancelDeskBooking,
  getDeskBooking,
  listDeskDates,
  restoreDeskBooking,
  setNoShow,
} from '@i-one/contract/centres/desk'
import { getBookingMoney } from '@i-one/contract/centres/money'
import { updateCancellationPolicy } from '@i-one/contract/centres/prices'
import { copyPitch } from '@i-one/contract/centres/registration'
import { updateParts } from '@i-one/contract/pitches/parts'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestHold, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { waitUntilBlocked } from '../../../test/meeting.ts'
import { day, hour, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
let owner: Person
let pitch: string
beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true })
  pitch = await createTestPitch(app, { owner })
})

const later = (milliseconds: number) => new Date(sessionStart.getTime() + milliseconds).toISOString()
const start = later(0)
const week = 7 * day
const on = (...starts: string[]) => starts.map((start) => ({ _id: randomUUID() as string, start }))
const staff = async (role: 'desk' | 'viewer') => {
  const person = await createPerson(app)
  const { centre_id } = await app.db
    .selectFrom('pitches')
    .select('centre_id')
    .where('id', '=', pitch)
    .executeTakeFirstOrThrow()
  const works = { centre_id, user_id: person.id, role, since: app.clock.now() }
  await app.db.insertInto('centre_staff').values(works).execute()
  return person
}
const take = (person: Person, more: object = {}, id = pitch) =>
  app.as(person.token)(bookAtDesk, {
    params: { id },
    body: { dates: on(start), name: 'Mama Ṣadé', phone: '0803 555 (44) 71', ...more },
  })
const takeOne = async (...asked: Parameters<typeof take>) => (await take(...asked))[0]!
const cancel = (id: string, by: 'customer' | 'pitch', andAfter = false) =>
  app.as(owner.token)(cancelDeskBooking, { params: { id }, body: { by, andAfter } })
const shownTo = async (person: Person) => {
  const { pitches } = await app.as(person.token)(getHostCalendar, { query: { from: '2025-11-17' } })
  return pitches.find((one) => one._id === pitch)?.bookings
}
const slotThen = async () => {
  const slots = await app.as()(listSlots, { params: { id: pitch }, query: { from: '2025-11-21', days: 1 } })
  return slots.find((slot) => slot.start === start)?.state
}
const customersNamed = (name: string) =>
  app.db.selectFrom('customers').select(['name', 'phone']).where('name', '=', name).execute()

describe('a booking at the desk', () => {
  test('is confirmed without a session; its telephone is for those who act for the centre', async () => {
    const [desk, viewer] = [await staff('desk'), await staff('viewer')]
    const made = await takeOne(desk)
    expect(made).toMatchObject({
      state: 'confirmed',
      price: { amount: 2_500_000, currency: 'NGN' },
      paid: { amount: 0 },
      customer: { name: 'Mama Ṣadé', phone: '+2348035554471' },
      series: null,
    })
    expect(await slotThen()).toBe('booked')
    const { _id, name } = made.customer!
    const shown = {
      _id: made._id,
      state: 'confirmed',
      captain: name,
      desk: { customer: { _id, name }, by: 'phone' },
    }
    for (const person of [owner, viewer]) expect(await shownTo(person)).toMatchObject([shown])
    const { centre_id: id } = await app.db
      .selectFrom('pitches')
      .select('centre_id')
      .where('id', '=', pitch)
      .executeTakeFirstOrThrow()
    const dayOf = (person: Person) =>
      app.as(person.token)(getCentreDay, { params: { id }, query: { day: '2025-11-21' } })
    expect((await dayOf(desk)).pitches[0]?.bookings).toMatchObject([{ ...shown, phone: '+2348035554471' }])
    expect((await dayOf(viewer)).pitches[0]?.bookings[0]).not.toHaveProperty('phone')
    await expect(take(viewer)).rejects.toMatchObject(apiError('not-yours'))
    const seen = app.as(desk.token)(getDeskBooking, { params: { id: made._id } })
    expect(await seen).toEqual(made)
  })

  test('records in its history who took it, and occupies its hours', async () => {
    const desk = await staff('desk')
    const { _id } = await takeOne(desk)
    const changes = await app.db
      .selectFrom('booking_changes')
      .select(['by', 'state'])
      .where('booking_id', '=', _id)
      .execute()
    expect(changes).toEqual([{ by: desk.id, state: 'confirmed' }])
    const { hours } = await app.as(owner.token)(getOccupancy, {
      query: { pitch, from: '2025-11-17', to: '2025-11-23' },
    })
    expect(hours.find((one) => one.day === 5 && one.hour === 20)).toMatchObject({ booked: 60 })
  })

  test('only one of two concurrent desk bookings succeeds, and none during a captain’s hold', async () => {
    const other = await staff('desk')
    const answers = await Promise.allSettled([take(owner), take(other, { name: 'Second', phone: '' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { ...apiError('dates-taken'), body: { dates: [{ start, closed: false }] } },
    })
    const held = await createTestPitch(app, { owner })
    await createTestHold(app, { booker: await createPerson(app, { nickname: 'Tunde' }), pitch: held })
    await expect(take(owner, { name: 'Late' }, held)).rejects.toMatchObject({
      ...apiError('dates-taken'),
      body: { dates: [{ start, closed: false, bookings: [{ state: 'held', captain: 'Tunde' }] }] },
    })
    expect(await customersNamed('Late')).toEqual([])
  })

  test('of a combined pitch takes its parts, and one of a part takes it', async () => {
    const call = app.as(owner.token)
    const { _id: small } = await call(copyPitch, { params: { id: pitch }, body: { name: 'Small' } })
    const { _id: whole } = await call(copyPitch, { params: { id: pitch }, body: { name: 'Whole' } })
    await call(updateParts, { params: { id: whole }, body: { parts: [pitch, small] } })
    await take(owner, {}, whole)
    for (const part of [pitch, small])
      await expect(take(owner, {}, part)).rejects.toMatchObject({
        body: { dates: [{ bookings: [{ captain: 'Mama Ṣadé' }] }] },
      })
    await take(owner, { dates: on(later(hour)), name: 'Small one', phone: '' }, small)
    await expect(take(owner, { dates: on(later(hour)) }, whole)).rejects.toMatchObject({
      body: { dates: [{ bookings: [{ captain: 'Small one' }] }] },
    })
  })

  test('costs what the desk says, paid at once with a receipt; the same telephone is the same customer, who is renamed only where that is said', async () => {
    const one = await takeOne(owner, {
      dates: on(start).map((date) => ({ ...date, price: 2_000_000 })),
      paid: 'cash',
    })
    const again = { name: 'Ṣadé', phone: '+234 803 555 4471' }
    const two = await takeOne(owner, { ...again, dates: on(later(hour)) })
    const three = await takeOne(owner, { ...again, dates: on(later(week)), renamed: true })
    expect(one).toMatchObject({ price: { amount: 2_000_000 }, paid: { amount: 2_000_000 } })
    expect(two.customer).toEqual(one.customer)
    expect(three.customer).toEqual({ ...one.customer, name: 'Ṣadé' })
    const money = await app.as(owner.token)(getBookingMoney, { params: { id: one._id } })
    expect(money).toMatchObject({ due: { amount: 2_000_000 }, payments: [{ receipt: 1, method: 'cash' }] })
  })

  test('is idempotent: a repeat returns the same booking, and its id cannot be reused', async () => {
    const dates = on(start, later(week))
    const made = await take(owner, { dates, paid: 'cash' })
    expect(await take(owner, { dates, paid: 'cash' })).toEqual(made)
    const other = { dates: [{ ...dates[0]!, start: later(hour) }] }
    await expect(take(owner, other)).rejects.toMatchObject(apiError('key-reused'))
  })

  test('may start in a slot that has begun, but not in the past or more than a year ahead', async () => {
    app.clock.set(new Date(later(10 * 60_000)))
    await take(owner)
    await expect(take(owner, { dates: on(later(-hour)) })).rejects.toMatchObject(apiError('in-the-past'))
    await expect(take(owner, { dates: on(later(53 * week)) })).rejects.toMatchObject({
      fields: { dates: 'At most a year ahead' },
    })
  })

  test('with an invalid phone number is rejected with the field’s name', async () => {
    await expect(take(owner, { phone: 'call me' })).rejects.toMatchObject({
      status: 400,
      fields: { phone: 'Enter a number like 0803 123 4567' },
    })
    await expect(take(owner, { phone: '123456' })).rejects.toMatchObject({
      status: 400,
      fields: { phone: 'Phone number is not valid' },
    })
  })
})

describe('several at once', () => {
  test('are booked all or none: each unavailable date is returned with its bookings', async () => {
    const closed = { start: later(2 * week), end: later(2 * week + hour), reason: 'Paint' }
    await app.as(owner.token)(closePitch, { params: { id: pitch }, body: closed })
    const dates = on(later(2 * week), start, later(week), later(3 * week - 14 * hour))
    await take(owner, { dates: on(later(week)), name: 'Before', phone: '' })
    await expect(take(owner, { dates, name: 'Half' })).rejects.toMatchObject({
      ...apiError('dates-taken'),
      body: {
        dates: [
          { start: later(week), closed: false, bookings: [{ captain: 'Before' }] },
          { start: later(2 * week), closed: false, bookings: [{ state: 'blocked' }] },
          { start: later(3 * week - 14 * hour), closed: true, bookings: [] },
        ],
      },
    })
    expect(await slotThen()).toBe('free')
    expect(await customersNamed('Half')).toEqual([])
  })

  test('do not overlap', async () => {
    await expect(take(owner, { dates: on(start, later(hour)), slots: 2 })).rejects.toMatchObject({
      fields: { dates: 'Two of these dates overlap' },
    })
  })

  test('are a series of which one is cancelled, or it and all after', async () => {
    const made = await take(owner, { dates: on(start, later(week), later(2 * week), later(3 * week)) })
    const ids = made.map(({ _id }) => _id)
    expect(new Set(made.map(({ series }) => series)).size).toBe(1)
    expect((await cancel(ids[1]!, 'pitch')).map(({ _id }) => _id)).toEqual([ids[1]])
    const after = await cancel(ids[2]!, 'customer', true)
    expect(after.map(({ _id, state }) => [_id, state])).toEqual([
      [ids[2], 'cancelled'],
      [ids[3], 'cancelled'],
    ])
    expect(await cancel(ids[2]!, 'customer', true)).toEqual(after)
    expect(await slotThen()).toBe('booked')
  })
})

test('suggested dates keep the local time at the pitch, and book nothing', async () => {
  pitch = await createTestPitch(app, { owner, timeZone: 'Europe/London' })
  await app.as(owner.token)(closePitch, {
    params: { id: pitch },
    body: { start: later(2 * week), end: later(2 * week + hour), reason: 'Paint' },
  })
  const call = app.as(owner.token)
  const look = (query: object) => call(listDeskDates, { params: { id: pitch }, query: { start, ...query } })
  const weekly = await look({ weeks: 3 })
  expect(weekly).toMatchObject([
    { start, end: later(hour), closed: false, bookings: [], price: { amount: 2_500_000 } },
    { start: later(week), closed: false, bookings: [] },
    { start: later(2 * week), closed: false, bookings: [{ state: 'blocked' }] },
  ])
  // the clocks change between the two dates, on the last Sunday of March
  expect((await look({ days: '2026-04-03,2025-11-21' })).map((date) => date.start)).toEqual([
    start,
    '2026-04-03T18:00:00.000Z',
  ])
  await expect(look({ days: '2026-02-30' })).rejects.toMatchObject({
    fields: { days: 'Must be a valid date, such as 2026-11-28' },
  })
})

describe('what came of it', () => {
  test('a customer who cancels late owes what the terms say; where the pitch cancels, nothing', async () => {
    const terms = { freeHours: 24, laterShare: 50, deposit: 0 }
    await app.as(owner.token)(updateCancellationPolicy, { params: { id: pitch }, body: { terms } })
    const [one, other] = await take(owner, { dates: on(start, later(hour)) })
    app.clock.set(new Date(later(-hour)))
    expect(await cancel(one!._id, 'customer')).toMatchObject([{ letDown: 'cancelled-late' }])
    expect(await cancel(other!._id, 'pitch')).toMatchObject([{ letDown: null }])
    const due = async (id: string) =>
      (await app.as(owner.token)(getBookingMoney, { params: { id } })).due.amount
    expect([await due(one!._id), await due(other!._id)]).toEqual([1_250_000, 0])
  })

  test('a cancellation can be undone within a minute, for all its bookings and without a fee', async () => {
    const terms = { freeHours: 24, laterShare: 50, deposit: 0 }
    await app.as(owner.token)(updateCancellationPolicy, { params: { id: pitch }, body: { terms } })
    const made = await take(owner, { dates: on(start, later(week), later(2 * week)) })
    const ids = made.map(({ _id }) => _id)
    const restore = (id: string) => app.as(owner.token)(restoreDeskBooking, { params: { id } })
    app.clock.set(new Date(later(-hour)))
    await cancel(ids[2]!, 'pitch')
    app.clock.set(new Date(later(-hour + 5000)))
    await cancel(ids[0]!, 'customer', true)
    expect(await restore(ids[0]!)).toMatchObject({ state: 'confirmed', letDown: null, terms })
    expect(await restore(ids[0]!)).toMatchObject({ state: 'confirmed' })
    const rows = await app.db
      .selectFrom('bookings')
      .select(['state', 'cancel_fee'])
      .where('id', 'in', ids)
      .orderBy('during')
      .execute()
    expect(rows).toEqual([
      { state: 'confirmed', cancel_fee: 0 },
      { state: 'confirmed', cancel_fee: 0 },
      { state: 'cancelled', cancel_fee: 0 },
    ])
    await cancel(ids[0]!, 'customer', true)
    await take(owner, { dates: on(later(week)), name: 'Quicker', phone: '' })
    await expect(restore(ids[0]!)).rejects.toMatchObject(apiError('slot-taken'))
    expect(await slotThen()).toBe('free')
    app.clock.set(new Date(later(-hour + 5000 + 60_000)))
    await expect(restore(ids[0]!)).rejects.toMatchObject(apiError('too-late'))
  })

  test('a no-show can be recorded from the start time, and undone', async () => {
    const { _id: id } = await takeOne(owner)
    const say = (noShow: boolean) => app.as(owner.token)(setNoShow, { params: { id }, body: { noShow } })
    await expect(say(true)).rejects.toMatchObject(apiError('not-begun'))
    app.clock.set(new Date(later(0)))
    expect(await say(true)).toMatchObject({ letDown: 'no-show' })
    expect(await say(false)).toMatchObject({ letDown: null })
    app.clock.set(new Date(later(hour)))
    await expect(cancel(id, 'customer')).rejects.toMatchObject(apiError('too-late'))
  })
})

test('a booking waits for a concurrent move of the pitch to another centre, without holding the centre’s locks', async () => {
  const other = new pg.Client(app.databaseUrl)
  await other.connect()
  await other.query('begin')
  await other.query('select from pitches where id = $1 for update', [pitch])
  const taken = takeOne(owner)
  await waitUntilBlocked(app, 1)
  await other.query(
    'select from centres where id = (select centre_id from pitches where id = $1) for update nowait',
    [pitch],
  )
  await other.query('commit')
  await other.end()
  expect(await taken).toMatchObject({ state: 'confirmed' })
})
