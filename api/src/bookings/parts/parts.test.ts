import { listSlots } from '@i-one/contract/bookings'
import { closePitch, reopenPitch, listClosures } from '@i-one/contract/bookings/closures'
import { releaseHold, createHold } from '@i-one/contract/bookings/holds'
import { getHostCalendar, moveBooking } from '@i-one/contract/centres/bookings'
import { updateParts } from '@i-one/contract/pitches/parts'
import { listMyPitches } from '@i-one/contract/pitches/registration'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })

const start = '2025-11-21T18:00:00.000Z'
const hourLater = (hours: number) => new Date(Date.parse(start) + hours * 3_600_000).toISOString()

const createCentre = async (wholeMade = true) => {
  const owner = await createPerson(app, { isOwner: true })
  const make = (name: string) => createTestPitch(app, { owner, name, autoAuthorize: true })
  const [big, one, two, other] = [
    await make('Big'),
    await make('One'),
    await make('Two'),
    await make('Other'),
  ]
  await sql`
    update pitches set centre_id = (select centre_id from pitches where id = ${big})
    where id = any (${[one, two, other]}::uuid[])`.execute(app.db)
  if (wholeMade) await combine(owner, big, [one, two])
  return { owner, big, one, two, other }
}
const combine = (owner: Person, id: string, parts: string[]) =>
  app.as(owner.token)(updateParts, { params: { id }, body: { parts } })
const hold = (who: Person, pitch: string, at = start, slots = 1) =>
  app.as(who.token)(createHold, { body: { pitch, start: at, slots } })
const slotAt = async (id: string, at = start) =>
  (await app.as()(listSlots, { params: { id } })).find((slot) => slot.start === at)?.state
const taken = { code: 'slot-taken', status: 409 }

describe('a booking of a combined pitch', () => {
  test('occupies each part, and nothing else', async () => {
    const { big, one, two, other } = await createCentre()
    await hold(await createPerson(app), big)
    for (const pitch of [big, one, two]) expect(await slotAt(pitch)).toBe('held')
    expect(await slotAt(other)).toBe('free')
    const late = await createPerson(app)
    for (const pitch of [big, one, two]) await expect(hold(late, pitch)).rejects.toMatchObject(taken)
  })

  test('is refused where a part is taken, with what is free on all of them', async () => {
    const { big, one, two } = await createCentre()
    await hold(await createPerson(app), one)
    await hold(await createPerson(app), two, hourLater(1))
    expect(await slotAt(big)).toBe('held')
    await expect(hold(await createPerson(app), big)).rejects.toMatchObject({
      ...taken,
      body: { alternatives: [{ start: hourLater(2) }, { start: hourLater(3) }, {}] },
    })
    expect(await slotAt(two)).toBe('free')
    expect(await slotAt(one, hourLater(1))).toBe('free')
  })

  test('frees its parts when it is given back or runs out', async () => {
    const { big, one, two } = await createCentre()
    const person = await createPerson(app)
    const { _id: id } = await hold(person, big)
    await app.as(person.token)(releaseHold, { params: { id } })
    for (const pitch of [big, one, two]) expect(await slotAt(pitch)).toBe('free')
    const stale = await hold(person, big)
    const now = app.clock.now()
    app.clock.set(stale.expiresAt)
    await hold(await createPerson(app), one)
    await expect(hold(await createPerson(app), big)).rejects.toMatchObject(taken)
    await hold(await createPerson(app), two)
    await app.sweep()
    app.clock.set(now)
  })

  test('takes the place of holds on its parts that have run out', async () => {
    const { big, one, two } = await createCentre()
    await hold(await createPerson(app), one)
    const { expiresAt } = await hold(await createPerson(app), two)
    const now = app.clock.now()
    app.clock.set(expiresAt)
    await hold(await createPerson(app), big)
    app.clock.set(now)
  })

  test('is no booking of the part in its calendar, which shows what has taken it', async () => {
    const { owner, big, one } = await createCentre()
    const captain = await createPerson(app)
    const { _id: id } = await hold(captain, big)
    const calendar = await app.as(owner.token)(getHostCalendar, { query: { from: '2025-11-17' } })
    const bookingsOf = (pitch: string) => calendar.pitches.find(({ _id }) => _id === pitch)?.bookings
    expect(bookingsOf(big)).toMatchObject([{ _id: id, captain: captain.nickname }])
    expect(bookingsOf(one)).toMatchObject([
      {
        start,
        captain: captain.nickname,
        price: { amount: 0 },
        partOf: { _id: id, pitch: { _id: big, name: 'Big' } },
      },
    ])
  })
})

describe('a booking that is moved', () => {
  const booked = (pitch: string, at = start) => createOpenSession(app, { pitch, start: new Date(at) })
  const move = (owner: Person, id: string, pitch: string, at: string) =>
    app.as(owner.token)(moveBooking, { params: { id }, body: { pitch, start: at } })
  const bookingOf = async (session: string) =>
    (
      await app.db
        .selectFrom('sessions')
        .select('booking_id as id')
        .where('id', '=', session)
        .executeTakeFirstOrThrow()
    ).id

  test('takes its parts along, and leaves them for a pitch that has none', async () => {
    const { owner, big, one, two, other } = await createCentre()
    const { session } = await booked(big)
    const id = await bookingOf(session._id)
    await move(owner, id, big, hourLater(1))
    for (const pitch of [big, one, two]) {
      expect(await slotAt(pitch)).toBe('free')
      expect(await slotAt(pitch, hourLater(1))).toBe('booked')
    }
    await move(owner, id, other, start)
    for (const pitch of [big, one, two]) expect(await slotAt(pitch, hourLater(1))).toBe('free')
    await move(owner, id, big, start)
    for (const pitch of [big, one, two]) expect(await slotAt(pitch)).toBe('booked')
  })

  test('to a combined pitch is refused where a part is taken, and stays where it was', async () => {
    const { owner, big, one, other } = await createCentre()
    const { session } = await booked(other)
    await hold(await createPerson(app), one)
    await expect(move(owner, await bookingOf(session._id), big, start)).rejects.toMatchObject(taken)
    expect(await slotAt(other)).toBe('booked')
  })
})

describe('a closure', () => {
  const closed = (owner: Person, id: string) =>
    app.as(owner.token)(closePitch, { params: { id }, body: { start, end: hourLater(1), reason: 'Roof' } })

  test('of a part closes the whole, and of the whole its parts', async () => {
    const { owner, big, one, two } = await createCentre()
    const { _id: id } = await closed(owner, one)
    expect(await slotAt(big)).toBe('closed')
    expect(await slotAt(two)).toBe('free')
    await app.as(owner.token)(reopenPitch, { params: { id } })
    await closed(owner, big)
    for (const pitch of [big, one, two]) expect(await slotAt(pitch)).toBe('closed')
    expect(await app.as(owner.token)(listClosures, { params: { id: one } })).toEqual([])
  })

  test('is refused with what is in the way on the other side', async () => {
    const { owner, big, one, two } = await createCentre()
    const captain = await createPerson(app)
    await hold(captain, two)
    const inTheWay = {
      code: 'bookings-in-the-way',
      body: { bookings: [{ start, captain: captain.nickname }] },
    }
    await expect(closed(owner, big)).rejects.toMatchObject(inTheWay)
    await closed(owner, one)
  })
})

describe('concurrent bookings', () => {
  test('one on the whole, the others on its parts: never both', async () => {
    const { big, one, two } = await createCentre()
    const people = await Promise.all(Array.from({ length: 12 }, () => createPerson(app)))
    for (let round = 0; round < 6; round++) {
      const at = hourLater(24 * round)
      const pitches = [big, one, two]
      const answers = await Promise.allSettled(people.map((who, n) => hold(who, pitches[n % 3]!, at)))
      const held = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.pitch] : []))
      expect(held.includes(big) ? held : held.toSorted()).toEqual(
        held.includes(big) ? [big] : [one, two].toSorted(),
      )
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject(taken)
    }
  })
})

describe('what a pitch is made of', () => {
  test('is told to its owner, and can be changed', async () => {
    const { owner, big, one, two } = await createCentre()
    await hold(await createPerson(app), big)
    const changed = await combine(owner, big, [two])
    expect(changed.parts).toEqual([two])
    expect([await slotAt(one), await slotAt(two)]).toEqual(['free', 'held'])
    const mine = await app.as(owner.token)(listMyPitches, {})
    expect(new Set(mine.map(({ centre }) => centre)).size).toBe(1)
  })

  test('takes what is booked already, or is refused with what is in the way', async () => {
    const { owner, big, one, two } = await createCentre(false)
    const captain = await createPerson(app)
    await hold(captain, big)
    const { _id: id } = await hold(captain, one)
    await expect(combine(owner, big, [one, two])).rejects.toMatchObject({
      code: 'bookings-in-the-way',
      body: { bookings: [{ start, captain: captain.nickname }] },
    })
    expect(await slotAt(two)).toBe('free')
    await app.as(captain.token)(releaseHold, { params: { id } })
    await combine(owner, big, [one, two])
    expect([await slotAt(one), await slotAt(two)]).toEqual(['held', 'held'])
  })

  test('is other pitches of its centre that have no parts', async () => {
    const { owner, big, one, other } = await createCentre()
    const elsewhere = await createTestPitch(app, { owner })
    await expect(combine(owner, big, [elsewhere])).rejects.toMatchObject({
      code: 'not-in-centre',
      status: 409,
    })
    await expect(combine(owner, other, [big])).rejects.toMatchObject({ code: 'parts-of-parts', status: 409 })
    await expect(combine(owner, one, [other])).rejects.toMatchObject({ code: 'parts-of-parts' })
    await expect(combine(owner, other, [other])).rejects.toMatchObject({ status: 400 })
  })
})
