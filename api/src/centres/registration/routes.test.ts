import { createHold } from '@i-one/contract/bookings/holds'
import { getCentreDay } from '@i-one/contract/centres/calendar'
import {
  changeCentre,
  copyPitch,
  listMyCentres,
  addPitch,
  removePitch,
} from '@i-one/contract/centres/registration'
import { acceptInvitation, inviteStaff } from '@i-one/contract/centres/staff'
import { hideName } from '@i-one/contract/moderation/staff/hiding'
import { updateParts } from '@i-one/contract/pitches/parts'
import { changePitch, listMyPitches } from '@i-one/contract/pitches/registration'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const centresOf = (who: Person) => app.as(who.token)(listMyCentres, {})
const pitchOf = async (who: Person, id: string) =>
  (await app.as(who.token)(listMyPitches, {})).find(({ _id }) => _id === id)!
const change = async (who: Person, id: string, body: object) => {
  const { revision } = await pitchOf(who, id)
  return app.as(who.token)(changePitch, { params: { id }, body: { revision, ...body } })
}

const createTwoPitches = async (traits: Parameters<typeof createTestPitch>[1] = {}) => {
  const owner = await createPerson(app, { isOwner: true })
  const first = await createTestPitch(app, { owner, name: 'One' })
  const second = await createTestPitch(app, { owner, name: 'Two', lng: 3.4, ...traits })
  const centre = (await pitchOf(owner, first)).centre
  const call = app.as(owner.token)
  return { owner, first, second, centre, call, both: { params: { id: centre, pitch: second } } }
}

describe('a centre', () => {
  test('of one is called as its pitch, and follows it', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner, name: 'Alone' })
    expect(await centresOf(owner)).toMatchObject([
      { name: 'Alone', pitches: [{ _id: pitch, name: 'Alone' }] },
    ])
    await change(owner, pitch, { name: 'Lonely', address: '9 New Road', phone: '0803 123 4567' })
    expect(await centresOf(owner)).toMatchObject([
      { name: 'Lonely', address: '9 New Road', phone: '0803 123 4567' },
    ])
  })

  test('gives a pitch that is put in its place, and all of them theirs when one changes it', async () => {
    const { owner, first, second, centre, call, both } = await createTwoPitches()
    const put = await call(addPitch, both)
    expect(put.pitches.map(({ name }) => name)).toEqual(['One', 'Two'])
    expect(await centresOf(owner)).toHaveLength(1)
    const before = await pitchOf(owner, second)
    expect(before).toMatchObject({ centre, location: (await pitchOf(owner, first)).location })
    expect(await call(addPitch, both)).toEqual(put)
    await change(owner, first, {
      address: '1 Gate Street',
      location: { type: 'Point', coordinates: [3.5, 6.6] },
      timeZone: 'Africa/Accra',
    })
    const moved = {
      address: '1 Gate Street',
      location: { coordinates: [3.5, 6.6] },
      timeZone: 'Africa/Accra',
    }
    expect(await pitchOf(owner, second)).toMatchObject({ ...moved, revision: before.revision + 1 })
    expect(await centresOf(owner)).toMatchObject([{ name: 'One', ...moved }])
  })

  test('keeps its name and rules, unless somebody else has changed them', async () => {
    const { owner, first, centre, call, both } = await createTwoPitches()
    const { revision } = await call(addPitch, both)
    const changed = await call(changeCentre, {
      params: { id: centre },
      body: { revision, name: 'Both', rules: 'No metal studs.\nBe on time.' },
    })
    expect(changed).toMatchObject({ name: 'Both', rules: 'No metal studs.\nBe on time.' })
    await change(owner, first, { name: 'Uno' })
    expect(await centresOf(owner)).toMatchObject([
      { name: 'Both', pitches: [{ name: 'Two' }, { name: 'Uno' }] },
    ])
    await expect(
      call(changeCentre, { params: { id: centre }, body: { revision, name: 'Mine' } }),
    ).rejects.toMatchObject({ code: 'centre-changed', body: { centre: { name: 'Both' } } })
  })

  test('passes a change of location on to its pitches, and its hours to pitches without hours of their own', async () => {
    const { owner, first, second, centre, call, both } = await createTwoPitches()
    const { revision, openingHours: before } = await call(addPitch, both)
    const own = [{ day: 6, open: '10:00', close: '14:00' }]
    await change(owner, second, { openingHours: own })
    const openingHours = [{ day: 1, open: '16:00', close: '02:00' }]
    const place = {
      address: '1 Gate Street',
      location: { type: 'Point' as const, coordinates: [3.5, 6.6] as [number, number] },
      timeZone: 'Africa/Accra',
      phone: '0803 000 0101',
    }
    const body = { revision, ...place, openingHours }
    const saved = await call(changeCentre, { params: { id: centre }, body })
    expect(saved).toMatchObject({ name: 'One', ...place, openingHours })
    expect(await pitchOf(owner, first)).toMatchObject({ name: 'One', ...place, openingHours })
    expect(await pitchOf(owner, second)).toMatchObject({ name: 'Two', ...place, openingHours: own })
    const back = { revision: saved.revision, openingHours: before }
    await call(changeCentre, { params: { id: centre }, body: back })
    expect(await pitchOf(owner, first)).toMatchObject({ ...place, openingHours: before })
    expect(await pitchOf(owner, second)).toMatchObject({ openingHours: own })
  })

  test('keeps its hours where a slot of a pitch that follows them does not fit, and is in a zone there is', async () => {
    const { owner, first, centre, call } = await createTwoPitches()
    const { revision, openingHours } = (await centresOf(owner)).find(({ _id }) => _id === centre)!
    const tooShort = [{ day: 1, open: '16:00', close: '16:30' }]
    const put = (body: object) => call(changeCentre, { params: { id: centre }, body: { revision, ...body } })
    await expect(put({ openingHours: tooShort })).rejects.toMatchObject({
      fields: { 'openingHours.0.close': 'Must leave time for at least one slot' },
    })
    await expect(put({ timeZone: 'Lagos' })).rejects.toMatchObject({ code: 'bad-input' })
    expect(await pitchOf(owner, first)).toMatchObject({ openingHours, timeZone: 'Africa/Lagos' })
  })

  test('keeps its zone while something is booked on any of its pitches', async () => {
    const { first, second, owner, centre, call, both } = await createTwoPitches()
    const { revision } = await call(addPitch, both)
    await call(createHold, { body: { pitch: second, start: '2025-11-22T10:00:00.000Z' } })
    const body = { revision, timeZone: 'Africa/Accra', address: '1 Gate Street' }
    await expect(call(changeCentre, { params: { id: centre }, body })).rejects.toMatchObject({
      code: 'bookings-to-come',
      body: { bookings: [{ start: '2025-11-22T10:00:00.000Z' }] },
    })
    expect(await pitchOf(owner, first)).toMatchObject({
      timeZone: 'Africa/Lagos',
      address: '7 Adélékè Street, Surulere',
    })
  })

  test('lets a pitch go, which stands where it was', async () => {
    const { owner, second, call, both } = await createTwoPitches()
    await call(addPitch, both)
    expect(await call(removePitch, both)).toMatchObject({ pitches: [{ name: 'One' }] })
    expect(await call(removePitch, both)).toMatchObject({ pitches: [{ name: 'One' }] })
    expect(await centresOf(owner)).toHaveLength(2)
    expect(await pitchOf(owner, second)).toMatchObject({ name: 'Two', address: '7 Adélékè Street, Surulere' })
  })

  test('is gone with its last pitch, unless it has taken money', async () => {
    const isThere = async (id: string) =>
      (await app.db.selectFrom('centres').select('id').where('id', '=', id).execute()).length > 0
    const left = await createTwoPitches()
    const { centre: alone } = await pitchOf(left.owner, left.second)
    await left.call(addPitch, left.both)
    expect([await isThere(alone), await isThere(left.centre)]).toEqual([false, true])
    const paid = await createTwoPitches()
    const { centre: till } = await pitchOf(paid.owner, paid.second)
    await paid.call(createHold, { body: { pitch: paid.second, start: '2025-11-22T11:00:00.000Z' } })
    await sql`
      insert into booking_payments (id, booking_id, centre_id, receipt, kind, amount, currency, method, by, at)
      select gen_random_uuid(), id, ${till}::uuid, 1, 'payment', 100, 'NGN', 'cash', ${paid.owner.id}::uuid, now()
      from bookings where pitch_id = ${paid.second}::uuid`.execute(app.db)
    await paid.call(addPitch, paid.both)
    expect(await isThere(till)).toBe(true)
    const emptied = await paid.call(getCentreDay, { params: { id: till }, query: { day: '2025-11-22' } })
    expect(emptied.pitches).toEqual([])
  })

  test('keeps what is combined together', async () => {
    const { first, second, call, both } = await createTwoPitches()
    await call(addPitch, both)
    await call(updateParts, { params: { id: first }, body: { parts: [second] } })
    await expect(call(removePitch, both)).rejects.toMatchObject({ code: 'is-combined', status: 409 })
    await call(updateParts, { params: { id: first }, body: { parts: [] } })
    await call(removePitch, both)
  })

  test('in another zone waits until nothing is booked', async () => {
    const { owner, first, second, call, both } = await createTwoPitches({ timeZone: 'Africa/Accra' })
    const body = { pitch: second, start: '2025-11-22T10:00:00.000Z' }
    await call(createHold, { body })
    await expect(call(addPitch, both)).rejects.toMatchObject({
      code: 'bookings-to-come',
      body: { bookings: [{ start: body.start }] },
    })
    app.clock.advance(11 * 60_000)
    await call(addPitch, both)
    expect((await pitchOf(owner, second)).timeZone).toBe('Africa/Lagos')
    await call(createHold, { body })
    await expect(change(owner, first, { timeZone: 'Africa/Accra' })).rejects.toMatchObject({
      code: 'bookings-to-come',
    })
  })

  test('of another owner cannot be changed', async () => {
    const { centre, both } = await createTwoPitches()
    const other = await createTwoPitches()
    await expect(other.call(addPitch, both)).rejects.toMatchObject({ code: 'not-yours' })
    const mixed = { params: { id: other.centre, pitch: both.params.pitch } }
    await expect(other.call(addPitch, mixed)).rejects.toMatchObject({ code: 'not-yours' })
    await expect(
      other.call(changeCentre, { params: { id: centre }, body: { revision: 1, name: 'Mine' } }),
    ).rejects.toMatchObject({ code: 'not-yours' })
  })
})

test('a change of hours names the bookings of that pitch alone, not of what it is combined with', async () => {
  const { owner, first, second, call, both } = await createTwoPitches()
  await call(addPitch, both)
  await call(updateParts, { params: { id: first }, body: { parts: [second] } })
  await call(createHold, { body: { pitch: second, start: '2025-11-22T20:00:00.000Z' } })
  const openingHours = [{ day: 1, open: '08:00', close: '12:00' }]
  expect((await change(owner, first, { openingHours })).outside).toEqual([])
  expect((await change(owner, second, { openingHours })).outside).toHaveLength(1)
})

test('a manager can list and change the centre; a viewer cannot', async () => {
  const { centre, call } = await createTwoPitches()
  const [manager, viewer] = [await createPerson(app), await createPerson(app)]
  for (const [person, role] of [
    [manager, 'manager'],
    [viewer, 'viewer'],
  ] as const) {
    const { code } = await call(inviteStaff, { params: { id: centre }, body: { role } })
    await app.as(person.token)(acceptInvitation, { body: { code } })
  }
  const [managed, ...others] = await centresOf(manager)
  expect([managed!._id, others]).toEqual([centre, []])
  expect(await centresOf(viewer)).toEqual([])
  const body = { revision: managed!.revision, rules: 'Be on time.' }
  const changed = await app.as(manager.token)(changeCentre, { params: { id: centre }, body })
  expect(changed.rules).toBe('Be on time.')
})

test('a copy of a pitch belongs to the same centre and is hidden at first', async () => {
  const { owner, first, centre, call } = await createTwoPitches({ slotMinutes: 90 })
  const copy = await call(copyPitch, { params: { id: first }, body: { name: 'One and a half' } })
  const original = await pitchOf(owner, first)
  expect(copy).toMatchObject({
    centre,
    listed: false,
    price: original.price,
    openingHours: original.openingHours,
  })
  expect((await centresOf(owner)).map(({ pitches }) => pitches.length).toSorted()).toEqual([1, 2])
})

test('concurrent changes to pitches and centres lock them in the same order', async () => {
  const { owner, first, second, centre, call, both } = await createTwoPitches()
  const other = (await pitchOf(owner, second)).centre
  const admin = await createPerson(app, { isAdmin: true })
  const hide = (about: string) =>
    app.as(admin.token)(hideName, { body: { kind: 'pitch', about, why: 'It is rude' } })
  for (let round = 0; round < 5; round++) {
    const answers = await Promise.allSettled([
      call(addPitch, both),
      call(addPitch, { params: { id: other, pitch: first } }),
      call(removePitch, both),
      ...[first, second].flatMap((pitch) => [
        change(owner, pitch, { address: `${round} New Road` }),
        change(owner, pitch, { name: `Pitch ${round}` }),
        hide(pitch),
        call(updateParts, { params: { id: pitch }, body: { parts: [] } }),
      ]),
      call(changeCentre, { params: { id: centre }, body: { revision: round, name: `Centre ${round}` } }),
    ])
    const reasons = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as unknown] : [],
    )
    expect(reasons.filter((reason) => (reason as { status?: number }).status === 503)).toEqual([])
  }
})
