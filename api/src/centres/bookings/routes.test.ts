import { listSlots } from '@i-one/contract/bookings'
import { closeHours } from '@i-one/contract/bookings/closures'
import { createHold } from '@i-one/contract/bookings/holds'
import {
  exportHostBookings,
  getHostCalendar,
  HostCalendar,
  moveBooking,
  previewMove,
} from '@i-one/contract/centres/bookings'
import { listNotifications } from '@i-one/contract/notifications'
import { getSession, startSession } from '@i-one/contract/sessions'
import { joinSession, leaveSession } from '@i-one/contract/sessions/places'
import { getCalendar } from '@i-one/contract/sharing'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lockPitchMoves } from '../../../test/lock.ts'
import { createTestHold, createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, hour, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
let owner: Person
beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true })
})

const later = (hours: number) => new Date(sessionStart.getTime() + hours * hour)
const bookingOf = async ({ _id }: { _id: string }) =>
  (await app.db.selectFrom('sessions').select('booking_id').where('id', '=', _id).executeTakeFirstOrThrow())
    .booking_id
const booked = async (pitch: string, start = sessionStart, more = {}) => {
  const made = await createOpenSession(app, { pitch, start, ...more })
  return { ...made, booking: await bookingOf(made.session) }
}
const move = (booking: string, pitch: string, start: Date, person = owner) =>
  app.as(person.token)(moveBooking, { params: { id: booking }, body: { pitch, start: start.toISOString() } })
const calendar = (from: string, person = owner) => app.as(person.token)(getHostCalendar, { query: { from } })

describe('the calendar of a week', () => {
  test('has what is on all own pitches, and nothing of others', async () => {
    const [second, first] = [
      await createTestPitch(app, { owner, name: 'Bẹ́ẹ̀' }),
      await createTestPitch(app, { owner, name: 'Àdúkẹ́', autoAuthorize: true }),
    ]
    await booked(await createTestPitch(app))
    const { session, captain, booking } = await booked(first, sessionStart, { others: 2 })
    const pending = await booked(second)
    const holder = await createPerson(app)
    const hold = await createTestHold(app, { booker: holder, pitch: second, start: later(1) })
    const body = { day: '2025-11-22', open: '10:00', close: '12:00', reason: 'Turf brushing' }
    await app.as(owner.token)(closeHours, { params: { id: second }, body })
    const week = z.parse(HostCalendar, await calendar('2025-11-17'))
    expect(week.pitches.map(({ name }) => name)).toEqual(['Àdúkẹ́', 'Bẹ́ẹ̀'])
    expect(week.pitches[0]?.bookings).toEqual([
      {
        _id: booking,
        start: session.start,
        end: session.end,
        state: 'confirmed',
        price: session.price,
        captain: captain.nickname,
        session: { _id: session._id, code: session.code, state: 'open', going: 3, capacity: 10 },
      },
    ])
    expect(week.pitches[1]?.bookings).toMatchObject([
      { _id: pending.booking, state: 'pending', authorizeBy: pending.session.authorizeBy },
      { _id: hold, state: 'held', captain: holder.nickname, expiresAt: expect.any(String) },
      { state: 'blocked', reason: 'Turf brushing' },
    ])
    expect((await calendar('2025-11-24')).pitches.map(({ bookings }) => bookings)).toEqual([[], []])
    expect((await calendar('2025-11-17', holder)).pitches).toEqual([])
  })

  test('begins and ends at midnight at each pitch', async () => {
    const lagos = await createTestPitch(app, {
      owner,
      name: 'Lagos',
      openingHours: [{ day: 5, open: '00:00', close: '24:00' }],
    })
    const { session } = await booked(lagos, new Date('2025-11-20T23:00:00.000Z'))
    const bookings = async (from: string) =>
      (await calendar(from)).pitches[0]?.bookings.map(({ start }) => start)
    expect(await bookings('2025-11-21')).toEqual([session.start])
    expect(await bookings('2025-11-14')).toEqual([])
  })
})

test.each([
  ['forward', '2026-03-29'],
  ['back', '2026-10-25'],
])(
  'the opening hours of a calendar lead to the slots that are sold on a day the clocks go %s',
  async (_, day) => {
    const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      day: weekday,
      open: '00:00',
      close: '24:00',
    }))
    app.clock.set(new Date(Date.parse(day) - 24 * hour))
    owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, {
      owner,
      timeZone: 'Europe/London',
      slotMinutes: 90,
      openingHours,
    })
    const sold = await app.as()(listSlots, { params: { id: pitch }, query: { from: day, days: 1 } })
    const week = z.parse(HostCalendar, await calendar(day))
    const starts = week.pitches[0]!.days[0]!.open.flatMap(({ start, end }) => {
      const count = Math.floor((Date.parse(end) - Date.parse(start)) / (1.5 * hour))
      return Array.from({ length: count }, (_unused, n) =>
        new Date(Date.parse(start) + n * 1.5 * hour).toISOString(),
      )
    })
    expect(starts).toEqual(sold.map(({ start }) => start))
    expect(starts.length).toBeGreaterThan(14)
  },
)

describe('bookings as a table', () => {
  const csv = async (query: { from: string; to: string }) => {
    const asked = new URLSearchParams(query).toString()
    const headers = { authorization: `Bearer ${owner.token}` }
    const response = await fetch(`${app.baseUrl}${exportHostBookings.path}?${asked}`, { headers })
    return {
      response,
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
    }
  }

  test('are RFC 4180 in UTF-8, and no cell is run as a formula', async () => {
    const pitch = await createTestPitch(app, {
      owner,
      name: '=HYPERLINK("http://x"), "Àdúkẹ́"',
      autoAuthorize: true,
    })
    const captain = await createPerson(app, { nickname: '@SUM(1+1)' })
    const { session } = await booked(pitch, sessionStart, { captain })
    const body = { day: '2025-11-22', open: '10:00', close: '12:00', reason: '-2+3, "wet"' }
    await app.as(owner.token)(closeHours, { params: { id: pitch }, body })
    const { response, text } = await csv({ from: '2025-11-21', to: '2025-11-22' })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const name = `"'=HYPERLINK(""http://x""), ""Àdúkẹ́"""`
    expect(text).toBe(
      `\uFEFF${[
        'Pitch,Day,From,To,State,Session,Captain,Going,Places,Price,Currency,Reason',
        `${name},2025-11-21,20:00,21:00,confirmed,/s/${session.code},'@SUM(1+1),1,10,25000.00,NGN,`,
        `${name},2025-11-22,10:00,12:00,closed,,,,,0.00,NGN,"'-2+3, ""wet"""`,
        '',
      ].join('\r\n')}`,
    )
    expect((await csv({ from: '2025-11-20', to: '2025-11-20' })).text.split('\r\n')).toHaveLength(2)
  })

  test('cover at most a year, and no negative range', async () => {
    for (const [from, to] of [
      ['2025-01-01', '2026-01-02'],
      ['2025-01-02', '2025-01-01'],
    ] as const)
      expect((await csv({ from, to })).response.status).toBe(400)
  })
})

describe('moving a booking', () => {
  test('to another own pitch updates deadlines and calendar and notifies everyone', async () => {
    const [from, to] = [
      await createTestPitch(app, { owner }),
      await createTestPitch(app, { owner, name: 'Second' }),
    ]
    const { session, captain, others, booking } = await booked(from, sessionStart, { others: 1 })
    await app.db
      .updateTable('sessions')
      .set({ reminded_at: app.clock.now(), warned_at: app.clock.now() })
      .execute()
    const sequence = async () => {
      const text = await app.as(captain.token)(getCalendar, { params: { id: session._id } })
      return Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
    }
    const before = await sequence()
    app.clock.advance(1000)
    const moved = await move(booking, to, later(2))
    expect(moved).toMatchObject({
      pitch: { _id: to, name: 'Second' },
      start: later(2).toISOString(),
      end: later(3).toISOString(),
      fillBy: later(0).toISOString(),
      price: session.price,
      booking: { state: 'pending' },
    })
    expect(await sequence()).toBeGreaterThan(before)
    const row = await app.db
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', session._id)
      .executeTakeFirst()
    expect(row).toMatchObject({ reminded_at: null, warned_at: null })
    for (const { token } of [captain, others[0]!]) {
      const { notifications } = await app.as(token)(listNotifications)
      expect(notifications[0]).toMatchObject({ kind: 'moved', text: expect.stringContaining('at Second on') })
    }
    expect(
      await app.as(captain.token)(createHold, { body: { pitch: from, start: session.start } }),
    ).toBeTruthy()
  })

  test('lets everyone leave for free for twelve hours, and the page and notifications say so', async () => {
    const pitch = await createTestPitch(app, { owner })
    const { session, others, booking } = await booked(pitch, sessionStart, { others: 2 })
    const [first, second] = others as [Person, Person]
    const leave = (person: Person) => app.as(person.token)(leaveSession, { params: { id: session._id } })
    app.clock.set(later(-4))
    expect(await move(booking, pitch, later(1))).toMatchObject({ movedAt: later(-4).toISOString() })
    const [notification] = (await app.as(first.token)(listNotifications)).notifications
    expect(notification?.text).toContain(
      'If you can’t make it, leave by 21:00. Leaving by then doesn’t count as late.',
    )
    app.clock.set(later(-1))
    expect((await leave(first)).mine).toMatchObject({ state: 'left' })
    app.clock.set(later(1))
    expect((await leave(second)).mine).toMatchObject({ state: 'left' })
  })

  test('to a pitch of longer slots takes whole ones, unless its length is kept; both are said before', async () => {
    const [from, to] = [
      await createTestPitch(app, { owner }),
      await createTestPitch(app, { owner, name: 'Second', slotMinutes: 90 }),
    ]
    const start = later(1.5)
    const { booking, session } = await booked(from, sessionStart, { others: 2 })
    const ask = (length?: 'slots' | 'kept') => ({ pitch: to, start: start.toISOString(), length })
    const preview = (length?: 'kept') =>
      app.as(owner.token)(previewMove, { params: { id: booking }, query: ask(length) })
    const moved = (length?: 'kept') =>
      app.as(owner.token)(moveBooking, { params: { id: booking }, body: ask(length) })
    const naira = (amount: number) => ({ amount: amount * 100, currency: 'NGN' })
    const whole = await preview()
    expect(whole).toEqual({
      from: { pitch: { _id: from, name: session.pitch.name }, start: session.start, end: session.end },
      to: { pitch: { _id: to, name: 'Second' }, start: start.toISOString(), end: '2025-11-21T22:00:00.000Z' },
      slotMinutes: 90,
      unused: 0,
      price: naira(25_000),
      asked: naira(25_000),
      fillBy: '2025-11-21T18:30:00.000Z',
      notified: 3,
    })
    expect(await app.as(owner.token)(getSession, { params: { id: session._id } })).toMatchObject({
      start: session.start,
    })
    expect(await preview('kept')).toEqual({
      ...whole,
      to: { ...whole.to, end: '2025-11-21T21:30:00.000Z' },
      unused: 30,
    })
    expect(await moved('kept')).toMatchObject({ end: '2025-11-21T21:30:00.000Z' })
    expect(await moved()).toMatchObject({ end: whole.to.end, price: naira(25_000) })
  })

  test('changes the price of a session only with a stated one, that holds and is no dearer', async () => {
    const [from, cheap, dear] = [
      await createTestPitch(app, { owner }),
      await createTestPitch(app, { owner }),
      await createTestPitch(app, { owner }),
    ]
    const cost = (pitch: string, price_amount: number) =>
      app.db.updateTable('pitches').set({ price_amount }).where('id', '=', pitch).execute()
    await cost(cheap, 1_500_000)
    await cost(dear, 3_000_000)
    const { booking, session, captain } = await booked(from, sessionStart, { others: 1 })
    const start = sessionStart.toISOString()
    const moveAt = (pitch: string, amount?: number) =>
      app.as(owner.token)(moveBooking, {
        params: { id: booking },
        body: { pitch, start, ...(amount !== undefined && { price: { amount, currency: 'NGN' } }) },
      })
    await expect(moveAt(dear, 3_000_000)).rejects.toMatchObject(apiError('price-agreed'))
    await expect(moveAt(cheap, 1_000_000)).rejects.toMatchObject({
      ...apiError('price-changed'),
      body: { price: { amount: 1_500_000, currency: 'NGN' } },
    })
    expect(await app.as(owner.token)(getSession, byId(session))).toMatchObject({ pitch: { _id: from } })
    expect(await moveAt(cheap)).toMatchObject({ price: { amount: 2_500_000 } })
    expect(await moveAt(dear)).toMatchObject({ price: { amount: 2_500_000 } })
    const latest = async () => (await app.as(captain.token)(listNotifications)).notifications[0]?.text
    expect(await latest()).not.toContain('costs')
    expect(await moveAt(cheap, 1_500_000)).toMatchObject({ price: { amount: 1_500_000 } })
    expect(await latest()).toContain('It now costs ₦15,000 instead of ₦25,000.')
  })

  test('to where it overlaps itself is possible, and a repeat changes nothing', async () => {
    const pitch = await createTestPitch(app, { owner, slotMinutes: 30 })
    const { booking, session } = await booked(pitch)
    const there = new Date(sessionStart.getTime() + hour / 2)
    expect(await move(booking, pitch, there)).toMatchObject({ start: there.toISOString() })
    const changes = () =>
      app.db.selectFrom('session_changes').select('id').where('session_id', '=', session._id).execute()
    const before = await changes()
    await move(booking, pitch, there)
    expect(await changes()).toEqual(before)
  })

  test('to a time range that is taken is refused with what is free, and one of two has it', async () => {
    const pitch = await createTestPitch(app, { owner })
    const [one, two] = [await booked(pitch), await booked(pitch, later(1))]
    await expect(move(one.booking, pitch, later(1))).rejects.toMatchObject({
      ...apiError('slot-taken'),
      body: { alternatives: [{ start: later(2).toISOString(), state: 'free' }, {}, {}] },
    })
    const staff = await createPerson(app, { isAdmin: true })
    await expect(move(one.booking, pitch, later(1), staff)).rejects.toMatchObject(apiError('slot-taken'))
    const tries = await Promise.allSettled([
      move(one.booking, pitch, later(2)),
      move(two.booking, pitch, later(2)),
    ])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('to an earlier time ends an offer by then', async () => {
    const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
    const { booking, session, others } = await booked(pitch, sessionStart, {
      playersPerTeam: 1,
      others: 1,
    })
    const [goer, next] = [others[0]!, await createPerson(app)]
    await app.as(next.token)(joinSession, { params: { id: session._id }, body: { takeMeIn: false } })
    app.clock.set(later(-1.25))
    await app.as(goer.token)(leaveSession, { params: { id: session._id } })
    const offered = async () => (await app.as(next.token)(getSession, { params: { id: session._id } })).mine
    expect(await offered()).toMatchObject({ state: 'offered', offerUntil: later(-0.75).toISOString() })
    await move(booking, pitch, later(-1))
    expect(await offered()).toMatchObject({ state: 'offered', offerUntil: later(-1).toISOString() })
    await move(booking, pitch, later(1))
    expect(await offered()).toMatchObject({ state: 'offered', offerUntil: later(-1).toISOString() })
  })

  test('to a hold that has run out is possible', async () => {
    const pitch = await createTestPitch(app, { owner })
    const { booking } = await booked(pitch)
    await createTestHold(app, { booker: await createPerson(app), pitch, start: later(1) })
    app.clock.advance(10 * 60_000)
    expect(await move(booking, pitch, later(1))).toMatchObject({ start: later(1).toISOString() })
  })

  test('two that swap their pitches at once do not block each other', async () => {
    const [a, b] = [await createTestPitch(app, { owner }), await createTestPitch(app, { owner })].toSorted()
    const [one, two] = [await booked(a!), await booked(b!)]
    const moves = await lockPitchMoves(app, a!)
    await moves.queue(() => move(one.booking, b!, later(1)))
    await moves.queue(() => move(two.booking, a!, later(1)))
    expect(await moves.release()).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  })

  test('is the organizer’s, on own pitches, in their hours, before the start', async () => {
    const pitch = await createTestPitch(app, { owner })
    const { booking, captain, session } = await booked(pitch)
    await expect(move(booking, pitch, later(1), captain)).rejects.toMatchObject(apiError('not-yours'))
    await expect(move(owner.id, pitch, later(1))).rejects.toMatchObject(apiError('not-found', 404))
    await expect(move(booking, owner.id, later(1))).rejects.toMatchObject(apiError('not-found', 404))
    await expect(move(booking, await createTestPitch(app), later(1))).rejects.toMatchObject(
      apiError('not-yours'),
    )
    await expect(move(booking, pitch, later(5))).rejects.toMatchObject(apiError('slot-closed'))
    await expect(move(booking, pitch, later(-48))).rejects.toMatchObject(apiError('in-the-past'))
    await expect(move(booking, pitch, later(24 * 40))).rejects.toMatchObject(apiError('too-far-ahead'))
    const hidden = await createTestPitch(app, { owner, listed: false })
    await expect(move(booking, hidden, later(1))).rejects.toMatchObject(apiError('pitch-hidden'))
    app.clock.set(session.start)
    await expect(move(booking, pitch, later(1))).rejects.toMatchObject(apiError('in-the-past'))
    app.clock.set(session.end)
    await expect(move(booking, pitch, later(24))).rejects.toMatchObject(apiError('session-ended'))
  })

  test('that has been started is refused', async () => {
    const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
    const { booking, captain, session } = await booked(pitch, sessionStart, { others: 9 })
    app.clock.set(new Date(sessionStart.getTime() - 10 * 60_000))
    await app.as(captain.token)(startSession, { params: { id: session._id } })
    await expect(move(booking, pitch, later(1))).rejects.toMatchObject(apiError('session-started'))
    expect(await app.as(captain.token)(getSession, { params: { id: session._id } })).toMatchObject({
      start: session.start,
    })
  })
})
