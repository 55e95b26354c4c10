import { listSlots } from '@i-one/contract/bookings'
import { closePitch, reopenPitch, listClosures } from '@i-one/contract/bookings/closures'
import {
  addCentreClosure,
  changeCentreClosure,
  reopenCentre,
  listCentreClosures,
} from '@i-one/contract/centres/closures'
import { deleteUser } from '@i-one/contract/leaving'
import { changePitch } from '@i-one/contract/pitches/registration'
import { beforeEach, describe, expect, test } from 'vitest'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { type Person, findCentreId, createPerson, createTestPitch } from '../../../test/make.ts'
import { day, apiError, startTestApp } from '../../../test/suite.ts'
import { saveCustomerBookings } from '../../customer-bookings.ts'
import { savePartHours } from '../../part-hours.ts'
import { repeatYearlyClosures } from './actions.ts'

const app = await startTestApp({ rateLimits: false })
let owner: Person
let one: string
let two: string
let big: string
let centre: string
beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true, password: 'kickoff-at-seven' })
  one = await createTestPitch(app, { owner, name: 'One', autoAuthorize: true })
  two = await createTestPitch(app, { owner, name: 'Two', autoAuthorize: true })
  big = await createTestPitch(app, { owner, name: 'Both', autoAuthorize: true })
  centre = await findCentreId(app, one)
  await app.db.updateTable('pitches').set({ centre_id: centre }).where('owner_id', '=', owner.id).execute()
  const parts = [one, two].map((part_id) => ({ pitch_id: big, part_id, centre_id: centre }))
  await app.db.insertInto('pitch_parts').values(parts).execute()
  await savePartHours(app.db, [centre])
})

const asked = (more: object = {}) => ({
  reason: 'Christmas',
  from: '2025-12-25',
  to: '2025-12-26',
  yearly: false,
  pitches: [one, two, big],
  ...more,
})
const close = (more: object = {}) =>
  app.as(owner.token)(addCentreClosure, { params: { id: centre }, body: asked(more) })
const closuresOf = async (id: string) =>
  (await app.as(owner.token)(listClosures, { params: { id } })).map(({ start, end }) => [start, end])
const ofOne = ({ _id }: { _id: string }) => ({ params: { id: centre, closure: _id } })
const listed = () => app.as(owner.token)(listCentreClosures, { params: { id: centre } })

const setClock = async (instant: string) => {
  app.clock.set(instant)
  const now = app.clock.now()
  await app.db.updateTable('logins').set({ created_at: now, used_at: now }).execute()
}

const cancelBookings = async () => {
  const cancelled = await app.db
    .updateTable('bookings')
    .set({ state: 'cancelled' })
    .where('pitch_id', '=', one)
    .where('state', '=', 'confirmed')
    .returning('id')
    .execute()
  await saveCustomerBookings(
    app.db,
    cancelled.map(({ id }) => id),
  )
}

describe('a closure of a centre', () => {
  test('closes all pitches of it, combined ones by their parts, and opens them again', async () => {
    const made = await close()
    expect(made).toMatchObject({ next: '2025-12-25', inTheWay: [] })
    const days = [['2025-12-24T23:00:00.000Z', '2025-12-26T23:00:00.000Z']]
    expect([await closuresOf(one), await closuresOf(two), await closuresOf(big)]).toEqual([days, days, []])
    app.clock.set('2025-12-20T12:00:00.000Z')
    const slots = async () =>
      app.as()(listSlots, { params: { id: big }, query: { from: '2025-12-25', days: 1 } })
    expect(new Set((await slots()).map(({ state }) => state))).toEqual(new Set(['closed']))
    await app.as(owner.token)(reopenCentre, ofOne(made))
    expect([await listed(), await closuresOf(one), await closuresOf(two)]).toEqual([[], [], []])
  })

  test('names each booking that is in the way once, and then nothing is closed', async () => {
    app.clock.set('2025-12-20T12:00:00.000Z')
    const { session, captain } = await createOpenSession(app, {
      pitch: big,
      start: new Date('2025-12-26T18:00:00Z'),
    })
    await expect(close({ reason: 'Rain' })).rejects.toMatchObject({
      code: 'bookings-in-the-way',
      body: {
        bookings: [
          {
            day: '2025-12-25',
            start: session.start,
            session: session._id,
            captain: captain.nickname,
            pitch: { _id: big, name: 'Both' },
          },
        ],
      },
    })
    expect([await listed(), await closuresOf(one), await closuresOf(two)]).toEqual([[], [], []])
  })

  test('lasts an opening day until the night after it ends', async () => {
    const night = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '18:00', close: '02:00' }))
    await app.as(owner.token)(changePitch, {
      params: { id: two },
      body: { openingHours: night, revision: await revisionOf(two) },
    })
    await close({ to: '2025-12-25', pitches: [two] })
    expect(await closuresOf(two)).toEqual([['2025-12-25T01:00:00.000Z', '2025-12-26T01:00:00.000Z']])
  })

  test('from an hour to an hour keeps the clock where it changes', async () => {
    await app.db.updateTable('centres').set({ time_zone: 'Europe/London' }).where('id', '=', centre).execute()
    const hours = { open: '20:00', close: '08:00' }
    await close({ from: '2026-03-28', to: '2026-03-29', hours, pitches: [one] })
    expect(await closuresOf(one)).toEqual([['2026-03-28T20:00:00.000Z', '2026-03-29T07:00:00.000Z']])
  })

  test('comes back each year, laid out when it is a year away', async () => {
    const made = await close({ yearly: true, pitches: [one] })
    expect(await closuresOf(one)).toHaveLength(1)
    await setClock('2025-12-22T12:00:00.000Z')
    await repeatYearlyClosures(app.db, app.clock.now())
    await repeatYearlyClosures(app.db, app.clock.now())
    expect(await closuresOf(one)).toHaveLength(1)
    await setClock('2026-01-01T12:00:00.000Z')
    await repeatYearlyClosures(app.db, app.clock.now())
    await repeatYearlyClosures(app.db, app.clock.now())
    expect(await closuresOf(one)).toEqual([['2026-12-24T23:00:00.000Z', '2026-12-26T23:00:00.000Z']])
    expect(await listed()).toEqual([{ ...made, next: '2026-12-25' }])
  })

  test.each([
    [
      '25 February to 2 March, made in a common year, covers the 29th and ends on 2 March in a leap year',
      { from: '2027-02-25', to: '2027-03-02' },
      '2028-01-01T12:00:00.000Z',
      ['2028-02-24T23:00:00.000Z', '2028-03-02T23:00:00.000Z'],
    ],
    [
      '25 February to 2 March, made in a leap year, ends on 2 March in a common year',
      { from: '2028-02-25', to: '2028-03-02' },
      '2029-01-01T12:00:00.000Z',
      ['2029-02-24T23:00:00.000Z', '2029-03-02T23:00:00.000Z'],
    ],
    [
      'an end on 29 February is 28 February in a common year',
      { from: '2028-02-27', to: '2028-02-29' },
      '2029-01-01T12:00:00.000Z',
      ['2029-02-26T23:00:00.000Z', '2029-02-28T23:00:00.000Z'],
    ],
    [
      'a start on 29 February is 1 March in a common year',
      { from: '2028-02-29', to: '2028-03-03' },
      '2029-01-01T12:00:00.000Z',
      ['2029-02-28T23:00:00.000Z', '2029-03-03T23:00:00.000Z'],
    ],
    [
      'an end on 28 February stays there in a leap year',
      { from: '2027-02-27', to: '2027-02-28' },
      '2028-01-01T12:00:00.000Z',
      ['2028-02-26T23:00:00.000Z', '2028-02-28T23:00:00.000Z'],
    ],
    [
      'the turn of the year stays inside one closure',
      { from: '2027-12-28', to: '2028-01-03' },
      '2028-06-01T12:00:00.000Z',
      ['2028-12-27T23:00:00.000Z', '2029-01-03T23:00:00.000Z'],
    ],
    [
      'hours that end on 29 February last until midnight in a common year',
      { from: '2028-02-28', to: '2028-02-29', hours: { open: '20:00', close: '08:00' } },
      '2029-01-01T12:00:00.000Z',
      ['2029-02-28T19:00:00.000Z', '2029-02-28T23:00:00.000Z'],
    ],
  ])('of each year keeps its calendar dates: %s', async (_, dates, later, next) => {
    await setClock(new Date(Date.parse(dates.from) - 100 * day).toISOString())
    await close({ yearly: true, pitches: [one], ...dates })
    await setClock(later)
    await repeatYearlyClosures(app.db, app.clock.now())
    expect((await closuresOf(one)).at(-1)).toEqual(next)
  })

  test('of 29 February alone comes back in leap years only', async () => {
    await setClock('2028-01-01T12:00:00.000Z')
    await close({ yearly: true, pitches: [one], from: '2028-02-29', to: '2028-02-29' })
    await setClock('2029-01-01T12:00:00.000Z')
    await repeatYearlyClosures(app.db, app.clock.now())
    expect(await closuresOf(one)).toEqual([])
    await setClock('2032-01-01T12:00:00.000Z')
    await repeatYearlyClosures(app.db, app.clock.now())
    expect(await closuresOf(one)).toEqual([['2032-02-28T23:00:00.000Z', '2032-02-29T23:00:00.000Z']])
  })

  /** Inserts a closure as earlier versions stored it: a first date and a number of days. */
  const insertOldClosure = (closure: { _id: string }, [start, end]: readonly [string, string]) =>
    app.db
      .insertInto('bookings')
      .values({
        pitch_id: one,
        during: `[${start},${end})`,
        state: 'blocked',
        price_currency: 'NGN',
        created_at: app.clock.now(),
        blocked_by: owner.id,
        reason: 'Christmas',
        closure_id: closure._id,
      })
      .execute()
  const inLeapYear = { from: '2027-02-25', to: '2027-03-02', yearly: true }
  const shortOfLeapYear = ['2028-02-24T23:00:00.000Z', '2028-03-01T23:00:00.000Z'] as const

  test.each([
    ['too early', inLeapYear, shortOfLeapYear, '2028-03-02T23:00:00.000Z'],
    [
      'too late',
      { from: '2028-02-25', to: '2028-03-02' },
      ['2029-02-24T23:00:00.000Z', '2029-03-03T23:00:00.000Z'] as const,
      '2029-03-02T23:00:00.000Z',
    ],
    [
      'at an hour of a day too late',
      { from: '2028-02-28', to: '2028-02-29', hours: { open: '20:00', close: '08:00' } },
      ['2029-02-28T19:00:00.000Z', '2029-03-01T07:00:00.000Z'] as const,
      '2029-02-28T23:00:00.000Z',
    ],
  ])(
    'of a later year that was laid by length and ends %s gets the end of its dates',
    async (_, dates, laid, end) => {
      await setClock(new Date(Date.parse(dates.from) - 100 * day).toISOString())
      const made = await close({ ...dates, yearly: true, pitches: [one] })
      await setClock(`${laid[0].slice(0, 4)}-01-01T12:00:00.000Z`)
      await insertOldClosure(made, laid)
      await repeatYearlyClosures(app.db, app.clock.now())
      expect(await closuresOf(one)).toEqual([[laid[0], end]])
      expect(await listed()).toMatchObject([{ inTheWay: [] }])
    },
  )

  test('of a later year that was laid too short waits for what is booked on its last day, and says so', async () => {
    await setClock('2027-01-01T12:00:00.000Z')
    const made = await close({ ...inLeapYear, pitches: [one] })
    await setClock('2028-01-01T12:00:00.000Z')
    await insertOldClosure(made, shortOfLeapYear)
    await setClock('2028-02-20T12:00:00.000Z')
    const { session } = await createOpenSession(app, { pitch: one, start: new Date('2028-03-02T18:00:00Z') })
    await repeatYearlyClosures(app.db, app.clock.now())
    expect(await closuresOf(one)).toEqual([shortOfLeapYear])
    expect(await listed()).toMatchObject([{ inTheWay: [{ session: session._id }] }])
    await cancelBookings()
    await setClock('2028-02-22T12:00:00.000Z')
    await repeatYearlyClosures(app.db, app.clock.now())
    expect(await closuresOf(one)).toEqual([[shortOfLeapYear[0], '2028-03-02T23:00:00.000Z']])
    expect(await listed()).toMatchObject([{ inTheWay: [] }])
  })

  test('of a later year that the desk opened and closed otherwise by hand stays so', async () => {
    await setClock('2027-01-01T12:00:00.000Z')
    const made = await close({ ...inLeapYear, pitches: [one] })
    await setClock('2028-01-01T12:00:00.000Z')
    await insertOldClosure(made, shortOfLeapYear)
    const [laid] = await app.as(owner.token)(listClosures, { params: { id: one } })
    await app.as(owner.token)(reopenPitch, { params: { id: laid!._id } })
    const byHand = { start: '2028-02-25T23:00:00.000Z', end: '2028-02-28T23:00:00.000Z' }
    await app.as(owner.token)(closePitch, { params: { id: one }, body: { ...byHand, reason: 'Turf' } })
    await repeatYearlyClosures(app.db, app.clock.now())
    expect(await closuresOf(one)).toEqual([[byHand.start, byHand.end]])
    expect(await listed()).toMatchObject([{ inTheWay: [] }])
  })

  test('of a later year that was laid for its dates stays as it is when opening hours change', async () => {
    await setClock('2027-01-01T12:00:00.000Z')
    await close({ ...inLeapYear, pitches: [one] })
    await setClock('2028-01-01T12:00:00.000Z')
    await repeatYearlyClosures(app.db, app.clock.now())
    const before = await closuresOf(one)
    const night = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '18:00', close: '02:00' }))
    const body = { openingHours: night, revision: await revisionOf(one) }
    await app.as(owner.token)(changePitch, { params: { id: one }, body })
    await setClock('2028-01-03T12:00:00.000Z')
    await repeatYearlyClosures(app.db, app.clock.now())
    expect(await closuresOf(one)).toEqual(before)
  })

  test('of a later year waits for what was booked there before, and says so', async () => {
    await close({ yearly: true, pitches: [one] })
    await setClock('2025-12-24T12:00:00.000Z')
    const { session } = await createOpenSession(app, { pitch: one, start: new Date('2026-12-25T18:00:00Z') })
    await setClock('2026-01-01T12:00:00.000Z')
    await repeatYearlyClosures(app.db, app.clock.now())
    const [waiting] = await listed()
    expect(waiting).toMatchObject({ next: '2026-12-25', inTheWay: [{ session: session._id }] })
    await cancelBookings()
    await setClock('2026-01-02T13:00:00.000Z')
    await repeatYearlyClosures(app.db, app.clock.now())
    expect(await listed()).toMatchObject([{ inTheWay: [] }])
    expect(await closuresOf(one)).toHaveLength(1)
  })

  test('is not laid again where the desk has opened a day of it', async () => {
    await close({ yearly: true, pitches: [one] })
    await app.db.updateTable('bookings').set({ state: 'released' }).where('pitch_id', '=', one).execute()
    app.clock.advance(2 * day)
    await repeatYearlyClosures(app.db, app.clock.now())
    expect(await closuresOf(one)).toEqual([])
  })

  test('is changed as a whole or not at all', async () => {
    const made = await close({ pitches: [one] })
    const change = (more: object) =>
      app.as(owner.token)(changeCentreClosure, { ...ofOne(made), body: asked(more) })
    app.clock.set('2025-12-20T12:00:00.000Z')
    await createOpenSession(app, { pitch: two, start: new Date('2025-12-25T18:00:00Z') })
    await expect(change({})).rejects.toMatchObject(apiError('bookings-in-the-way'))
    expect(await closuresOf(one)).toHaveLength(1)
    await change({ from: '2025-12-27', to: '2025-12-27' })
    const there = [['2025-12-26T23:00:00.000Z', '2025-12-27T23:00:00.000Z']]
    expect([await closuresOf(one), await closuresOf(two)]).toEqual([there, there])
  })

  test('begins now where its day has begun', async () => {
    await close({ from: '2025-11-20', to: '2025-11-20', pitches: [one] })
    expect(await closuresOf(one)).toEqual([['2025-11-20T15:18:00.000Z', '2025-11-20T23:00:00.000Z']])
  })

  test('goes with the words of its owner', async () => {
    await close({ yearly: true })
    await app.db.updateTable('pitches').set({ listed: false }).where('owner_id', '=', owner.id).execute()
    await app.as(owner.token)(deleteUser, { body: { password: 'kickoff-at-seven' } })
    expect(
      await app.db.selectFrom('centre_closures').selectAll().where('centre_id', '=', centre).execute(),
    ).toEqual([])
  })

  test.each([
    ['a last day before the first', { to: '2025-12-24' }, 'to'],
    ['more than 90 days', { to: '2026-03-25' }, 'to'],
    ['a day that is over', { from: '2025-11-01', to: '2025-11-02' }, 'from'],
    ['a day too far ahead', { from: '2026-11-22', to: '2026-11-22' }, 'from'],
    ['hours without length', { to: '2025-12-25', hours: { open: '10:00', close: '10:00' } }, 'hours.close'],
    ['a pitch of elsewhere', { pitches: ['3e0dd0a2-6b0e-4c85-9f0e-3f1f5f1d3a11'] }, 'pitches.0'],
  ])('is refused with %s', async (_, more, field) => {
    await expect(close(more)).rejects.toMatchObject({
      code: 'bad-input',
      fields: { [field]: expect.any(String) },
    })
  })
})

const revisionOf = async (id: string) =>
  (await app.db.selectFrom('pitches').select('revision').where('id', '=', id).executeTakeFirstOrThrow())
    .revision
