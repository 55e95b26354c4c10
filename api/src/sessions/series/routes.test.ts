import { randomUUID } from 'node:crypto'
import { closePitch } from '@i-one/contract/bookings/closures'
import { createHold } from '@i-one/contract/bookings/holds'
import { moveBooking } from '@i-one/contract/centres/bookings'
import { listNotifications } from '@i-one/contract/notifications'
import { changePitch } from '@i-one/contract/pitches/registration'
import { type Session, cancelSession } from '@i-one/contract/sessions'
import { editSession } from '@i-one/contract/sessions/captain'
import { listSessionChanges } from '@i-one/contract/sessions/history'
import {
  RepeatWeek,
  SeriesSession,
  listRepeatWeeks,
  listSeries,
  repeatSession,
} from '@i-one/contract/sessions/series'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestHold, createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { hour, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })

const weekLength = 7 * 24 * hour
const inWeek = (week: number) => new Date(sessionStart.getTime() + week * weekLength).toISOString()
const of = ({ _id }: { _id: string }) => ({ params: { id: _id } })
const weeksOf = (session: Session, { token }: Person) => app.as(token)(listRepeatWeeks, of(session))
const seriesOf = (session: Session, { token }: Person) => app.as(token)(listSeries, of(session))
const repeat = (session: Session, { token }: Person, weeks: number[], key?: string) =>
  app.as(token)(repeatSession, { ...of(session), body: { starts: weeks.map(inWeek) }, key })
const occupying = async (pitch: string) => {
  const rows = await app.db
    .selectFrom('bookings')
    .select('id')
    .where('pitch_id', '=', pitch)
    .where('state', 'in', ['held', 'pending', 'confirmed', 'blocked'])
    .execute()
  return rows.length
}

describe('weeks in which a session can be repeated', () => {
  test('are named with what is taken, closed and mine, before anything is booked', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
    const { session, captain } = await createOpenSession(app, { pitch })
    await createOpenSession(app, { pitch, start: new Date(inWeek(2)) })
    await createOpenSession(app, { pitch, start: new Date(inWeek(3)), captain })
    const [start, end] = [inWeek(4), new Date(Date.parse(inWeek(4)) + hour).toISOString()]
    await app.as(owner.token)(closePitch, { params: { id: pitch }, body: { start, end, reason: 'Paint' } })
    await createTestHold(app, { booker: owner, pitch, start: new Date(inWeek(5)) })
    const before = await occupying(pitch)
    const weeks = z.parse(z.array(RepeatWeek), await weeksOf(session, captain))
    expect(weeks.map(({ start }) => start)).toEqual([1, 2, 3, 4, 5, 6, 7].map(inWeek))
    expect(weeks.map(({ state }) => state)).toEqual([
      'free',
      'taken',
      'taken',
      'closed',
      'taken',
      'free',
      'free',
    ])
    expect(weeks.map(({ session }) => session !== undefined)).toEqual([0, 0, 1, 0, 0, 0, 0].map(Boolean))
    expect(weeks[0]?.price).toEqual({ amount: 2_500_000, currency: 'NGN' })
    expect(await occupying(pitch)).toBe(before)
    const two = await app.as(captain.token)(listRepeatWeeks, { ...of(session), query: { weeks: 2 } })
    expect(two).toHaveLength(2)
    await expect(
      app.as(captain.token)(listRepeatWeeks, { ...of(session), query: { weeks: 9 } }),
    ).rejects.toMatchObject({ code: 'bad-input' })
    app.clock.advance(10 * 60_000)
    expect((await weeksOf(session, captain))[4]?.state).toBe('free')
  })
})

describe('a week in which the clocks change', () => {
  test.each([
    ['forward', '2026-03-22T19:30:00.000Z', '2026-03-29T18:30:00.000Z'],
    ['back', '2026-10-18T18:30:00.000Z', '2026-10-25T19:30:00.000Z'],
  ])(
    '%s has the slot at the same time of day, on the day of the change too',
    async (_, start, aWeekLater) => {
      app.clock.set(new Date(Date.parse(start) - 5 * 24 * hour))
      const openingHours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' }))
      const pitch = await createTestPitch(app, { timeZone: 'Europe/London', slotMinutes: 90, openingHours })
      const { session, captain } = await createOpenSession(app, { pitch, start: new Date(start) })
      const [next] = await weeksOf(session, captain)
      expect(next).toMatchObject({ start: aWeekLater, state: 'free' })
    },
  )
})

describe('a session repeated', () => {
  test('creates one session per week with the same settings and only the captain', async () => {
    const { session, captain } = await createOpenSession(app, { sets: 3, visibility: 'link' })
    const body = { minimum: 6, streakCap: 2, aet: true, minutesPerMatch: 5 }
    const edited = await app.as(captain.token)(editSession, { ...of(session), body })
    const made = await repeat(edited, captain, [5, 1])
    expect(made.map(({ start }) => start)).toEqual([inWeek(1), inWeek(5)])
    for (const one of made) {
      expect(one).toMatchObject({
        ...body,
        sets: 3,
        playersPerTeam: 5,
        visibility: 'link',
        state: 'open',
        going: 1,
        captain: { _id: captain.id },
        booking: { state: 'confirmed' },
        fillBy: new Date(Date.parse(one.start) - 2 * hour).toISOString(),
      })
      expect(new Set(one.setNames).size).toBe(3)
      expect(one.code).not.toBe(session.code)
      expect(one.series).toBe(made[0]?.series)
    }
    const series = z.parse(z.array(SeriesSession), await seriesOf(made[1]!, captain))
    expect(series.map(({ _id }) => _id)).toEqual([session, ...made].map(({ _id }) => _id))
    expect(series[0]).toMatchObject({
      start: session.start,
      timeZone: 'Africa/Lagos',
      going: 1,
      capacity: 15,
    })
    const changes = await app.as(captain.token)(listSessionChanges, of(session))
    expect(changes.at(-1)).toMatchObject({ change: 'repeated', by: { _id: captain.id } })
  })

  test('does not copy the players', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 4 })
    const [made] = await repeat(session, captain, [1])
    expect(made?.places.map(({ player }) => player._id)).toEqual([captain.id])
    expect((await seriesOf(session, others[0]!)).map(({ going }) => going)).toEqual([5, 1])
  })

  test('waits for the pitch’s answer, at today’s price', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner })
    const { session, captain } = await createOpenSession(app, { pitch })
    await app.as(owner.token)(changePitch, {
      params: { id: pitch },
      body: { revision: 1, price: { amount: 3_000_000, currency: 'NGN' } },
    })
    const made = await repeat(session, captain, [1, 2])
    for (const one of made)
      expect(one).toMatchObject({
        booking: { state: 'pending' },
        authorizeBy: new Date(app.clock.now().getTime() + 12 * hour).toISOString(),
        price: { amount: 3_000_000 },
      })
  })

  test('sends one notification to a pitch that confirms each booking', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner })
    const { session, captain } = await createOpenSession(app, { pitch })
    const [first] = await repeat(session, captain, [1, 2, 4])
    const { notifications } = await app.as(owner.token)(listNotifications, {})
    expect(notifications).toHaveLength(2)
    const about = (asked: Session | undefined) => notifications.find((one) => one.session === asked?._id)
    expect(about(session)).toMatchObject({ kind: 'to-authorize' })
    expect(about(first)).toMatchObject({
      kind: 'to-authorize',
      title: `${captain.nickname} wants to book Fri 28 Nov and 2 more weeks`,
      text: expect.stringContaining(
        '3 weekly games, the first at Adélékè Astro on Fri 28 Nov at 20:00, are waiting',
      ),
    })
  })

  test('sends one notification to the owner of a pitch that confirms automatically', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
    const { session, captain } = await createOpenSession(app, { pitch })
    await repeat(session, captain, [1, 2])
    const { notifications } = await app.as(owner.token)(listNotifications, {})
    expect(notifications.map(({ kind, title }) => [kind, title]).toSorted()).toEqual([
      ['booked', `${captain.nickname} has booked Fri 21 Nov`],
      ['booked', `${captain.nickname} has booked Fri 28 Nov and 1 more week`],
    ])
  })

  test('extends its series when repeated again from any session', async () => {
    const { session, captain } = await createOpenSession(app)
    const [second] = await repeat(session, captain, [1])
    const [third] = await repeat(second!, captain, [2])
    expect(third?.series).toBe(second?.series)
    expect(await seriesOf(session, captain)).toHaveLength(3)
  })

  test('can be cancelled without the other sessions', async () => {
    const { session, captain } = await createOpenSession(app)
    const [one, two] = await repeat(session, captain, [1, 2])
    await app.as(captain.token)(cancelSession, of(one!))
    const ids = async (of: Session) => (await seriesOf(of, captain)).map(({ _id }) => _id)
    expect(await ids(session)).toEqual([session._id, two?._id])
    expect(await ids(one!)).toEqual([session._id, one?._id, two?._id])
    expect((await weeksOf(session, captain)).slice(0, 2).map(({ state }) => state)).toEqual(['free', 'taken'])
  })

  test('is created once per idempotency key', async () => {
    const { session, captain } = await createOpenSession(app)
    const key = randomUUID()
    const [first, again] = await Promise.all([
      repeat(session, captain, [1, 2], key),
      repeat(session, captain, [1, 2], key),
    ])
    expect(again.map(({ _id }) => _id)).toEqual(first.map(({ _id }) => _id))
    await expect(repeat(session, captain, [1, 3], key)).rejects.toMatchObject({ code: 'key-reused' })
    expect(await seriesOf(session, captain)).toHaveLength(3)
  })
})

describe('a repetition is refused', () => {
  test('for all weeks if any week is taken, and lists the taken weeks', async () => {
    const pitch = await createTestPitch(app)
    const { session, captain } = await createOpenSession(app, { pitch })
    await createOpenSession(app, { pitch, start: new Date(inWeek(2)) })
    await createTestHold(app, { booker: await createPerson(app), pitch, start: new Date(inWeek(3)) })
    const before = await occupying(pitch)
    await expect(repeat(session, captain, [1, 2, 3])).rejects.toMatchObject({
      code: 'weeks-taken',
      status: 409,
      body: { taken: [inWeek(2), inWeek(3)] },
    })
    expect(await occupying(pitch)).toBe(before)
    expect(await seriesOf(session, captain)).toEqual([])
  })

  test('outside its hours, its weeks and its time', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
    const { session, captain } = await createOpenSession(app, { pitch })
    const ask = (start: string) =>
      app.as(captain.token)(repeatSession, { ...of(session), body: { starts: [start] } })
    await expect(ask(inWeek(8))).rejects.toMatchObject({ code: 'bad-input', status: 400 })
    await expect(ask(session.start)).rejects.toMatchObject({ code: 'bad-input' })
    await expect(repeat(session, captain, [])).rejects.toMatchObject({ code: 'bad-input' })
    const change = (body: object) =>
      app.as(owner.token)(changePitch, { params: { id: pitch }, body: { revision: 1, ...body } })
    const openingHours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '08:00', close: '20:00' }))
    await change({ openingHours })
    await expect(ask(inWeek(1))).rejects.toMatchObject({ code: 'slot-closed', status: 409 })
    await change({ revision: 2, listed: false })
    await expect(ask(inWeek(1))).rejects.toMatchObject({ code: 'pitch-hidden', status: 409 })
    app.clock.set(inWeek(1))
    await change({ revision: 3, listed: true })
    await expect(ask(inWeek(1))).rejects.toMatchObject({ code: 'in-the-past', status: 409 })
  })

  test('for users other than the captain', async () => {
    const { session, others } = await createOpenSession(app, { others: 1 })
    const refused = { code: 'not-yours', status: 409 }
    await expect(weeksOf(session, others[0]!)).rejects.toMatchObject(refused)
    await expect(repeat(session, others[0]!, [1])).rejects.toMatchObject(refused)
    const nowhere = { ...session, _id: randomUUID() }
    const missing = { code: 'not-found', status: 404 }
    await expect(weeksOf(nowhere, others[0]!)).rejects.toMatchObject(missing)
    await expect(repeat(nowhere, others[0]!, [1])).rejects.toMatchObject(missing)
    await expect(seriesOf(nowhere, others[0]!)).rejects.toMatchObject(missing)
  })
})

describe('at the same moment', () => {
  test('two series that include the same week: one is booked completely, the other not at all', async () => {
    for (let round = 0; round < 5; round++) {
      const pitch = await createTestPitch(app)
      const captain = await createPerson(app)
      const [one, two] = [
        await createOpenSession(app, { pitch }),
        await createOpenSession(app, { pitch, captain, start: new Date(inWeek(1)) }),
      ]
      const answers = await Promise.allSettled([
        repeat(one.session, one.captain, [2, 3, 4]),
        repeat(two.session, captain, [4, 5, 6]),
      ])
      const booked = answers.filter(({ status }) => status === 'fulfilled')
      const refused = answers.flatMap((answer) =>
        answer.status === 'rejected' ? [answer.reason as { code: string; body: unknown }] : [],
      )
      expect(booked).toHaveLength(1)
      expect(refused).toMatchObject([{ code: 'weeks-taken', body: { taken: [inWeek(4)] } }])
      expect(await occupying(pitch)).toBe(5)
    }
  })

  test('a series and a hold: the week is booked once, and a failed series books nothing', async () => {
    for (let round = 0; round < 10; round++) {
      const pitch = await createTestPitch(app)
      const { session, captain } = await createOpenSession(app, { pitch })
      const body = { pitch, start: inWeek(2) }
      const other = await createPerson(app)
      const [series, hold] = await Promise.allSettled([
        repeat(session, captain, [1, 2, 3]),
        app.as(other.token)(createHold, { body }),
      ])
      expect([series.status, hold.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await occupying(pitch)).toBe(series.status === 'fulfilled' ? 4 : 2)
    }
  })

  test('a series and a booking moved from one of its weeks to another do not block each other', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await createPerson(app, { isOwner: true })
      const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
      const { session, captain } = await createOpenSession(app, { pitch })
      const other = await createOpenSession(app, { pitch, start: new Date(inWeek(2)) })
      const { booking_id: id } = await app.db
        .selectFrom('sessions')
        .select('booking_id')
        .where('id', '=', other.session._id)
        .executeTakeFirstOrThrow()
      const answers = await Promise.allSettled([
        repeat(session, captain, [1, 2]),
        app.as(owner.token)(moveBooking, { params: { id }, body: { pitch, start: inWeek(1) } }),
      ])
      const codes = answers.map((answer) =>
        answer.status === 'rejected' ? (answer.reason as { code: string }).code : 'done',
      )
      expect(codes).toEqual(['weeks-taken', 'done'])
    }
  })

  test('two sessions in adjacent slots can both be repeated', async () => {
    const pitch = await createTestPitch(app)
    const [one, two] = [
      await createOpenSession(app, { pitch }),
      await createOpenSession(app, { pitch, start: new Date(sessionStart.getTime() + hour) }),
    ]
    const later = [1, 2, 3].map((week) => new Date(Date.parse(inWeek(week)) + hour).toISOString())
    const answers = await Promise.all([
      repeat(one.session, one.captain, [1, 2, 3]),
      app.as(two.captain.token)(repeatSession, { ...of(two.session), body: { starts: later } }),
    ])
    expect(answers.map((made) => made.length)).toEqual([3, 3])
  })
})
