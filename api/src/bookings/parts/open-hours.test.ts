import { randomUUID } from 'node:crypto'
import { listSlots } from '@i-one/contract/bookings'
import { createHold } from '@i-one/contract/bookings/holds'
import { getHostCalendar, moveBooking } from '@i-one/contract/centres/bookings'
import { getCentreDay, moveDeskBooking } from '@i-one/contract/centres/calendar'
import { bookAtDesk, listDeskDates } from '@i-one/contract/centres/desk'
import { getCentreByCode } from '@i-one/contract/centres/sharing'
import { findNearbyPitches, getPitch } from '@i-one/contract/pitches'
import { updateParts } from '@i-one/contract/pitches/parts'
import { changePitch, listMyPitches } from '@i-one/contract/pitches/registration'
import { listRepeatWeeks } from '@i-one/contract/sessions/series'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSchedulableTournament } from '../../../test/make-layable.ts'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { type Person, findCentreId, createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })

const day = '2025-11-21'
const everyDay = (open: string, close: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((one) => ({ day: one, open, close }))
const at = (time: string) => new Date(`${day}T${time}:00+01:00`).toISOString()
const [open, closed] = [at('17:00'), at('22:00')]

let owner: Person
let full: string
let b: string
let centre: string
beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true })
  const make = (name: string, close: string) =>
    createTestPitch(app, { owner, name, autoAuthorize: true, openingHours: everyDay('08:00', close) })
  const a = await make('A', '24:00')
  b = await make('B', '18:30')
  full = await make('Full', '24:00')
  centre = await findCentreId(app, a)
  await sql`update pitches set centre_id = ${centre} where id = any (${[b, full]}::uuid[])`.execute(app.db)
  await app.as(owner.token)(updateParts, { params: { id: full }, body: { parts: [a, b] } })
})

const slotsOn = async (id: string) =>
  await app.as()(listSlots, { params: { id }, query: { from: day, days: 1 } })
const stateAt = async (start: string) => (await slotsOn(full)).find((slot) => slot.start === start)?.state
const revisionOf = async (id: string) =>
  (await app.as(owner.token)(listMyPitches)).find(({ _id }) => _id === id)!.revision
const change = async (id: string, body: object) =>
  app.as(owner.token)(changePitch, { params: { id }, body: { revision: await revisionOf(id), ...body } })
const book = (pitch: string, start: string) =>
  app.as(owner.token)(bookAtDesk, {
    params: { id: pitch },
    body: { dates: [{ _id: randomUUID(), start }], name: 'Ada' },
  })
const closedError = { code: 'slot-closed', status: 409 }

describe('a combined pitch is closed while one of its parts is', () => {
  test('on its page, for holds and in the calendar of the centre', async () => {
    expect((await slotsOn(full)).at(-1)?.end).toBe(at('18:00'))
    const person = await createPerson(app)
    const hold = (start: string) => app.as(person.token)(createHold, { body: { pitch: full, start } })
    await expect(hold(closed)).rejects.toMatchObject(closedError)
    await hold(open)
    const { pitches } = await app.as(owner.token)(getCentreDay, { params: { id: centre }, query: { day } })
    const shown = pitches.find(({ _id }) => _id === full)!
    expect(shown.open).toEqual([{ start: at('08:00'), end: at('18:30') }])
    expect(shown.free.at(-1)?.end).toBe(at('17:00'))
    const week = await app.as(owner.token)(getHostCalendar, { query: { from: day } })
    expect(week.pitches.find(({ _id }) => _id === full)!.days[0]!.open).toEqual(shown.open)
  })

  test('at the desk, for one time, for a weekly booking and for a move', async () => {
    const dates = await app.as(owner.token)(listDeskDates, {
      params: { id: full },
      query: { start: closed, weeks: 3 },
    })
    expect(dates.map((one) => one.closed)).toEqual([true, true, true])
    await expect(book(full, closed)).rejects.toMatchObject({
      code: 'dates-taken',
      body: { dates: [{ closed: true }] },
    })
    const [made] = await book(full, open)
    const move = app.as(owner.token)(moveDeskBooking, {
      params: { id: made!._id },
      body: { pitch: full, start: closed },
    })
    await expect(move).rejects.toMatchObject(closedError)
  })

  test('for a session that is moved there, and for the weeks in which one is repeated', async () => {
    const { session } = await createOpenSession(app, { pitch: full, start: new Date(open) })
    const booking = await app.db
      .selectFrom('sessions')
      .select('booking_id as id')
      .where('id', '=', session._id)
      .executeTakeFirstOrThrow()
    const move = app.as(owner.token)(moveBooking, { params: booking, body: { pitch: full, start: closed } })
    await expect(move).rejects.toMatchObject(closedError)
    const late = await createOpenSession(app, { pitch: full, start: new Date(closed) })
    const weeks = await app.as(late.captain.token)(listRepeatWeeks, { params: { id: late.session._id } })
    expect(weeks.map(({ state }) => state)).toEqual(weeks.map(() => 'closed'))
  })

  test('for the fixtures of a tournament', async () => {
    const { lay } = await createSchedulableTournament(app)
    const hours = [{ day: 6, open: '16:30', close: '23:00' }]
    const { plan } = await lay({ pitches: [full], hours })
    expect(plan.lines.length).toBeGreaterThan(0)
    for (const { slot } of plan.lines) expect(slot.end <= '2025-11-29T17:30:00.000Z').toBe(true)
  })

  test('in what visitors see of its hours, and not in what its owner has set', async () => {
    const until = (close: string) => everyDay('08:00', close)
    expect((await app.as()(getPitch, { params: { id: full } })).openingHours).toEqual(until('18:30'))
    const { code } = await app.db
      .selectFrom('centres')
      .select('code')
      .where('id', '=', centre)
      .executeTakeFirstOrThrow()
    const shared = await app.as()(getCentreByCode, { params: { code } })
    expect(shared.pitches.find(({ _id }) => _id === full)!.openingHours).toEqual(until('18:30'))
    const near = await app.as()(findNearbyPitches, { query: { lng: 3.3541, lat: 6.4969, limit: 100 } })
    expect(near.find(({ _id }) => _id === full)!.openingHours).toEqual(until('18:30'))
    const mine = await app.as(owner.token)(listMyPitches)
    expect(mine.find(({ _id }) => _id === full)!.openingHours).toEqual(until('24:00'))
    expect((await change(full, { name: 'All of it' })).pitch.openingHours).toEqual(until('24:00'))
  })

  test('in the list of what is near: fully booked when its parts have closed for the day', async () => {
    app.clock.set(at('18:00'))
    await book(full, `2025-11-22T07:00:00.000Z`)
    const bookedOf = async () => {
      const near = await app.as()(findNearbyPitches, { query: { lng: 3.3541, lat: 6.4969, limit: 100 } })
      return near.find(({ _id }) => _id === full)!.booked
    }
    const rest = Array.from(
      { length: 9 },
      (_, n) => new Date(Date.parse('2025-11-22T08:00Z') + n * 3_600_000),
    )
    expect(await bookedOf()).toBe(false)
    for (const start of rest) await book(full, start.toISOString())
    expect(await bookedOf()).toBe(true)
    app.clock.set('2025-11-20T11:00:00.000Z')
  })
})

describe('a combined pitch follows its parts', () => {
  test('when their hours change, also by those of the centre; bookings then outside are named', async () => {
    expect(await stateAt(closed)).toBeUndefined()
    await change(b, { openingHours: everyDay('08:00', '24:00') })
    expect(await stateAt(closed)).toBe('free')
    await book(full, closed)
    const { outside } = await change(b, { openingHours: everyDay('09:00', '18:00') })
    expect(outside).toMatchObject([{ start: closed }])
    expect((await slotsOn(full)).map(({ start }) => start).slice(0, 1)).toEqual([at('09:00')])
  })

  test('when one is hidden, for visitors; the desk books hidden pitches too', async () => {
    await change(b, { listed: false })
    expect(await slotsOn(full)).toEqual([])
    const body = { pitch: full, start: open }
    const person = await createPerson(app)
    await expect(app.as(person.token)(createHold, { body })).rejects.toMatchObject({ code: 'pitch-hidden' })
    expect(await app.as()(getPitch, { params: { id: full } })).toMatchObject({ booked: true })
    const near = await app.as()(findNearbyPitches, { query: { lng: 3.3541, lat: 6.4969, limit: 100 } })
    expect(near.find(({ _id }) => _id === full)).toMatchObject({ booked: true })
    await expect(book(full, closed)).rejects.toMatchObject({ code: 'dates-taken' })
    await book(full, open)
    await change(b, { listed: true })
    expect(await stateAt(open)).toBe('booked')
  })

  test('and has its own hours again when it is of no parts', async () => {
    await app.as(owner.token)(updateParts, { params: { id: full }, body: { parts: [] } })
    expect(await stateAt(closed)).toBe('free')
  })
})
