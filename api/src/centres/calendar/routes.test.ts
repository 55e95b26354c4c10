import { randomUUID } from 'node:crypto'
import { closeHours } from '@i-one/contract/bookings/closures'
import { moveBooking } from '@i-one/contract/centres/bookings'
import { getCentreDay, moveDeskBooking, previewDeskMove, watchCentre } from '@i-one/contract/centres/calendar'
import { bookAtDesk, getDeskBooking } from '@i-one/contract/centres/desk'
import { recordPayment } from '@i-one/contract/centres/money'
import { addPitch } from '@i-one/contract/centres/registration'
import { listWorkplaces, removeCentreStaff } from '@i-one/contract/centres/staff'
import { updateParts } from '@i-one/contract/pitches/parts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestHold, createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { hour, apiError, startTestApp } from '../../../test/suite.ts'
import { readStream } from '../../../test/watch.ts'
import { notifyTopics, startLiveUpdates } from '../../lib/live/live.ts'

const app = await startTestApp({ rateLimits: false })
const day = '2025-11-21'
let owner: Person
let centre: string
let one: string
let two: string

beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true })
  const everyNight = [1, 2, 3, 4, 5, 6, 7].map((night) => ({ day: night, open: '16:00', close: '02:00' }))
  one = await createTestPitch(app, { owner, name: 'Astro 1', openingHours: everyNight })
  two = await createTestPitch(app, { owner, name: 'Astro 2', openingHours: everyNight })
  const workplaces = await app.as(owner.token)(listWorkplaces)
  centre = workplaces.find(({ name }) => name === 'Astro 1')!._id
  await app.as(owner.token)(addPitch, { params: { id: centre, pitch: two } })
})

const at = (hours: number) => new Date(sessionStart.getTime() + hours * hour)
const look = (person = owner, on = day) =>
  app.as(person.token)(getCentreDay, { params: { id: centre }, query: { day: on } })
const staff = async (role: 'desk' | 'viewer') => {
  const person = await createPerson(app)
  await app.db
    .insertInto('centre_staff')
    .values({ centre_id: centre, user_id: person.id, role, since: app.clock.now() })
    .execute()
  return person
}
const bookingOf = async (session: string) =>
  (
    await app.db
      .selectFrom('sessions')
      .select('booking_id')
      .where('id', '=', session)
      .executeTakeFirstOrThrow()
  ).booking_id
const booked = async (pitch: string, start: Date) => {
  const { session, captain } = await createOpenSession(app, { pitch, start })
  return { session, captain, booking: await bookingOf(session._id) }
}

describe('the day of a centre', () => {
  test('has all its pitches by name, an evening over midnight as one, and what is free at its price', async () => {
    const late = await booked(one, at(5))
    await booked(two, at(0))
    await createTestHold(app, { booker: late.captain, pitch: two, start: at(2) })
    const { pitches, ...rest } = await look()
    expect(rest).toEqual({ centre: { _id: centre, name: expect.any(String), role: 'organizer' }, day })
    expect(pitches.map(({ name }) => name)).toEqual(['Astro 1', 'Astro 2'])
    expect(pitches[0]).toMatchObject({
      start: '2025-11-21T01:00:00.000Z',
      end: '2025-11-22T01:00:00.000Z',
      open: [{ start: '2025-11-21T15:00:00.000Z', end: '2025-11-22T01:00:00.000Z' }],
      bookings: [
        { _id: late.booking, start: at(5).toISOString(), state: 'pending', phone: '+2348012345678' },
      ],
    })
    expect(pitches[0]?.free.map(({ start }) => start)).toEqual(
      [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((hours) => at(hours).toISOString()),
    )
    expect(pitches[0]?.free[0]?.price).toEqual({ amount: 2_500_000, currency: 'NGN' })
    expect(pitches[1]?.bookings.map(({ state }) => state)).toEqual(['pending', 'held'])
    expect((await look(owner, '2025-11-22')).pitches[0]?.bookings).toEqual([])
  })

  test('shows a combined pitch as taken by what is on a part of it, and its parts by what is on it', async () => {
    const full = await createTestPitch(app, { owner, name: 'Full Astro' })
    await app.as(owner.token)(addPitch, { params: { id: centre, pitch: full } })
    await app.as(owner.token)(updateParts, { params: { id: full }, body: { parts: [one, two] } })
    const [small, big] = [await booked(one, at(0)), await booked(full, at(1))]
    const [first, second, whole] = (await look()).pitches
    const partOf = { _id: big.booking, pitch: { _id: full, name: 'Full Astro' } }
    expect(first?.bookings).toMatchObject([{ _id: small.booking }, { partOf }])
    expect(second?.bookings).toMatchObject([{ partOf }])
    expect(whole?.parts.toSorted()).toEqual([one, two].toSorted())
    expect(whole?.bookings).toMatchObject([
      { _id: small.booking, onPart: { _id: one, name: 'Astro 1' } },
      { _id: big.booking },
    ])
    expect(whole?.bookings).toHaveLength(2)
    expect(whole?.free.map(({ start }) => start)).not.toContain(at(0).toISOString())
  })

  test('has closures with their reason, and leaves out what is free no more because it has begun', async () => {
    const body = { day, open: '18:00', close: '20:00', reason: 'New goal nets' }
    await app.as(owner.token)(closeHours, { params: { id: one }, body })
    app.clock.set(at(0))
    const [first] = (await look()).pitches
    expect(first?.bookings).toMatchObject([{ state: 'blocked', reason: 'New goal nets' }])
    expect(first?.free.map(({ start }) => start)).toEqual(
      [1, 2, 3, 4, 5].map((hours) => at(hours).toISOString()),
    )
  })

  test('shows phone numbers and payments to managers and desk staff, but not to viewers', async () => {
    const { booking } = await booked(one, at(0))
    await app.db.updateTable('bookings').set({ state: 'confirmed' }).where('id', '=', booking).execute()
    const payment = { _id: randomUUID(), amount: 10_000, method: 'cash' as const }
    await app.as(owner.token)(recordPayment, { params: { id: booking }, body: payment })
    const shownTo = async (person: Person) => (await look(person)).pitches[0]?.bookings[0]
    expect(await shownTo(await staff('desk'))).toMatchObject({ phone: '+2348012345678', paid: 10_000 })
    const seen = await shownTo(await staff('viewer'))
    expect(seen).toMatchObject({ _id: booking })
    expect(seen).not.toHaveProperty('phone')
    expect(seen).not.toHaveProperty('paid')
    await expect(look(await createPerson(app))).rejects.toMatchObject(apiError('not-yours'))
  })

  test('returns 304 to clients with a current copy, until something changes', async () => {
    const ask = (etag: string | null) =>
      fetch(`${app.baseUrl}/i-one/centres/${centre}/day?day=${day}`, {
        headers: { authorization: `Bearer ${owner.token}`, ...(etag && { 'if-none-match': etag }) },
      })
    const first = await ask(null)
    const etag = first.headers.get('etag')
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    app.clock.advance(60_000)
    const known = await ask(etag)
    expect([known.status, await known.text()]).toEqual([304, ''])
    await booked(one, at(0))
    expect((await ask(etag)).status).toBe(200)
  })
})

describe('a booking of the desk', () => {
  const taken = async (start = at(0)) => {
    const body = {
      dates: [{ _id: randomUUID(), start: start.toISOString() }],
      name: 'Mama Ṣadé',
      phone: '0803 123 4567',
    }
    const [made] = await app.as(owner.token)(bookAtDesk, { params: { id: one }, body })
    return made!._id
  }
  const move = (id: string, to: string, start: Date, person = owner) =>
    app.as(person.token)(moveDeskBooking, { params: { id }, body: { pitch: to, start: start.toISOString() } })
  const where = async (id: string) => {
    const { pitches } = await look()
    return pitches.flatMap((pitch) =>
      pitch.bookings.filter(({ _id }) => _id === id).map(({ start }) => [pitch._id, start]),
    )
  }

  test('has its name, and its telephone for those who answer for the centre', async () => {
    await taken()
    const shownTo = async (person: Person) => (await look(person)).pitches[0]?.bookings[0]
    expect(await shownTo(owner)).toMatchObject({ captain: 'Mama Ṣadé', phone: '+2348031234567', paid: 0 })
    expect(await shownTo(await staff('viewer'))).not.toHaveProperty('phone')
  })

  test('is moved within the centre at its price; the preview changes nothing, a repeat neither', async () => {
    const id = await taken()
    const query = { pitch: two, start: at(1).toISOString() }
    const preview = await app.as(owner.token)(previewDeskMove, { params: { id }, query })
    expect(preview).toMatchObject({
      from: { pitch: { _id: one }, start: at(0).toISOString() },
      to: { pitch: { _id: two, name: 'Astro 2' }, start: at(1).toISOString(), end: at(2).toISOString() },
      price: { amount: 2_500_000 },
      asked: { amount: 2_500_000 },
    })
    expect(await where(id)).toEqual([[one, at(0).toISOString()]])
    const desk = await staff('desk')
    await move(id, two, at(1), desk)
    await move(id, two, at(1), desk)
    expect(await where(id)).toEqual([[two, at(1).toISOString()]])
    const changes = await app.db
      .selectFrom('booking_changes')
      .select(['state', 'by'])
      .where('booking_id', '=', id)
      .where('state', '=', 'moved')
      .execute()
    expect(changes).toEqual([{ state: 'moved', by: desk.id }])
  })

  test('keeps its price unless another is stated, which has to hold', async () => {
    const id = await taken()
    await app.db.updateTable('pitches').set({ price_amount: 3_000_000 }).where('id', '=', two).execute()
    const moveAt = (hours: number, amount: number) =>
      app.as(owner.token)(moveDeskBooking, {
        params: { id },
        body: { pitch: two, start: at(hours).toISOString(), price: { amount, currency: 'NGN' } },
      })
    const price = async () => (await app.as(owner.token)(getDeskBooking, { params: { id } })).price.amount
    await expect(moveAt(1, 2_000_000)).rejects.toMatchObject({
      ...apiError('price-changed'),
      body: { price: { amount: 3_000_000 } },
    })
    expect(await where(id)).toEqual([[one, at(0).toISOString()]])
    await move(id, two, at(0))
    expect(await price()).toBe(2_500_000)
    await moveAt(1, 3_000_000)
    expect(await price()).toBe(3_000_000)
  })

  test('goes to no time range that is taken, closed or over, and to no other centre', async () => {
    const id = await taken()
    await booked(two, at(1))
    await expect(move(id, two, at(1))).rejects.toMatchObject({
      ...apiError('slot-taken'),
      body: { alternatives: [{}, {}, {}] },
    })
    await expect(move(id, two, at(12))).rejects.toMatchObject(apiError('slot-closed'))
    await expect(move(id, await createTestPitch(app, { owner }), at(1))).rejects.toMatchObject(
      apiError('not-yours'),
    )
    await expect(move(id, two, at(24 * 400))).rejects.toMatchObject(apiError('too-far-ahead'))
    await expect(move(id, two, at(2), await staff('viewer'))).rejects.toMatchObject(apiError('not-yours'))
    expect(await where(id)).toEqual([[one, at(0).toISOString()]])
    app.clock.set(at(0.5))
    await expect(move(id, two, at(-1))).rejects.toMatchObject(apiError('in-the-past'))
    app.clock.set(at(1))
    await expect(move(id, two, at(2))).rejects.toMatchObject(apiError('too-late'))
  })
})

describe('a user who watches a centre', () => {
  const follow = (person: Person) => {
    const reader = readStream({ baseUrl: app.baseUrl, token: () => person.token }, watchCentre, {
      params: { id: centre },
    })
    const heard = () => reader.messages.filter(({ name }) => name === 'changed').length
    return { ...reader, untilHeard: (count: number) => reader.until(() => heard() >= count) }
  }

  test('is notified of a new booking immediately', async () => {
    const desk = follow(await staff('desk'))
    await desk.untilNamed('heartbeat')
    await booked(one, at(0))
    await desk.untilHeard(2)
    desk.cut()
  })

  test('is notified of every kind of calendar change', async () => {
    const { booking } = await booked(one, at(0))
    const live = await startLiveUpdates(app.databaseUrl, app.log)
    let heard = 0
    live.follow(`centre:${centre}`, () => heard++)
    const newsOf = async (act: () => Promise<unknown>) => {
      heard = 0
      await act()
      const sent = new Promise<void>((resolve) => live.follow('sent', resolve))
      await notifyTopics(app.db, 'sent')
      await sent
      return heard
    }
    const as = app.as(owner.token)
    const body = { pitch: two, start: at(1).toISOString() }
    const payment = { _id: randomUUID(), amount: 10_000, method: 'cash' as const }
    const ways = {
      nothing: () => as(listWorkplaces),
      move: () => as(moveBooking, { params: { id: booking }, body }),
      closure: () =>
        as(closeHours, { params: { id: one }, body: { day, open: '16:00', close: '17:00', reason: 'Rain' } }),
      answer: () =>
        app.db.updateTable('bookings').set({ state: 'confirmed' }).where('id', '=', booking).execute(),
      payment: () => as(recordPayment, { params: { id: booking }, body: payment }),
      name: () => app.db.updateTable('pitches').set({ name: 'Astro 0' }).where('id', '=', one).execute(),
      start: () =>
        app.db.updateTable('sessions').set({ state: 'started' }).where('booking_id', '=', booking).execute(),
    }
    const found: Record<string, boolean> = {}
    for (const [way, act] of Object.entries(ways)) found[way] = (await newsOf(act)) > 0
    expect(found).toEqual({
      ...Object.fromEntries(Object.keys(ways).map((way) => [way, true])),
      nothing: false,
    })
    await live.stop()
  })

  test('is disconnected after losing the role, while others stay connected', async () => {
    const [gone, stays] = [await staff('desk'), await staff('viewer')]
    const [one, other] = [follow(gone), follow(stays)]
    await Promise.all([one.untilNamed('heartbeat'), other.untilNamed('heartbeat')])
    await app.as(owner.token)(removeCentreStaff, { params: { id: centre, user: gone.id } })
    await one.ended
    await other.untilHeard(2)
    await expect(follow(gone).ended).rejects.toMatchObject(apiError('not-yours'))
    other.cut()
  })

  test('must have a role at the centre', async () => {
    await expect(follow(await createPerson(app)).ended).rejects.toMatchObject(apiError('not-yours'))
  })
})
