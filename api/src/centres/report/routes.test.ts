import { listCustomers } from '@i-one/contract/centres/customers'
import { bookAtDesk } from '@i-one/contract/centres/desk'
import { recordPayment } from '@i-one/contract/centres/money'
import { updateCancellationPolicy } from '@i-one/contract/centres/prices'
import { exportReport, getReport } from '@i-one/contract/centres/report'
import { cancelSession, startSession } from '@i-one/contract/sessions'
import { abandonSession } from '@i-one/contract/sessions/captain'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createCentre, createPerson } from '../../../test/make.ts'
import { byId, day, hour, apiError, startTestApp } from '../../../test/suite.ts'
import { saveCustomerBookings } from '../../customer-bookings.ts'

const app = await startTestApp({ rateLimits: false })
let owner: Person
let pitch: string
let params: { id: string }
beforeEach(async () => {
  ;({ owner, pitch, params } = await createCentre(app))
})

const week = { from: '2025-11-17', to: '2025-11-23' }
const report = (query = week) => app.as(owner.token)(getReport, { params, query })
const desk = (start: string, name: string, price: number) =>
  app.as(owner.token)(bookAtDesk, {
    params: { id: pitch },
    body: { dates: [{ _id: crypto.randomUUID(), start, price }], name },
  })
const pay = (id: string, amount: number) =>
  app.as(owner.token)(recordPayment, {
    params: { id },
    body: { _id: crypto.randomUUID(), amount, method: 'cash' },
  })
const bookingOf = async (session: string) => {
  const row = await app.db
    .selectFrom('sessions')
    .select('booking_id')
    .where('id', '=', session)
    .executeTakeFirst()
  return row!.booking_id
}

test('the report and the customer list show the same debts, whatever happened to the bookings', async () => {
  const terms = { freeHours: 48, laterShare: 50, deposit: 0 }
  await app.as(owner.token)(updateCancellationPolicy, { params: { id: pitch }, body: { terms } })
  const captains = async (hours: number) => {
    const made = await createOpenSession(app, {
      pitch,
      start: new Date(sessionStart.getTime() + hours * hour),
      others: 3,
    })
    const id = await bookingOf(made.session._id)
    const agreed = { terms: JSON.stringify(terms) }
    await app.db.updateTable('bookings').set(agreed).where('id', '=', id).execute()
    return { ...made, id }
  }
  // this session was played before the first receipt, so its payments are unknown
  await captains(-24)
  app.clock.set(sessionStart)
  const [paid] = await desk(new Date(sessionStart.getTime() + hour).toISOString(), 'Ada', 1_000_000)
  await pay(paid!._id, 400_000)
  await desk(new Date(sessionStart.getTime() + 2 * hour).toISOString(), 'Obi', 1_000_000)
  const [cancelled, ended] = [await captains(3), await captains(4)]
  for (const hours of [5, 72]) await captains(hours)
  await app.as(cancelled.captain.token)(cancelSession, byId(cancelled.session))
  app.clock.set(new Date(sessionStart.getTime() + 4 * hour))
  await app.as(ended.captain.token)(startSession, byId(ended.session))
  await app.as(ended.captain.token)(abandonSession, { ...byId(ended.session), body: { reason: 'rain' } })
  app.clock.set(new Date(sessionStart.getTime() + 8 * hour))
  await app.sweep()
  const query = { from: '2025-11-10', to: '2025-12-10' }
  const [total] = (await report(query)).total
  const { owed } = await app.as(owner.token)(listCustomers, { params, query: {} })
  const sum = 600_000 + 1_000_000 + 1_250_000 + 2_500_000
  expect([total!.owed, owed]).toEqual([sum, [{ amount: sum, currency: 'NGN' }]])
  const csv = await app.as(owner.token)(exportReport, { params, query })
  const [head, ...lines] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  const column = head!.indexOf('Owed')
  expect(lines.reduce((all, cells) => all + Number(cells[column]), 0)).toBe(sum / 100)
})

describe('a report', () => {
  test('says what was booked, cancelled, collected and is owed, each way round', async () => {
    const { session, captain } = await createOpenSession(app, { pitch })
    await pay(await bookingOf(session._id), 500_000)
    const [booked] = await desk('2025-11-22T10:00:00.000Z', 'Mama Ṣadé', 1_000_000)
    await pay(booked!._id, 1_000_000)
    const sum = { currency: 'NGN', played: 0, cancelled: 0, fromPlayers: 0 }
    const ofSession = { ...sum, booked: 1, price: 2_500_000, collected: 500_000, owed: 0 }
    const ofDesk = { ...sum, booked: 1, price: 1_000_000, collected: 1_000_000, owed: 0 }
    const both = { ...sum, booked: 2, price: 3_500_000, collected: 1_500_000, owed: 0 }
    expect(await report()).toEqual({
      ...week,
      timeZone: 'Africa/Lagos',
      by: 'week',
      total: [both],
      periods: [{ from: '2025-11-17', ...both }],
      pitches: [{ pitch, name: 'One', ...both }],
      weekdays: [
        { weekday: 5, ...ofSession },
        { weekday: 6, ...ofDesk },
      ],
      hours: [
        { hour: 11, ...ofDesk },
        { hour: 20, ...ofSession },
      ],
      kinds: [
        { kind: 'desk', ...ofDesk },
        { kind: 'session', ...ofSession },
      ],
      customers: expect.arrayContaining([
        { name: captain.nickname, ...ofSession },
        { name: 'Mama Ṣadé', ...ofDesk },
      ]),
    })
  })

  test('counts what is over and came as played', async () => {
    await desk('2025-11-20T16:00:00.000Z', 'Ada', 1_000_000)
    const [missed] = await desk('2025-11-20T18:00:00.000Z', 'Obi', 1_000_000)
    await app.db.updateTable('bookings').set({ let_down: 'no-show' }).where('id', '=', missed!._id).execute()
    await saveCustomerBookings(app.db, [missed!._id])
    app.clock.advance(6 * hour)
    expect((await report()).total).toMatchObject([{ booked: 2, played: 1 }])
  })

  test('has what a late cancellation owes', async () => {
    const terms = { freeHours: 48, laterShare: 50, deposit: 0 }
    await app.as(owner.token)(updateCancellationPolicy, { params: { id: pitch }, body: { terms } })
    const { session, captain } = await createOpenSession(app, { pitch })
    const id = await bookingOf(session._id)
    await app.db
      .updateTable('bookings')
      .set({ terms: JSON.stringify(terms) })
      .where('id', '=', id)
      .execute()
    await app.as(captain.token)(cancelSession, { params: { id: session._id }, body: {} })
    expect((await report()).total).toMatchObject([{ booked: 0, cancelled: 1, price: 0, owed: 1_250_000 }])
  })

  test('is of days by the clock at the centre, also where it changes', async () => {
    await app.db
      .updateTable('centres')
      .set({ time_zone: 'Europe/London' })
      .where('id', '=', params.id)
      .execute()
    app.clock.set('2026-03-20T12:00:00.000Z')
    const now = app.clock.now()
    await app.db.updateTable('logins').set({ created_at: now, used_at: now }).execute()
    await desk('2026-03-28T20:00:00.000Z', 'Ada', 100)
    await desk('2026-03-29T19:00:00.000Z', 'Ada', 100)
    const { hours, weekdays } = await report({ from: '2026-03-28', to: '2026-03-29' })
    expect(hours).toMatchObject([{ hour: 20, booked: 2 }])
    expect(weekdays).toMatchObject([
      { weekday: 6, booked: 1 },
      { weekday: 7, booked: 1 },
    ])
    expect((await report({ from: '2026-03-29', to: '2026-03-29' })).total).toMatchObject([{ booked: 1 }])
  })

  test('of more than half a year is summed up by months, empty ones too', async () => {
    await createOpenSession(app, { pitch, start: new Date(sessionStart.getTime() + day) })
    const { by, periods } = await report({ from: '2025-05-15', to: '2026-01-02' })
    expect(by).toBe('month')
    expect(periods.map(({ from, booked }) => [from, booked])).toEqual([
      ...['2025-05-01', '2025-06-01', '2025-07-01', '2025-08-01', '2025-09-01', '2025-10-01'].map((one) => [
        one,
        0,
      ]),
      ['2025-11-01', 1],
      ['2025-12-01', 0],
      ['2026-01-01', 0],
    ])
  })

  test('as a file has each booking with its payments', async () => {
    const [booked] = await desk('2025-11-22T10:00:00.000Z', '=1+1', 1_000_000)
    await pay(booked!._id, 400_000)
    await pay(booked!._id, 100_000)
    const text = await app.as(owner.token)(exportReport, { params, query: week })
    expect(text.split('\r\n')[1]).toBe(
      "One,2025-11-22 11:00,12:00,desk,'=1+1,confirmed,,10000.00,5000.00,0.00,0.00,NGN,1: 4000.00 cash; 2: 1000.00 cash",
    )
  })

  test('is for who works there', async () => {
    const somebody = await createPerson(app)
    await expect(app.as(somebody.token)(getReport, { params, query: week })).rejects.toMatchObject(
      apiError('not-yours'),
    )
  })

  test.each([
    ['days in the wrong order', { from: '2025-11-23', to: '2025-11-17' }],
    ['more than ten years', { from: '2010-01-01', to: '2025-01-01' }],
  ])('is refused with %s', async (_, query) => {
    await expect(report(query)).rejects.toMatchObject({
      code: 'bad-input',
      fields: { to: expect.any(String) },
    })
  })
})
