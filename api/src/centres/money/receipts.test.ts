import { randomUUID } from 'node:crypto'
import { updateUser } from '@i-one/contract/accounts/profile'
import { moveBooking } from '@i-one/contract/centres/bookings'
import { moveDeskBooking } from '@i-one/contract/centres/calendar'
import { bookAtDesk, cancelDeskBooking } from '@i-one/contract/centres/desk'
import { createBookingLink, claimBooking } from '@i-one/contract/centres/links'
import { listCentreLog } from '@i-one/contract/centres/log'
import { getBookingMoney, getCashUp, recordPayment } from '@i-one/contract/centres/money'
import { changeCentre, copyPitch, listMyCentres } from '@i-one/contract/centres/registration'
import { acceptInvitation, inviteStaff } from '@i-one/contract/centres/staff'
import { deleteUser } from '@i-one/contract/leaving'
import { recordPlacePayment } from '@i-one/contract/payments'
import { changePitch, listMyPitches } from '@i-one/contract/pitches/registration'
import { retentionDays } from '@i-one/contract/privacy'
import { addGuests, claimGuest, joinSession, createGuestLink } from '@i-one/contract/sessions/places'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createCentre, createPerson } from '../../../test/make.ts'
import { day, hour, minute, startTestApp } from '../../../test/suite.ts'
import { deleteOldData } from '../../retention.ts'

const app = await startTestApp({ rateLimits: false })
const password = 'kickoff-at-seven'
const later = (hours: number) => new Date(sessionStart.getTime() + hours * hour).toISOString()
const start = later(0)
const naira = (amount: number) => ({ amount, currency: 'NGN' })

let owner: Person
let pitch: string
let other: string
let centre: string
beforeEach(async () => {
  const made = await createCentre(app)
  ;({ owner, pitch } = made)
  centre = made.params.id
  other = (await app.as(owner.token)(copyPitch, { params: { id: pitch }, body: { name: 'Two' } }))._id
  await changeThis({ name: 'Yaba Fives', legalName: 'Yaba Fives Limited, RC 123456' })
})

const changeThis = async (change: object) => {
  const { revision } = (await app.as(owner.token)(listMyCentres)).find(({ _id }) => _id === centre)!
  return app.as(owner.token)(changeCentre, { params: { id: centre }, body: { revision, ...change } })
}
const renamePitch = async (name: string) => {
  const { revision } = (await app.as(owner.token)(listMyPitches)).find(({ _id }) => _id === pitch)!
  await app.as(owner.token)(changePitch, { params: { id: pitch }, body: { revision, name } })
}
const book = async () => {
  const dates = [{ _id: randomUUID(), start, price: 2_000_000 }]
  const body = { dates, name: 'Ada Eze', phone: '0803 555 44 71' }
  const [made] = await app.as(owner.token)(bookAtDesk, { params: { id: pitch }, body })
  app.clock.advance(minute)
  return made!._id
}
const pay = async (id: string, amount: number, kind: 'payment' | 'refund' = 'payment', by = owner) => {
  const body = { _id: randomUUID(), kind, amount, method: 'cash' as const }
  const money = await app.as(by.token)(recordPayment, { params: { id }, body })
  app.clock.advance(minute)
  return money.payments.at(-1)!
}
const paymentsOf = async (id: string) =>
  (await app.as(owner.token)(getBookingMoney, { params: { id } })).payments
const bookingOf = async (session: string) => {
  const { booking_id } = await app.db
    .selectFrom('sessions')
    .select('booking_id')
    .where('id', '=', session)
    .executeTakeFirstOrThrow()
  return booking_id
}

test('a receipt never changes, even if its booking, customer, pitch, centre or staff do', async () => {
  const bisi = await createPerson(app, { nickname: 'Bísí' })
  const { code } = await app.as(owner.token)(inviteStaff, { params: { id: centre }, body: { role: 'desk' } })
  await app.as(bisi.token)(acceptInvitation, { body: { code } })
  const id = await book()
  const receipt = await pay(id, 1_000_000, 'payment', bisi)
  expect(receipt).toMatchObject({
    receipt: 1,
    kind: 'payment',
    amount: naira(1_000_000),
    method: 'cash',
    by: 'Bísí',
    payer: 'Ada Eze',
    centre: { name: 'Yaba Fives Limited, RC 123456', address: '7 Adélékè Street, Surulere' },
    pitch: { _id: pitch, name: 'One' },
    timeZone: 'Africa/Lagos',
    start,
    end: later(1),
    price: 2_000_000,
    paid: 1_000_000,
  })
  await pay(id, 300_000, 'refund')
  const moved = { pitch: other, start: later(-1) }
  await app.as(owner.token)(moveDeskBooking, { params: { id }, body: moved })
  await renamePitch('Uno')
  await changeThis({ name: 'Fives', legalName: '', address: '1 Elsewhere' })
  await app.as(bisi.token)(updateUser, { body: { nickname: 'Bisi the Great' } })
  const link = await app.as(owner.token)(createBookingLink, { params: { id } })
  await app.as((await createPerson(app)).token)(claimBooking, { body: { code: link.code } })
  expect((await paymentsOf(id))[0]).toEqual(receipt)
})

test('a refund has its own receipt number and names the receipts it refunds', async () => {
  const id = await book()
  await pay(id, 1_000_000)
  await pay(id, 500_000)
  expect(await pay(id, 300_000, 'refund')).toMatchObject({
    receipt: 3,
    kind: 'refund',
    payer: 'Ada Eze',
    paid: 1_200_000,
    refundOf: [{ receipt: 2, amount: 300_000 }],
  })
  expect((await pay(id, 600_000, 'refund')).refundOf).toEqual([
    { receipt: 2, amount: 200_000 },
    { receipt: 1, amount: 400_000 },
  ])
  await pay(id, 100_000)
  expect((await pay(id, 200_000, 'refund')).refundOf).toEqual([
    { receipt: 5, amount: 100_000 },
    { receipt: 1, amount: 100_000 },
  ])
  for (const { kind, refundOf } of await paymentsOf(id))
    expect(refundOf === undefined).toBe(kind === 'payment')
})

test('the refund of a player’s share names the receipt of that share', async () => {
  const { session, captain, others } = await createOpenSession(app, { pitch, others: 1 })
  const move = (place: number, act: 'confirm' | 'take-back') =>
    app.as(owner.token)(recordPlacePayment, {
      params: { id: session._id, place: session.places[place]!._id },
      body: { act, method: 'transfer' },
    })
  await move(0, 'confirm')
  await move(1, 'confirm')
  await move(0, 'take-back')
  const payments = await paymentsOf(await bookingOf(session._id))
  expect(payments).toMatchObject([
    { receipt: 1, payer: captain.nickname, player: captain.nickname },
    { receipt: 2, payer: others[0]!.nickname },
    { receipt: 3, kind: 'refund', payer: captain.nickname, refundOf: [{ receipt: 1, amount: 250_000 }] },
  ])
})

test('the payer is the desk customer or the captain, by the name at that time', async () => {
  const id = await book()
  await pay(id, 100)
  await app.db.updateTable('customers').set({ name: 'Mama Ada' }).where('name', '=', 'Ada Eze').execute()
  expect((await paymentsOf(id))[0]).toMatchObject({ payer: 'Ada Eze' })
  const { session, captain } = await createOpenSession(app, { pitch: other, start: new Date(later(2)) })
  const booking = await bookingOf(session._id)
  const before = await pay(booking, 100)
  expect(before).toMatchObject({ payer: captain.nickname })
  await app.as(captain.token)(updateUser, { body: { nickname: 'Somebody new' } })
  expect((await paymentsOf(booking))[0]).toEqual(before)
})

test('deleting an account removes the name from receipts, and nothing else', async () => {
  const payer = await createPerson(app, { nickname: 'Zuberi', password })
  const { session } = await createOpenSession(app, { pitch })
  const { places } = await app.as(payer.token)(joinSession, { params: { id: session._id } })
  const place = places.find(({ player }) => player._id === payer.id)!._id
  const act = { act: 'confirm', method: 'cash' } as const
  await app.as(owner.token)(recordPlacePayment, { params: { id: session._id, place }, body: act })
  const booking = await bookingOf(session._id)
  const [before] = await paymentsOf(booking)
  expect(before).toMatchObject({ payer: 'Zuberi' })
  await app.as(payer.token)(deleteUser, { body: { password } })
  const { payer: _payer, player: _player, ...rest } = before!
  const [after] = await paymentsOf(booking)
  expect(after).toEqual({ ...rest, player: 'Former player' })
})

const tookLines = async () =>
  (await app.as(owner.token)(listCentreLog, { params: { id: centre }, query: {} })).lines.filter(
    ({ act }) => act === 'took',
  )

const createPaidGuest = async () => {
  const { session, captain } = await createOpenSession(app, { pitch })
  const guests = [{ name: 'Emeka' }]
  const params = { id: session._id }
  const { places } = await app.as(captain.token)(addGuests, { params, body: { guests } })
  const place = places.find(({ addedBy }) => addedBy)!._id
  const pay = (act: 'confirm' | 'take-back') =>
    app.as(owner.token)(recordPlacePayment, { params: { ...params, place }, body: { act, method: 'cash' } })
  await pay('confirm')
  const claim = async () => {
    const person = await createPerson(app, { nickname: 'Chukwuemeka', password })
    const { code } = await app.as(captain.token)(createGuestLink, { params: { ...params, place } })
    await app.as(person.token)(claimGuest, { body: { code } })
    return person
  }
  return { booking: await bookingOf(session._id), claim, pay }
}

test('a receipt for a place, and its line in the log, keep the name of the player who is renamed', async () => {
  const { session, captain } = await createOpenSession(app, { pitch })
  const place = session.places[0]!._id
  const act = { act: 'confirm', method: 'cash' } as const
  await app.as(owner.token)(recordPlacePayment, { params: { id: session._id, place }, body: act })
  const booking = await bookingOf(session._id)
  const before = [await paymentsOf(booking), await tookLines()]
  const { nickname } = captain
  expect(before).toMatchObject([[{ payer: nickname, player: nickname }], [{ about: nickname }]])
  await app.as(captain.token)(updateUser, { body: { nickname: 'Somebody new' } })
  expect([await paymentsOf(booking), await tookLines()]).toEqual(before)
})

test('a receipt for the place of a guest, and its line in the log, keep the name when an account claims the guest', async () => {
  const { booking, claim, pay } = await createPaidGuest()
  const before = [await paymentsOf(booking), await tookLines()]
  expect(before).toMatchObject([[{ payer: 'Emeka', player: 'Emeka' }], [{ about: 'Emeka' }]])
  const person = await claim()
  expect([await paymentsOf(booking), await tookLines()]).toEqual(before)
  await pay('take-back')
  expect(await paymentsOf(booking)).toMatchObject([
    { payer: 'Emeka', player: 'Emeka' },
    { kind: 'refund', payer: 'Chukwuemeka', player: 'Chukwuemeka' },
  ])
  await app.as(person.token)(deleteUser, { body: { password } })
  const [after] = await paymentsOf(booking)
  expect(after).toMatchObject({ player: 'Former player' })
  expect(after).not.toHaveProperty('payer')
  expect((await tookLines())[0]).not.toHaveProperty('about')
})

test('the name of an unclaimed guest is removed from receipts and the log when the guest is deleted', async () => {
  const { booking } = await createPaidGuest()
  const at = app.clock.now().getTime()
  await deleteOldData(app.db, new Date(at + (retentionDays.guestNames - 1) * day))
  expect(await paymentsOf(booking)).toMatchObject([{ payer: 'Emeka', player: 'Emeka' }])
  await deleteOldData(app.db, new Date(at + (retentionDays.guestNames + 1) * day))
  const [after] = await paymentsOf(booking)
  expect(after).toMatchObject({ player: 'Former player' })
  expect(after).not.toHaveProperty('payer')
  expect((await tookLines())[0]).not.toHaveProperty('about')
})

test('the cash-up shows the pitch’s name at that time, and stays with the centre that was paid', async () => {
  const { session } = await createOpenSession(app, { pitch })
  const booking = await bookingOf(session._id)
  await pay(booking, 1000)
  const apart = await createCentre(app)
  await sql`update centres set owner_id = ${owner.id} where id = ${apart.params.id}`.execute(app.db)
  const move = { pitch: apart.pitch, start }
  await app.as(owner.token)(moveBooking, { params: { id: booking }, body: move })
  await renamePitch('Uno')
  const day = '2025-11-20'
  expect((await app.as(owner.token)(getCashUp, { query: { day } })).payments).toMatchObject([
    { receipt: 1, booking, pitch: { _id: pitch, name: 'One' }, timeZone: 'Africa/Lagos' },
  ])
})

test('the database rejects changes to receipts and the names on them', async () => {
  const id = await book()
  await pay(id, 100)
  await expect(
    app.db.updateTable('booking_payments').set({ pitch_name: 'Two' }).where('booking_id', '=', id).execute(),
  ).rejects.toThrow('a row of booking_payments never changes')
  await expect(
    app.db.updateTable('log_names').set({ name: 'Nobody' }).where('name', '=', 'Ada Eze').execute(),
  ).rejects.toThrow('a row of log_names never changes')
})

test('receipts of a desk booking that was cancelled late show the amount owed at that time', async () => {
  const id = await book()
  const first = await pay(id, 500_000)
  await app.as(owner.token)(cancelDeskBooking, { params: { id }, body: { by: 'pitch' } })
  const back = await pay(id, 500_000, 'refund')
  expect([first.price, back.price, back.paid]).toEqual([2_000_000, 0, 0])
})
