import { OwnPitch, changePitch, createPitch, listMyPitches } from '@i-one/contract/pitches/registration'
import { getSession } from '@i-one/contract/sessions'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { createPerson, createTestPitch, newPitch } from '../../../test/make.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const owner = await createPerson(app, { isOwner: true })
// an owner who already has an approved pitch needs no review
await createTestPitch(app, { owner, listed: false })

const create = (more: object = {}, person = owner) =>
  app.as(person.token)(createPitch, { body: { ...newPitch, ...more } })
const change = ({ _id, revision }: OwnPitch, more: object, person = owner) =>
  app.as(person.token)(changePitch, { params: { id: _id }, body: { revision, ...more } })
const hours = (...timeRanges: [day: number, open: string, close: string][]) =>
  timeRanges.map(([day, open, close]) => ({ day, open, close }))

describe('registering a pitch', () => {
  test('puts it on the list of its owner alone', async () => {
    const me = await createPerson(app, { isOwner: true })
    const made = z.parse(OwnPitch, await create({}, me))
    expect(made).toMatchObject({ ...newPitch, owner: me.id, revision: 1, review: 'waiting' })
    const second = await create({ name: 'Àdúkẹ́ Arena', listed: false }, me)
    expect(await app.as(me.token)(listMyPitches)).toEqual([second, made])
    expect(await app.as((await createPerson(app)).token)(listMyPitches)).toEqual([])
  })

  test('is for organizers', async () => {
    await expect(create({}, await createPerson(app))).rejects.toMatchObject(apiError('organizers-only'))
  })

  test('a repeat with its key answers the first one', async () => {
    const me = await createPerson(app, { isOwner: true })
    const once = () => app.as(me.token)(createPitch, { body: newPitch, key: 'tap' })
    expect((await once())._id).toBe((await once())._id)
    expect(await app.as(me.token)(listMyPitches)).toHaveLength(1)
  })

  test('keeps a position to seven decimals, and a whole day as it is written', async () => {
    const location = { type: 'Point', coordinates: [3.123456789, -6.98765432149] }
    const openingHours = hours([5, '20:00', '01:00'], [6, '01:00', '24:00'], [7, '00:00', '24:00'])
    expect(await create({ location, openingHours })).toMatchObject({
      location: { coordinates: [3.1234568, -6.9876543] },
      openingHours,
    })
  })

  test.each([
    ['both coordinates zero', { location: { type: 'Point', coordinates: [0, 0] } }, 'location'],
    ['no zone', { timeZone: 'Lagos' }, 'timeZone'],
    ['an offset for a zone', { timeZone: '+01:00' }, 'timeZone'],
    ['a zone that nobody knows', { timeZone: 'Africa/Surulere' }, 'timeZone'],
    ['slots of ten minutes', { slotMinutes: 10 }, 'slotMinutes'],
    ['slots of four hours', { slotMinutes: 240 }, 'slotMinutes'],
    ['no hours', { openingHours: [] }, 'openingHours'],
    [
      'hours that end when they begin',
      { openingHours: hours([1, '08:00', '08:00']) },
      'openingHours.0.close',
    ],
    [
      'hours that overlap',
      { openingHours: hours([1, '08:00', '12:00'], [1, '11:00', '15:00']) },
      'openingHours.1.close',
    ],
    [
      'hours that overlap past midnight from Sunday to Monday',
      { openingHours: hours([1, '00:00', '12:00'], [7, '20:00', '01:00']) },
      'openingHours.1.close',
    ],
    [
      'hours too short for a slot',
      { openingHours: hours([1, '08:00', '08:30']), slotMinutes: 60 },
      'openingHours.0.close',
    ],
    ['a price below nothing', { price: { amount: -1, currency: 'NGN' } }, 'price.amount'],
    [
      'a price of which four in a row cannot be kept',
      { price: { amount: 250_000_001, currency: 'NGN' } },
      'price.amount',
    ],
    ['a currency that nobody knows', { price: { amount: 5000, currency: 'ZZZ' } }, 'price.currency'],
    ['gold for a currency', { price: { amount: 5000, currency: 'XAU' } }, 'price.currency'],
    ['half a kobo', { price: { amount: 0.5, currency: 'NGN' } }, 'price.amount'],
    ['two sessions to come', { sessionsAhead: 2 }, 'sessionsAhead'],
    ['twenty-one sessions to come', { sessionsAhead: 21 }, 'sessionsAhead'],
    ['three a side', { playersPerTeam: 3 }, 'playersPerTeam'],
    ['nine a side', { playersPerTeam: 9 }, 'playersPerTeam'],
    ['a name of spaces', { name: '   ' }, 'name'],
    ['no address', { address: undefined }, 'address'],
  ])('is refused with %s', async (_, more, field) => {
    await expect(create(more)).rejects.toMatchObject({
      ...apiError('bad-input', 400),
      fields: { [field]: expect.any(String) },
    })
  })
})

describe('changing a pitch', () => {
  test('says how it stands then', async () => {
    const made = await create()
    const { pitch, outside } = await change(made, { name: 'Ọjà Arena', listed: false })
    expect(pitch).toEqual({ ...made, name: 'Ọjà Arena', listed: false, booked: true, revision: 2 })
    expect(outside).toEqual([])
  })

  test('keeps what is left out, and says what is optional until it is taken back', async () => {
    const made = await create({ phone: '0803 123 4567', sessionsAhead: 12, playersPerTeam: 7 })
    expect(made).toMatchObject({ sessionsAhead: 12, playersPerTeam: 7 })
    const { pitch } = await change(made, { name: 'Ọjà Arena' })
    expect(pitch).toMatchObject({ phone: '0803 123 4567', sessionsAhead: 12, playersPerTeam: 7 })
    const neither = (await change(pitch, { sessionsAhead: null, playersPerTeam: null })).pitch
    expect(Object.keys(neither)).not.toContain('sessionsAhead')
    expect(Object.keys(neither)).not.toContain('playersPerTeam')
  })

  test('with an outdated revision is rejected with the current settings', async () => {
    const made = await create()
    const { pitch } = await change(made, { name: 'Ọjà Arena' })
    await expect(change(made, { surface: 'Sand' })).rejects.toMatchObject({
      ...apiError('pitch-changed'),
      body: { pitch },
    })
  })

  test('from two tabs at the same time succeeds in one', async () => {
    const made = await create()
    const tries = await Promise.allSettled([change(made, { name: 'One' }), change(made, { name: 'Two' })])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is only for its owner and staff', async () => {
    const made = await create()
    const stranger = await createPerson(app, { isOwner: true })
    await expect(change(made, { name: 'Mine' }, stranger)).rejects.toMatchObject(apiError('not-yours'))
    await expect(change({ ...made, _id: owner.id }, {})).rejects.toMatchObject(apiError('not-found', 404))
    const admin = await createPerson(app, { isAdmin: true })
    expect(await change(made, { name: 'Theirs' }, admin)).toMatchObject({ pitch: { name: 'Theirs' } })
  })

  test('holds what it makes of the settings to the same rules', async () => {
    const made = await create({ openingHours: hours([1, '08:00', '09:00']) })
    await expect(change(made, { slotMinutes: 90 })).rejects.toMatchObject({
      fields: { 'openingHours.0.close': expect.any(String) },
    })
  })
})

describe('a booking made', () => {
  const booked = async () => {
    const pitch = await create()
    const { session, captain } = await createOpenSession(app, { pitch: pitch._id })
    const look = () => app.as(captain.token)(getSession, { params: { id: session._id } })
    return { pitch, session, captain, look }
  }

  test('keeps its price', async () => {
    const { pitch, session, look } = await booked()
    await change(pitch, { price: { amount: 5_000_000, currency: 'NGN' } })
    expect((await look()).price).toEqual(session.price)
  })

  test('outside new opening hours is listed, and stays', async () => {
    const { pitch, session, captain, look } = await booked()
    const same = await change(pitch, { slotMinutes: 45 })
    expect(same.outside).toEqual([])
    const { outside } = await change(same.pitch, { openingHours: hours([1, '08:00', '09:00']) })
    const { start, end } = session
    expect(outside).toEqual([
      { start, end, state: 'pending', session: session._id, captain: captain.nickname, tournament: null },
    ])
    expect(await look()).toMatchObject({ state: 'open', start, end })
  })

  test('keeps the pitch in its time zone until it is over', async () => {
    const { pitch, session } = await booked()
    await expect(change(pitch, { timeZone: 'Europe/London' })).rejects.toMatchObject({
      ...apiError('bookings-to-come'),
      body: { bookings: [{ session: session._id }] },
    })
    app.clock.set(session.end)
    expect(await change(pitch, { timeZone: 'Europe/London' })).toMatchObject({
      pitch: { timeZone: 'Europe/London' },
    })
  })
})
