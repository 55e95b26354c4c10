import { listSlots } from '@i-one/contract/bookings'
import { createHold } from '@i-one/contract/bookings/holds'
import { listCustomers } from '@i-one/contract/centres/customers'
import {
  type PitchPrices,
  getPrices,
  replacePrices,
  updateCancellationPolicy,
} from '@i-one/contract/centres/prices'
import { copyPitch } from '@i-one/contract/centres/registration'
import { listNotifications } from '@i-one/contract/notifications'
import { createPitch } from '@i-one/contract/pitches/registration'
import { cancelSession, createSession, getSession } from '@i-one/contract/sessions'
import { moneyText } from '@i-one/game/payments/money'
import { describe, expect, test } from 'vitest'
import { usualSettings } from '../../../test/make-open-session.ts'
import { findCentreId, createPerson, createTestPitch as insertPitch, newPitch } from '../../../test/make.ts'
import { minute, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const owner = await createPerson(app, { isOwner: true })
// an owner who already has an approved pitch needs no review
await insertPitch(app, { owner, listed: false })
const naira = (amount: number) => ({ amount: amount * 100, currency: 'NGN' })

const friday = (time: string) => new Date(`2025-11-21T${time}:00+01:00`).toISOString()
const nights = { days: [5, 6], open: '18:00', close: '01:00', amount: 3_000_000 }
const list = { from: '2025-11-01', week: [nights] }

const createTestPitch = () => app.as(owner.token)(createPitch, { body: newPitch })
const put = (id: string, more: Partial<PitchPrices> = {}, who = owner) =>
  app.as(who.token)(replacePrices, {
    params: { id },
    body: { lists: [list], holidays: [], revision: 1, ...more },
  })
const take = async (body: object) =>
  app.as((await createPerson(app)).token)(createHold, { body: body as never })

describe('a price list', () => {
  test('goes along to a copy of the pitch', async () => {
    const { _id } = await createTestPitch()
    await put(_id)
    const body = { name: 'The other one' }
    const copy = await app.as(owner.token)(copyPitch, { params: { id: _id }, body })
    expect(await app.as()(getPrices, { params: { id: copy._id } })).toMatchObject({ lists: [list] })
  })

  test('gives each slot the price in force at its start, and the base price elsewhere', async () => {
    const { _id } = await createTestPitch()
    expect(await put(_id)).toEqual({
      pitch: _id,
      price: newPitch.price,
      lists: [list],
      holidays: [],
      revision: 2,
    })
    const slots = await app.as()(listSlots, { params: { id: _id }, query: { from: '2025-11-21', days: 1 } })
    const price = (start: string) => slots.find((slot) => slot.start === start)?.price
    expect(price(friday('17:00'))).toEqual(newPitch.price)
    expect(price(friday('18:00'))).toEqual(naira(30_000))
  })

  test('of several slots in a row adds up, on the hold and on the session', async () => {
    const { _id } = await createTestPitch()
    await put(_id)
    const captain = await createPerson(app)
    const as = app.as(captain.token)
    const hold = await as(createHold, { body: { pitch: _id, start: friday('17:00'), slots: 2 } })
    const both = { amount: newPitch.price.amount + 3_000_000, currency: 'NGN' }
    expect(hold.price).toEqual(both)
    const session = await as(createSession, {
      body: { ...usualSettings, hold: hold._id },
    })
    await put(_id, { lists: [], revision: 2 })
    expect((await as(getSession, { params: { id: session._id } })).price).toEqual(both)
  })

  test('that has changed since is said before anything is held', async () => {
    const { _id } = await createTestPitch()
    await put(_id)
    const asked = { pitch: _id, start: friday('18:00') }
    await expect(take({ ...asked, price: newPitch.price })).rejects.toMatchObject({
      ...apiError('price-changed'),
      body: expect.objectContaining({ price: naira(30_000) }),
    })
    expect((await take({ ...asked, price: naira(30_000) })).price).toEqual(naira(30_000))
  })

  test('is changed by its owner alone, as they last saw it', async () => {
    const { _id } = await createTestPitch()
    await expect(put(_id, {}, await createPerson(app, { isOwner: true }))).rejects.toMatchObject(
      apiError('not-yours'),
    )
    await put(_id)
    await expect(put(_id)).rejects.toMatchObject(apiError('pitch-changed'))
    expect((await app.as()(getPrices, { params: { id: _id } })).revision).toBe(2)
  })

  test.each([
    [
      'two prices for one time',
      { lists: [{ ...list, week: [nights, { ...nights, days: [6], open: '22:00' }] }] },
      'lists.0.week.1.close',
    ],
    ['two lists of one day', { lists: [list, list] }, 'lists.1.from'],
    [
      'a price that is no amount',
      { lists: [{ ...list, week: [{ ...nights, amount: 0.5 }] }] },
      'lists.0.week.0.amount',
    ],
    [
      'a date priced as an eighth weekday',
      { holidays: [{ name: 'Xmas', date: '2025-12-25', yearly: true, by: 'weekday' as const, value: 8 }] },
      'holidays.0.value',
    ],
  ])('with %s is refused, and nothing changes', async (_, more, field) => {
    const { _id } = await createTestPitch()
    await expect(put(_id, more as never)).rejects.toMatchObject({
      code: 'bad-input',
      body: expect.objectContaining({ fields: expect.objectContaining({ [field]: expect.any(String) }) }),
    })
    expect((await app.as()(getPrices, { params: { id: _id } })).revision).toBe(1)
  })
})

describe('terms of cancelling', () => {
  test('are those of the whole centre, and a hold keeps what they were', async () => {
    const { _id: one } = await createTestPitch()
    const { _id: two } = await createTestPitch()
    const centre = await findCentreId(app, one)
    await app.db.updateTable('pitches').set({ centre_id: centre }).where('id', '=', two).execute()
    const terms = { freeHours: 24, laterShare: 50, deposit: 500_000 }
    await app.as(owner.token)(updateCancellationPolicy, { params: { id: one }, body: { terms } })
    expect((await app.as()(getPrices, { params: { id: two } })).terms).toEqual(terms)
    const hold = await take({ pitch: two, start: friday('18:00') })
    expect(hold.terms).toEqual(terms)
    await app.as(owner.token)(updateCancellationPolicy, { params: { id: two }, body: { terms: null } })
    expect(
      await app.db.selectFrom('bookings').select('terms').where('id', '=', hold._id).executeTakeFirst(),
    ).toEqual({
      terms,
    })
    expect((await take({ pitch: one, start: friday('18:00') })).terms).toBeUndefined()
  })

  test('leave a captain who cancels late in debt to the pitch, by what was agreed at the hold', async () => {
    const { _id: pitch } = await app.as(owner.token)(createPitch, {
      body: { ...newPitch, autoAuthorize: true },
    })
    const setTerms = (freeHours: number) =>
      app.as(owner.token)(updateCancellationPolicy, {
        params: { id: pitch },
        body: { terms: { freeHours, laterShare: 50, deposit: 0 } },
      })
    const cancelled = async (start: string) => {
      const as = app.as((await createPerson(app)).token)
      const hold = await as(createHold, { body: { pitch, start } })
      const { _id: id, terms } = await as(createSession, { body: { ...usualSettings, hold: hold._id } })
      expect(terms).toEqual(hold.terms)
      await setTerms(0)
      return as(cancelSession, { params: { id }, body: {} })
    }
    await setTerms(48)
    const half = { ...newPitch.price, amount: newPitch.price.amount / 2 }
    expect((await cancelled(friday('19:00'))).cancelFee).toEqual(half)
    await setTerms(24)
    expect((await cancelled(friday('20:00'))).cancelFee).toBeUndefined()
  })

  test('are not got round by waiting until the deadline has passed with too few', async () => {
    const { _id: pitch } = await app.as(owner.token)(createPitch, {
      body: { ...newPitch, autoAuthorize: true },
    })
    const lapsed = async (start: string, freeHours: number) => {
      const terms = { freeHours, laterShare: 50, deposit: 0 }
      await app.as(owner.token)(updateCancellationPolicy, { params: { id: pitch }, body: { terms } })
      const captain = await createPerson(app)
      const as = app.as(captain.token)
      const hold = await as(createHold, { body: { pitch, start } })
      const { _id: id, fillBy } = await as(createSession, { body: { ...usualSettings, hold: hold._id } })
      app.clock.set(new Date(Date.parse(fillBy) - minute))
      await app.sweep()
      app.clock.set(fillBy)
      await app.sweep()
      const { notifications } = await as(listNotifications, { query: {} })
      const warning = notifications.find(({ kind }) => kind === 'deadline-near')?.text
      return { ...(await as(getSession, { params: { id } })), warning }
    }
    const half = { ...newPitch.price, amount: newPitch.price.amount / 2 }
    const late = await lapsed(friday('19:00'), 24)
    expect(late).toMatchObject({ reason: 'too-few-players', cancelFee: half })
    expect(late.warning).toContain(`you owe the pitch ${moneyText(half)}`)
    const { centre_id: centre } = await app.db
      .selectFrom('pitches')
      .select('centre_id')
      .where('id', '=', pitch)
      .executeTakeFirstOrThrow()
    const { customers } = await app.as(owner.token)(listCustomers, { params: { id: centre }, query: {} })
    expect(customers[0]?.owed).toEqual([half])
    const early = await lapsed(friday('22:00'), 0)
    expect(early).toMatchObject({ reason: 'too-few-players' })
    expect(early.cancelFee).toBeUndefined()
    expect(early.warning).not.toContain('owe')
  })
})
