import { randomUUID } from 'node:crypto'
import { getOccupancy } from '@i-one/contract/bookings/occupancy'
import { getBookingMoney, getCashUp, recordPayment } from '@i-one/contract/centres/money'
import { exportReport, getReport } from '@i-one/contract/centres/report'
import { type PaymentAction, recordPlacePayment } from '@i-one/contract/payments'
import { cancelSession } from '@i-one/contract/sessions'
import { joinSession, leaveSession } from '@i-one/contract/sessions/places'
import { expect, test } from 'vitest'
import { createOpenSession, sessionStart } from '../../test/make-open-session.ts'
import { type Person, findCentreId, createPerson, createTestPitch } from '../../test/make.ts'
import { hour, apiError, startTestApp } from '../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })
const share = 250_000
const price = 2_500_000

const createCollectedSession = async (others = 1) => {
  const owner = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
  const made = await createOpenSession(app, { pitch, others })
  const { _id: session, places } = made.session
  const { booking } = await app.db
    .selectFrom('sessions')
    .select('booking_id as booking')
    .where('id', '=', session)
    .executeTakeFirstOrThrow()
  const move = (place: number, act: PaymentAction, by: Person = owner) =>
    app.as(by.token)(recordPlacePayment, {
      params: { id: session, place: places[place]!._id },
      body: { act, method: 'transfer' },
    })
  const take = (amount: number) =>
    app.as(owner.token)(recordPayment, {
      params: { id: booking },
      body: { _id: randomUUID(), amount, method: 'cash' },
    })
  const money = () => app.as(owner.token)(getBookingMoney, { params: { id: booking } })
  return { ...made, owner, pitch, booking, move, take, money }
}

test('what the pitch confirms of a place has a receipt, and is counted once wherever money is counted', async () => {
  const { owner, pitch, captain, others, move, take, money } = await createCollectedSession()
  await move(0, 'confirm', owner)
  await take(1_000_000)
  await move(1, 'confirm', captain)
  const taken = share + 1_000_000
  expect(await money()).toMatchObject({
    due: { amount: price },
    paid: { amount: taken },
    payments: [
      { receipt: 1, kind: 'payment', method: 'transfer', by: owner.nickname, player: captain.nickname },
      { receipt: 2, kind: 'payment', method: 'cash' },
    ],
  })
  await move(1, 'confirm', owner)
  expect((await money()).payments).toMatchObject([{}, {}, { receipt: 3, player: others[0]!.nickname }])

  const as = app.as(owner.token)
  const days = { from: '2025-11-17', to: '2025-11-23' }
  const [week] = (await as(getOccupancy, { query: { pitch, ...days } })).income[0]!.weeks
  expect(week!.received.amount).toBe(taken + share)
  const params = { id: await findCentreId(app, pitch) }
  app.clock.set(new Date(sessionStart.getTime() + 2 * hour))
  const collected = { collected: taken + share, owed: price - taken - share, fromPlayers: 2 * share }
  expect((await as(getReport, { params, query: days })).total).toMatchObject([collected])
  const line = (await as(exportReport, { params, query: days })).split('\r\n')[1]
  expect(line).toContain(',15000.00,10000.00,5000.00,NGN,1: 2500.00 transfer; 2: 10000.00 cash; 3: 2500.00')
  expect((await as(getCashUp, { query: { day: '2025-11-20' } })).totals).toMatchObject([
    { method: 'cash', taken: { amount: 1_000_000 } },
    { method: 'transfer', taken: { amount: 2 * share } },
  ])
})

test('what is taken back or given back has a receipt too, and no more of it than the pitch has', async () => {
  const { owner, captain, session, move, take, money } = await createCollectedSession()
  await move(0, 'confirm')
  await move(0, 'take-back')
  expect(await money()).toMatchObject({ paid: { amount: 0 }, payments: [{}, { receipt: 2, kind: 'refund' }] })
  await move(0, 'confirm')
  await move(1, 'confirm')
  await app.as(captain.token)(cancelSession, { params: { id: session._id }, body: {} })
  await move(0, 'refund')
  expect(await money()).toMatchObject({ due: { amount: 0 }, paid: { amount: share } })
  await app.as(owner.token)(recordPayment, {
    params: { id: (await money()).booking },
    body: { _id: randomUUID(), amount: share, method: 'cash', kind: 'refund' },
  })
  await move(1, 'refund')
  expect(await money()).toMatchObject({
    paid: { amount: 0 },
    payments: Array.from({ length: 6 }, () => ({})),
  })
  await expect(take(1)).rejects.toMatchObject(apiError('more-than-owed'))
})

test('what the desk took of the captain is not taken of players again; the captain still collects', async () => {
  const { captain, move, take, money } = await createCollectedSession()
  await take(price)
  await expect(move(1, 'confirm')).rejects.toMatchObject({
    ...apiError('more-than-owed'),
    body: { money: { paid: { amount: price } } },
  })
  expect((await move(1, 'confirm', captain)).totals).toMatchObject({ paid: share, received: 0 })
  expect((await money()).payments).toHaveLength(1)
})

test('who comes in for somebody who paid and left pays before that one has it back', async () => {
  const { owner, others, session, move, take, money } = await createCollectedSession()
  await move(1, 'confirm')
  await take(price - share)
  await app.as(others[0]!.token)(leaveSession, { params: { id: session._id } })
  await expect(take(share + 1)).rejects.toMatchObject(apiError('more-than-owed'))
  const next = await createPerson(app)
  const { places } = await app.as(next.token)(joinSession, { params: { id: session._id } })
  const place = places.find(({ player }) => player._id === next.id)!._id
  await app.as(owner.token)(recordPlacePayment, {
    params: { id: session._id, place },
    body: { act: 'confirm' },
  })
  expect((await money()).paid.amount).toBe(price + share)
  await move(1, 'refund')
  expect((await money()).paid.amount).toBe(price)
})
