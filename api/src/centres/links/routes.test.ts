import { randomUUID } from 'node:crypto'
import { exportUser } from '@i-one/contract/accounts/own-data'
import { listSlots } from '@i-one/contract/bookings'
import { exportHostBookings, getHostCalendar } from '@i-one/contract/centres/bookings'
import { moveDeskBooking } from '@i-one/contract/centres/calendar'
import { changeCustomer, listCustomers } from '@i-one/contract/centres/customers'
import { bookAtDesk, cancelDeskBooking, getDeskBooking } from '@i-one/contract/centres/desk'
import {
  getLinkedBooking,
  getBookingTakeover,
  createBookingLink,
  claimBooking,
  undoBookingTakeover,
} from '@i-one/contract/centres/links'
import { listCentreLog } from '@i-one/contract/centres/log'
import { getBookingMoney } from '@i-one/contract/centres/money'
import { updateCancellationPolicy } from '@i-one/contract/centres/prices'
import { listNotifications } from '@i-one/contract/notifications'
import { cancelSession, getSession, startSession } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import { beforeEach, describe, expect, test } from 'vitest'
import { listCustomerMismatches } from '../../../test/customer-bookings.ts'
import { sessionStart } from '../../../test/make-open-session.ts'
import { type Person, findCentreId, createPerson, createTestPitch } from '../../../test/make.ts'
import { hour, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
let owner: Person
let pitch: string
let centre: string
let customer: Person
beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true })
  pitch = await createTestPitch(app, { owner })
  customer = await createPerson(app, { nickname: 'Sade' })
  centre = await findCentreId(app, pitch)
})

const later = (hours: number) => new Date(sessionStart.getTime() + hours * hour).toISOString()
const start = later(0)
const book = async (more: object = {}) => {
  const dates = [{ _id: randomUUID(), start, price: 2_000_000 }]
  const body = { dates, name: 'Mama Ṣadé', phone: '0803 555 44 71', paid: 'cash' as const, ...more }
  const [made] = await app.as(owner.token)(bookAtDesk, { params: { id: pitch }, body })
  return made!
}
const linkOf = async (id: string) => (await app.as(owner.token)(createBookingLink, { params: { id } })).code
const look = (code: string, who = customer) => app.as(who.token)(getLinkedBooking, { body: { code } })
const takeOver = (code: string, who = customer) => app.as(who.token)(claimBooking, { body: { code } })
const cancel = (id: string) =>
  app.as(owner.token)(cancelDeskBooking, { params: { id }, body: { by: 'customer' } })
const customers = async () =>
  (await app.as(owner.token)(listCustomers, { params: { id: centre }, query: {} })).customers

describe('a link of the desk', () => {
  test('turns the booking into a session of the user who opens it, with its pitch, time, price and payments', async () => {
    const { _id } = await book()
    const code = await linkOf(_id)
    const price = { amount: 2_000_000, currency: 'NGN' }
    expect(await look(code)).toMatchObject({
      pitch: { _id: pitch },
      start,
      end: later(1),
      price,
      paid: price,
    })
    const session = await takeOver(code)
    expect(session).toMatchObject({
      captain: { _id: customer.id },
      booking: { state: 'confirmed' },
      pitch: { _id: pitch },
      start,
      end: later(1),
      price,
      visibility: 'link',
      comingAnyway: true,
      state: 'confirmed',
    })
    const money = await app.as(owner.token)(getBookingMoney, { params: { id: _id } })
    expect(money).toMatchObject({ due: price, paid: price, payments: [{ receipt: 1 }] })
  })

  test('leaves the time range occupied by the same row, and says in its history who took it over', async () => {
    const { _id } = await book()
    const before = await app.db
      .selectFrom('bookings')
      .select(['id', 'during', 'state'])
      .where('id', '=', _id)
      .execute()
    await takeOver(await linkOf(_id))
    const after = await app.db
      .selectFrom('bookings')
      .select(['id', 'during', 'state'])
      .where('id', '=', _id)
      .execute()
    expect(after).toEqual(before)
    const changes = await app.db
      .selectFrom('booking_changes')
      .select(['by', 'state'])
      .where('booking_id', '=', _id)
      .orderBy('id')
      .execute()
    expect(changes).toEqual([
      { by: owner.id, state: 'confirmed' },
      { by: customer.id, state: 'taken-over' },
    ])
    const query = { from: '2025-11-21', days: 1 }
    const slots = await app.as()(listSlots, { params: { id: pitch }, query })
    expect(slots.find((slot) => slot.start === start)?.state).toBe('booked')
    await expect(app.as(owner.token)(getDeskBooking, { params: { id: _id } })).rejects.toMatchObject(
      apiError('not-found', 404),
    )
  })

  test('is stored as a hash, and a new link replaces it', async () => {
    const { _id } = await book()
    const [first, second] = [await linkOf(_id), await linkOf(_id)]
    const saved = await app.db.selectFrom('booking_links').selectAll().where('booking_id', '=', _id).execute()
    expect(saved).toHaveLength(1)
    expect(JSON.stringify(saved)).not.toContain(second)
    await expect(takeOver(first)).rejects.toMatchObject(apiError('wrong-link', 400))
    await takeOver(second)
  })

  test('used again by the same captain returns the session, and rejects anyone else', async () => {
    const code = await linkOf((await book())._id)
    const session = await takeOver(code)
    expect((await takeOver(code))._id).toBe(session._id)
    await expect(look(code)).rejects.toMatchObject({
      ...apiError('taken-over'),
      body: { session: session._id },
    })
    const other = await createPerson(app)
    for (const open of [look, takeOver])
      await expect(open(code, other)).rejects.toMatchObject({
        ...apiError('taken-over'),
        body: expect.not.objectContaining({ session: session._id }),
      })
  })

  test('opened by two users at once makes one of them captain', async () => {
    const code = await linkOf((await book())._id)
    const answers = await Promise.allSettled([takeOver(code), takeOver(code, await createPerson(app))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: apiError('taken-over'),
    })
  })

  test('against a desk that cancels at the same time: it is either cancelled or a session', async () => {
    const { _id } = await book()
    const code = await linkOf(_id)
    const [taken, cancelled] = await Promise.allSettled([takeOver(code), cancel(_id)])
    if (taken.status === 'rejected') expect(taken).toMatchObject({ reason: apiError('booking-cancelled') })
    const { state, kind } = await app.db
      .selectFrom('bookings')
      .select(['state', 'kind'])
      .where('id', '=', _id)
      .executeTakeFirstOrThrow()
    expect([state, kind]).toEqual(
      taken.status === 'fulfilled' ? ['confirmed', 'session'] : ['cancelled', 'desk'],
    )
    if (taken.status === 'fulfilled' && cancelled.status === 'fulfilled') expect(cancelled.value).toEqual([])
  })

  test('of a cancelled booking, or one that has begun, is refused, and is gone when it is over', async () => {
    const [one, other] = [await book(), await book({ dates: [{ _id: randomUUID(), start: later(1) }] })]
    const [gone, late] = [await linkOf(one._id), await linkOf(other._id)]
    await cancel(one._id)
    for (const open of [look, takeOver])
      await expect(open(gone)).rejects.toMatchObject(apiError('booking-cancelled'))
    await expect(linkOf(one._id)).rejects.toMatchObject(apiError('booking-cancelled'))
    app.clock.set(new Date(later(1)))
    for (const open of [look, takeOver])
      await expect(open(late)).rejects.toMatchObject(apiError('in-the-past'))
    await expect(linkOf(other._id)).rejects.toMatchObject(apiError('in-the-past'))
    app.clock.set(new Date(later(2)))
    await app.sweep()
    await expect(look(late)).rejects.toMatchObject(apiError('wrong-link', 400))
  })

  test('keeps working after the booking is moved', async () => {
    const { _id } = await book()
    const code = await linkOf(_id)
    const body = { pitch, start: later(2) }
    await app.as(owner.token)(moveDeskBooking, { params: { id: _id }, body })
    expect(await takeOver(code)).toMatchObject({ start: later(2), end: later(3) })
  })

  test('is for the desk to make; who takes it over is seen by the desk, and others see nothing of it', async () => {
    const { _id } = await book()
    const asStranger = app.as(customer.token)(createBookingLink, { params: { id: _id } })
    await expect(asStranger).rejects.toMatchObject(apiError('not-yours'))
    const session = await takeOver(await linkOf(_id))
    const { notifications } = await app.as(owner.token)(listNotifications, { query: {} })
    expect(notifications).toMatchObject([{ kind: 'taken-over', link: '/host?tab=calendar' }])
    const other = await createPerson(app)
    const seen = app.as(other.token)(getSession, { params: { id: session._id } })
    await expect(seen).rejects.toMatchObject(apiError('not-found', 404))
  })
})

test('a link shows the cancellation policy before the user becomes captain', async () => {
  const terms = { freeHours: 24, laterShare: 50, deposit: 0 }
  await app.as(owner.token)(updateCancellationPolicy, { params: { id: pitch }, body: { terms } })
  expect(await look(await linkOf((await book())._id))).toMatchObject({ terms })
})

describe('whose the customer is', () => {
  const change = (id: string, body: object) =>
    app.as(owner.token)(changeCustomer, { params: { id: centre, customer: id }, body })

  test('is known by the link: one customer with both notes, and visits by telephone count', async () => {
    const made = await book()
    await book({ dates: [{ _id: randomUUID(), start: later(1) }] })
    await change(made.customer!._id, { note: 'Calls late' })
    const code = await linkOf(made._id)
    await takeOver(code)
    app.clock.set(new Date(later(5)))
    expect(await customers()).toMatchObject([
      { _id: customer.id, account: true, name: 'Sade', note: 'Calls late', visits: 2, owed: [] },
    ])
  })

  test('stays known to the desk by the name and number it wrote down, and is found by them', async () => {
    await takeOver(await linkOf((await book())._id))
    const atDesk = { name: 'Mama Ṣadé', phone: '+2348035554471' }
    expect(await customers()).toMatchObject([{ _id: customer.id, name: 'Sade', atDesk }])
    const query = { search: 'mama' }
    const found = await app.as(owner.token)(listCustomers, { params: { id: centre }, query })
    expect(found.customers).toMatchObject([{ _id: customer.id, atDesk }])
  })

  test('tells nobody the name, telephone and note of a customer whose telephone is not theirs', async () => {
    const made = await book({ phone: '0812 345 6789' })
    await change(made.customer!._id, { note: 'Calls late' })
    await takeOver(await linkOf(made._id))
    const [as] = (await app.as(customer.token)(exportUser)).customerAt
    expect(as).toMatchObject({ name: null, phone: null, note: null })
    const own = await createPerson(app)
    const theirs = await book({ phone: '0801 234 5678', dates: [{ _id: randomUUID(), start: later(1) }] })
    await takeOver(await linkOf(theirs._id), own)
    const { customerAt } = await app.as(own.token)(exportUser)
    expect(customerAt).toMatchObject([{ name: 'Mama Ṣadé', phone: '+2348012345678', note: '' }])
  })

  test('a customer already linked to another account stays with that account', async () => {
    const [one, other] = [await book(), await book({ dates: [{ _id: randomUUID(), start: later(1) }] })]
    await takeOver(await linkOf(one._id))
    const friend = await createPerson(app, { nickname: 'Friend' })
    await takeOver(await linkOf(other._id), friend)
    const rows = await app.db
      .selectFrom('customers')
      .select(['user_id'])
      .where('centre_id', '=', centre)
      .where('phone', '<>', '')
      .execute()
    expect(rows).toEqual([{ user_id: customer.id }])
    expect((await customers()).map(({ _id }) => _id).toSorted()).toEqual([customer.id, friend.id].toSorted())
  })

  test('a blocked account cannot take over a booking', async () => {
    await takeOver(await linkOf((await book())._id))
    await change(customer.id, { note: 'Breaks things', notWelcome: true })
    const again = await book({ dates: [{ _id: randomUUID(), start: later(1) }], phone: '' })
    await expect(takeOver(await linkOf(again._id))).rejects.toMatchObject(apiError('not-welcome'))
  })

  test('merges earlier notes about the account', async () => {
    await takeOver(await linkOf((await book({ phone: '' }))._id))
    await change(customer.id, { note: 'Pays cash' })
    const made = await book({ dates: [{ _id: randomUUID(), start: later(1) }] })
    await change(made.customer!._id, { note: 'Calls late' })
    await takeOver(await linkOf(made._id))
    expect(await customers()).toMatchObject([{ _id: customer.id, note: 'Calls late. Pays cash' }])
  })
})

describe('a booking that was taken over', () => {
  const undo = (id: string, who = owner) => app.as(who.token)(undoBookingTakeover, { params: { id } })
  const takeOverOf = (id: string, who = owner) => app.as(who.token)(getBookingTakeover, { params: { id } })
  const deskBooking = (id: string) => app.as(owner.token)(getDeskBooking, { params: { id } })
  const inWeek = async (id: string) => {
    const { pitches } = await app.as(owner.token)(getHostCalendar, { query: { from: '2025-11-17' } })
    return pitches[0]?.bookings.find(({ _id }) => _id === id)
  }

  test('shows the desk its own name and number beside the account, and the account none of them', async () => {
    const { _id } = await book()
    const session = await takeOver(await linkOf(_id))
    expect(await takeOverOf(_id)).toMatchObject({
      customer: { name: 'Mama Ṣadé', phone: '+2348035554471' },
      account: { _id: customer.id, name: 'Sade' },
    })
    expect(await inWeek(_id)).toMatchObject({ captain: 'Sade', bookedFor: 'Mama Ṣadé' })
    const query = { from: '2025-11-17', to: '2025-11-23' }
    expect(await app.as(owner.token)(exportHostBookings, { query })).toContain(',Sade (Mama Ṣadé),')
    expect(
      JSON.stringify(await app.as(customer.token)(getSession, { params: { id: session._id } })),
    ).not.toContain('Mama')
    for (const call of [takeOverOf, undo])
      await expect(call(_id, customer)).rejects.toMatchObject(apiError('not-yours'))
  })

  test('goes back to its customer with what was paid, and the person is told', async () => {
    const { _id } = await book()
    const code = await linkOf(_id)
    const session = await takeOver(code)
    const friend = await createPerson(app)
    await app.as(friend.token)(joinSession, { params: { id: session._id }, body: { code: session.code } })
    await undo(_id)
    expect(await deskBooking(_id)).toMatchObject({
      state: 'confirmed',
      start,
      paid: { amount: 2_000_000 },
      customer: { name: 'Mama Ṣadé', phone: '+2348035554471' },
    })
    expect(await inWeek(_id)).toMatchObject({ captain: 'Mama Ṣadé', desk: { by: 'phone' } })
    expect(await app.as(customer.token)(getSession, { params: { id: session._id } })).toMatchObject({
      state: 'cancelled',
      reason: 'pitch',
      start,
    })
    const newsOf = async ({ token }: Person) =>
      (await app.as(token)(listNotifications, { query: {} })).notifications.map(({ kind }) => kind)
    expect(await newsOf(customer)).toContain('taken-back')
    expect(await newsOf(friend)).toContain('cancelled')
    const slots = await app.as()(listSlots, { params: { id: pitch }, query: { from: '2025-11-21', days: 1 } })
    expect(slots.find((slot) => slot.start === start)?.state).toBe('booked')
    const { lines } = await app.as(owner.token)(listCentreLog, { params: { id: centre }, query: {} })
    expect(lines[0]).toMatchObject({ act: 'taken-back', about: 'Mama Ṣadé', by: { _id: owner.id }, start })
    // the old link stays invalid, because the wrong person received it
    await expect(takeOver(code)).rejects.toMatchObject(apiError('wrong-link', 400))
    await expect(takeOverOf(_id)).rejects.toMatchObject(apiError('not-found', 404))
    await undo(_id)
    expect(await takeOver(await linkOf(_id), friend)).toMatchObject({ captain: { _id: friend.id } })
  })

  test('and undone leaves customer and account as they were known before', async () => {
    const change = (id: string, body: object) =>
      app.as(owner.token)(changeCustomer, { params: { id: centre, customer: id }, body })
    const [wrong, own] = [
      await book(),
      await book({ phone: '', name: 'Walk-in', dates: [{ _id: randomUUID(), start: later(1) }] }),
    ]
    await takeOver(await linkOf(own._id))
    await change(customer.id, { note: 'Pays cash' })
    await change(wrong.customer!._id, { note: 'Calls late' })
    const before = await customers()
    await takeOver(await linkOf(wrong._id))
    expect(await customers()).toMatchObject([{ _id: customer.id, note: 'Calls late. Pays cash' }])
    await undo(wrong._id)
    expect(await customers()).toEqual(before)
    expect(await listCustomerMismatches(app.db)).toEqual([])
  })

  test('keeps notes and blocks that the desk added in the meantime', async () => {
    const made = await book()
    await takeOver(await linkOf(made._id))
    await app.as(owner.token)(changeCustomer, {
      params: { id: centre, customer: customer.id },
      body: { note: 'Rude', notWelcome: true },
    })
    await undo(made._id)
    expect((await customers()).toSorted((one) => (one.account ? 1 : -1))).toMatchObject([
      { _id: made.customer!._id, name: 'Mama Ṣadé', note: 'Rude', notWelcome: true },
      { _id: customer.id, name: 'Sade', note: '', notWelcome: true },
    ])
  })

  test('stays a session once it has begun or started', async () => {
    const [one, other] = [await book(), await book({ dates: [{ _id: randomUUID(), start: later(1) }] })]
    const session = await takeOver(await linkOf(one._id))
    await takeOver(await linkOf(other._id))
    const friend = await createPerson(app)
    const { code } = session
    await app.as(friend.token)(joinSession, { params: { id: session._id }, body: { code } })
    app.clock.set(new Date(start))
    await app.as(customer.token)(startSession, { params: { id: session._id } })
    await expect(undo(one._id)).rejects.toMatchObject(apiError('session-started'))
    app.clock.set(new Date(later(1)))
    await expect(undo(other._id)).rejects.toMatchObject(apiError('in-the-past'))
  })

  test('is either cancelled by its captain or given back, when both happen at once', async () => {
    const { _id } = await book()
    const session = await takeOver(await linkOf(_id))
    const answers = await Promise.allSettled([
      undo(_id),
      app.as(customer.token)(cancelSession, { params: { id: session._id } }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { kind, state } = await app.db
      .selectFrom('bookings')
      .select(['kind', 'state'])
      .where('id', '=', _id)
      .executeTakeFirstOrThrow()
    expect([kind, state]).toEqual(
      answers[0].status === 'fulfilled' ? ['desk', 'confirmed'] : ['session', 'cancelled'],
    )
  })
})
