import { randomUUID } from 'node:crypto'
import { createHold } from '@i-one/contract/bookings/holds'
import { getHostCalendar } from '@i-one/contract/centres/bookings'
import { getBookingMoney, getCashUp, recordPayment } from '@i-one/contract/centres/money'
import { updateCancellationPolicy } from '@i-one/contract/centres/prices'
import { createPitch } from '@i-one/contract/pitches/registration'
import { cancelSession, createSession, getSession } from '@i-one/contract/sessions'
import { authorizeSession } from '@i-one/contract/sessions/authorization'
import { joinSession } from '@i-one/contract/sessions/places'
import { expect, test } from 'vitest'
import { testTime } from '../../../test/app.ts'
import { usualSettings } from '../../../test/make-open-session.ts'
import { type Person, createPerson, newPitch } from '../../../test/make.ts'
import { apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const price = newPitch.price.amount

const createBooking = async (more: object = {}) => {
  const [owner, captain] = [await createPerson(app, { isOwner: true }), await createPerson(app)]
  const { _id: pitch } = await app.as(owner.token)(createPitch, {
    body: { ...newPitch, autoAuthorize: true, ...more },
  })
  const book = async (start: string) => {
    const as = app.as(captain.token)
    const { _id: booking } = await as(createHold, { body: { pitch, start } })
    const { _id: session } = await as(createSession, { body: { ...usualSettings, hold: booking } })
    return { booking, session }
  }
  return { owner, captain, pitch, book, ...(await book('2025-11-21T18:00:00.000Z')) }
}
const pay = (who: Person, booking: string, amount: number, more: object = {}) =>
  app.as(who.token)(recordPayment, {
    params: { id: booking },
    body: { _id: randomUUID(), amount, method: 'cash', ...more },
  })
const moneyOf = (who: Person, id: string) => app.as(who.token)(getBookingMoney, { params: { id } })

test('payments and refunds of a booking add up, with a receipt each', async () => {
  const { owner, booking, book } = await createBooking()
  await pay(owner, booking, 500_000, { method: 'transfer' })
  const money = await pay(owner, booking, 100_000, { kind: 'refund' })
  expect(money).toMatchObject({
    due: newPitch.price,
    paid: { amount: 400_000 },
    payments: [
      { receipt: 1, kind: 'payment', method: 'transfer', at: testTime },
      { receipt: 2, kind: 'refund', method: 'cash' },
    ],
  })
  expect(await moneyOf(owner, booking)).toEqual(money)
  const next = await book('2025-11-22T18:00:00.000Z')
  expect((await pay(owner, next.booking, 1)).payments).toMatchObject([{ receipt: 3 }])
})

test('recording a payment is idempotent', async () => {
  const { owner, booking } = await createBooking()
  const _id = randomUUID()
  const once = () => pay(owner, booking, 500_000, { _id })
  const [one, two] = await Promise.all([once(), once()])
  expect(one).toEqual(two)
  expect(one.payments).toHaveLength(1)
})

test('of two desks that record the full amount at once, one succeeds', async () => {
  const { owner, booking } = await createBooking()
  const results = await Promise.allSettled([pay(owner, booking, price), pay(owner, booking, price)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { ...apiError('more-than-owed'), body: { money: { paid: { amount: price } } } },
  })
})

test('a missing deposit is shown to the pitch and the captain until paid; it does not block authorization', async () => {
  const [owner, captain] = [await createPerson(app, { isOwner: true }), await createPerson(app)]
  const { _id: pitch } = await app.as(owner.token)(createPitch, { body: newPitch })
  const terms = { freeHours: 24, laterShare: 50, deposit: 500_000 }
  await app.as(owner.token)(updateCancellationPolicy, { params: { id: pitch }, body: { terms } })
  const as = app.as(captain.token)
  const { _id: booking } = await as(createHold, { body: { pitch, start: '2025-11-21T18:00:00.000Z' } })
  const { _id: id } = await as(createSession, { body: { ...usualSettings, hold: booking } })
  const seenBy = async (who: Person) =>
    (await app.as(who.token)(getSession, { params: { id } })).missingDeposit?.amount
  const inWeek = async () => {
    const { pitches } = await app.as(owner.token)(getHostCalendar, { query: { from: '2025-11-17' } })
    return pitches[0]?.bookings[0]?.missingDeposit?.amount
  }
  expect([await seenBy(owner), await seenBy(captain), await inWeek()]).toEqual([500_000, 500_000, 500_000])
  await pay(owner, booking, 200_000)
  expect(await inWeek()).toBe(300_000)
  await app.as(owner.token)(authorizeSession, { params: { id } })
  expect(await seenBy(owner)).toBe(300_000)
  const friend = await createPerson(app)
  await app.as(friend.token)(joinSession, { params: { id } })
  expect(await seenBy(friend)).toBeUndefined()
  await pay(owner, booking, 300_000)
  expect([await seenBy(owner), await seenBy(captain), await inWeek()]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('rejects a refund of more than was paid', async () => {
  const { owner, booking } = await createBooking()
  await expect(pay(owner, booking, 1, { kind: 'refund' })).rejects.toMatchObject(apiError('more-than-paid'))
})

test('a late cancellation owes the fee of its policy; a booking made before the policy owes nothing', async () => {
  const made = await createBooking()
  const { owner, captain, pitch } = made
  const terms = { freeHours: 48, laterShare: 50, deposit: 0 }
  await app.as(owner.token)(updateCancellationPolicy, { params: { id: pitch }, body: { terms } })
  const late = await made.book('2025-11-22T13:00:00.000Z')
  for (const id of [made.session, late.session])
    await app.as(captain.token)(cancelSession, { params: { id }, body: {} })
  expect((await moneyOf(owner, made.booking)).due.amount).toBe(0)
  expect((await moneyOf(owner, late.booking)).due.amount).toBe(price / 2)
  expect((await pay(owner, late.booking, price / 2)).paid.amount).toBe(price / 2)
})

test('the captain cannot see the booking’s payments', async () => {
  const { captain, booking } = await createBooking()
  await expect(moneyOf(captain, booking)).rejects.toMatchObject(apiError('not-yours'))
  await expect(pay(captain, booking, 1)).rejects.toMatchObject(apiError('not-yours'))
})

test('the cash-up of a day adds up the payments at my pitches by method', async () => {
  const { owner, booking } = await createBooking()
  const other = await createBooking()
  await pay(other.owner, other.booking, 1)
  await pay(owner, booking, 500_000)
  await pay(owner, booking, 200_000, { method: 'transfer' })
  await pay(owner, booking, 100_000, { kind: 'refund' })
  const cashUp = (day: string) => app.as(owner.token)(getCashUp, { query: { day } })
  const naira = (amount: number) => ({ amount, currency: 'NGN' })
  expect((await cashUp('2025-11-20')).totals).toEqual([
    { method: 'cash', taken: naira(500_000), givenBack: naira(100_000), payments: 2 },
    { method: 'transfer', taken: naira(200_000), givenBack: naira(0), payments: 1 },
  ])
  expect((await cashUp('2025-11-20')).payments).toHaveLength(3)
  expect(await cashUp('2025-11-21')).toMatchObject({ totals: [], payments: [] })
})
