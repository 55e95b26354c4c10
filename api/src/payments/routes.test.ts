import { type PaymentAction, Payments, getPayments, recordPlacePayment } from '@i-one/contract/payments'
import { cancelSession, createSession, startSession } from '@i-one/contract/sessions'
import { addGuests, joinSession, leaveSession, removePlace } from '@i-one/contract/sessions/places'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lockRow } from '../../test/lock.ts'
import {
  type OpenSession,
  createTestHold,
  createOpenSession,
  sessionStart,
  usualSettings,
} from '../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../test/make.ts'
import { byId, apiError, startTestApp } from '../../test/suite.ts'

const app = await startTestApp()

const placeOf = async ({ session, captain }: OpenSession, person: Person) => {
  const { places } = await app.as(captain.token)(getPayments, byId(session))
  return places.find(({ player }) => player._id === person.id)!.place
}
const payments = ({ session }: OpenSession, { token }: Person) => app.as(token)(getPayments, byId(session))
const move = (
  { session }: OpenSession,
  place: string,
  { token }: Person,
  act: PaymentAction,
  method?: 'cash' | 'transfer',
) => app.as(token)(recordPlacePayment, { params: { id: session._id, place }, body: { act, method } })
const stateOf = ({ places }: Payments, place: string) => places.find((one) => one.place === place)?.state
const moved = { code: 'payment-moved', status: 409 }

describe('the money of a session', () => {
  test('is split by place, and the captain sees what each player owes', async () => {
    const made = await createOpenSession(app, { others: 2 })
    const seen = await payments(made, made.captain)
    expect(z.parse(Payments, seen)).toEqual(seen)
    expect(seen).toMatchObject({ currency: 'NGN', forecast: true, collects: true })
    expect(seen.places.map(({ share, state }) => [share, state])).toEqual(
      Array.from({ length: 3 }, () => [250_000, 'unpaid']),
    )
    expect(seen.totals).toMatchObject({ owed: 750_000, unpaid: 750_000, paid: 0 })
  })

  test('is visible in full to the pitch, and to players only for themselves', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const made = await createOpenSession(app, { others: 2, pitch: await createTestPitch(app, { owner }) })
    const [player] = made.others as [Person, Person]
    expect((await payments(made, owner)).places).toHaveLength(3)
    const own = await payments(made, player)
    expect(own).toMatchObject({ collects: false, totals: { owed: 750_000 } })
    expect(own.places).toMatchObject([{ player: { _id: player.id }, mine: true }])
    await expect(payments(made, await createPerson(app))).rejects.toMatchObject(apiError('not-yours'))
    const waiting = await createPerson(app)
    await app.as(waiting.token)(joinSession, byId(made.session))
    expect(await payments(made, waiting)).toMatchObject({ collects: false, totals: { owed: 1_000_000 } })
    const staff = await createPerson(app, { isAdmin: true })
    expect((await payments(made, staff)).places).toHaveLength(4)
    const hidden = await createOpenSession(app, { visibility: 'link' })
    await expect(payments(hidden, waiting)).rejects.toMatchObject(apiError('not-found', 404))
  })

  test('is seen by a removed player who has money to get back, and by no other removed player', async () => {
    const made = await createOpenSession(app, { others: 2 })
    const [paid, unpaid] = made.others as [Person, Person]
    const place = await placeOf(made, paid)
    await move(made, place, paid, 'say')
    await move(made, place, made.captain, 'confirm')
    for (const person of [paid, unpaid])
      await app.as(made.captain.token)(removePlace, {
        params: { id: made.session._id, place: await placeOf(made, person) },
      })
    expect((await payments(made, paid)).places).toMatchObject([{ place, state: 'to-refund' }])
    expect((await payments(made, paid)).totals).toMatchObject({ owed: 0, toRefund: 250_000 })
    await expect(payments(made, unpaid)).rejects.toMatchObject(apiError('not-yours'))
  })

  test('adds up to the price from the start on', async () => {
    const made = await createOpenSession(app, { others: 5 })
    app.clock.set(sessionStart)
    await app.as(made.captain.token)(startSession, byId(made.session))
    const { places, totals, forecast } = await payments(made, made.captain)
    expect(forecast).toBe(false)
    expect(totals.owed).toBe(2_500_000)
    expect(places.map(({ share }) => share)).toEqual([416_700, 416_700, 416_700, 416_700, 416_600, 416_600])
  })

  test('is said by who plays and confirmed by the captain', async () => {
    const made = await createOpenSession(app, { others: 1 })
    const [player] = made.others as [Person]
    const place = await placeOf(made, player)
    expect(stateOf(await move(made, place, player, 'say', 'transfer'), place)).toBe('said')
    await expect(move(made, place, player, 'confirm')).rejects.toMatchObject({ code: 'not-yours' })
    const confirmed = await move(made, place, made.captain, 'confirm')
    expect(confirmed.places).toContainEqual(
      expect.objectContaining({ place, state: 'paid', method: 'transfer', paid: 250_000, open: 0 }),
    )
    await expect(move(made, place, player, 'take-back')).rejects.toMatchObject({
      ...moved,
      body: { payment: { place, state: 'paid', paid: 250_000 } },
    })
  })

  test('is confirmed at the amount that was seen, or not at all', async () => {
    const made = await createOpenSession(app, { others: 5 })
    const { session, captain, others } = made
    const place = await placeOf(made, others[0]!)
    const confirm = (expected: number) =>
      app.as(captain.token)(recordPlacePayment, {
        params: { id: session._id, place },
        body: { act: 'confirm', expected },
      })
    // the captain saw a full session's share, but at kick-off six players share the price
    app.clock.set(sessionStart)
    await app.as(captain.token)(startSession, byId(session))
    await expect(confirm(250_000)).rejects.toMatchObject({
      ...moved,
      body: { payment: { place, state: 'unpaid', open: 416_700 } },
    })
    expect((await payments(made, captain)).totals).toMatchObject({ paid: 0 })
    expect((await confirm(416_700)).totals).toMatchObject({ paid: 416_700 })
  })

  test('is said for a guest by the host, and may be confirmed by the pitch', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const made = await createOpenSession(app, {
      others: 1,
      pitch: await createTestPitch(app, { owner, autoAuthorize: true }),
    })
    const [host] = made.others as [Person]
    await app.as(host.token)(addGuests, { ...byId(made.session), body: { guests: [{ name: 'Emeka' }] } })
    const guest = (await payments(made, host)).places.find(({ player }) => player.name === 'Emeka')!
    await move(made, guest.place, host, 'say')
    expect(stateOf(await move(made, guest.place, owner, 'confirm'), guest.place)).toBe('paid')
  })

  test('is owed by who leaves late until somebody takes the place', async () => {
    const made = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
    const [player] = made.others as [Person]
    const place = await placeOf(made, player)
    app.clock.set(new Date(sessionStart.getTime() - 60 * 60_000))
    await app.as(player.token)(leaveSession, byId(made.session))
    expect(stateOf(await payments(made, made.captain), place)).toBe('unpaid')
    await app.as((await createPerson(app)).token)(joinSession, byId(made.session))
    const { places, totals } = await payments(made, made.captain)
    expect(places).toHaveLength(2)
    expect(places.map((one) => one.place)).not.toContain(place)
    expect(totals.owed).toBe(2_500_000)
  })

  test('is given back to who paid and leaves, is removed, or whose session is cancelled', async () => {
    const made = await createOpenSession(app, { others: 3 })
    const [leaver, removed, left] = made.others as [Person, Person, Person]
    const places = [
      await placeOf(made, leaver),
      await placeOf(made, removed),
      await placeOf(made, left),
    ] as const
    for (const place of places) await move(made, place, made.captain, 'confirm')
    await app.as(leaver.token)(leaveSession, byId(made.session))
    await app.as(made.captain.token)(removePlace, { params: { id: made.session._id, place: places[1] } })
    await app.as(made.captain.token)(cancelSession, byId(made.session))
    const seen = await payments(made, made.captain)
    expect(seen.places.map(({ state, share, open }) => ({ state, share, open }))).toEqual(
      Array.from({ length: 3 }, () => ({ state: 'to-refund', share: 0, open: -250_000 })),
    )
    expect(seen.totals).toMatchObject({ owed: 0, unpaid: 0, paid: 750_000, toRefund: 750_000 })
    const after = await move(made, places[0], made.captain, 'refund')
    expect(stateOf(after, places[0])).toBe('refunded')
    expect(after.totals).toMatchObject({ paid: 500_000, toRefund: 500_000 })
  })

  test('is nothing where the pitch costs nothing', async () => {
    const captain = await createPerson(app)
    const hold = await createTestHold(app, { booker: captain, pitch: await createTestPitch(app) })
    await app.db.updateTable('bookings').set({ price_amount: 0 }).where('id', '=', hold).execute()
    const session = await app.as(captain.token)(createSession, { body: { hold, ...usualSettings } })
    const { places, totals } = await app.as(captain.token)(getPayments, byId(session))
    expect({ places, owed: totals.owed }).toEqual({ places: [], owed: 0 })
  })
})

describe('concurrent payments', () => {
  const race = async (first: PaymentAction, second: PaymentAction, pitchFirst = false) => {
    const owner = await createPerson(app, { isOwner: true })
    const made = await createOpenSession(app, {
      others: 1,
      pitch: await createTestPitch(app, { owner, autoAuthorize: true }),
    })
    const place = await placeOf(made, made.others[0]!)
    if (first === 'refund' || second === 'refund') await move(made, place, made.others[0]!, 'say')
    const lock = await lockRow(app, 'sessions', made.session._id)
    const [one, other] = pitchFirst ? [owner, made.captain] : [made.captain, owner]
    await lock.queue(() => move(made, place, one, first))
    await lock.queue(() => move(made, place, other, second))
    const answers = await lock.release()
    return { answers, state: stateOf(await payments(made, owner), place) }
  }

  test('are confirmed once; the second request gets the current state', async () => {
    const { answers, state } = await race('confirm', 'confirm', true)
    expect(answers).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { ...moved, body: { payment: { state: 'paid', paid: 250_000 } } } },
    ])
    expect(state).toBe('paid')
  })

  test('who confirm, the captain first, are one payment that the pitch has received', async () => {
    const { answers, state } = await race('confirm', 'confirm')
    expect(answers).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled', value: { totals: { paid: 250_000, received: 250_000 } } },
    ])
    expect(state).toBe('paid')
  })

  test('a confirmation before a refund is given back, after it stands', async () => {
    expect(await race('confirm', 'refund')).toMatchObject({ state: 'refunded' })
    const { answers, state } = await race('refund', 'confirm')
    expect(answers).toMatchObject([{ status: 'rejected', reason: moved }, { status: 'fulfilled' }])
    expect(state).toBe('paid')
  })
})

test('a repeat with the same key is the first answer', async () => {
  const made = await createOpenSession(app, { others: 1 })
  const [player] = made.others as [Person]
  const params = { id: made.session._id, place: await placeOf(made, player) }
  const say = () => app.as(player.token)(recordPlacePayment, { params, body: { act: 'say' }, key: 'once' })
  expect(await say()).toEqual(await say())
})

test('no row of the ledger changes or goes', async () => {
  await createOpenSession(app)
  await expect(sql`update ledger set amount = amount + 1`.execute(app.db)).rejects.toThrow('never changes')
  await expect(sql`delete from ledger`.execute(app.db)).rejects.toThrow('never changes')
})

test('no row of the ledger is about a place of another session', async () => {
  const [made, other] = [await createOpenSession(app), await createOpenSession(app)]
  const transfer = sql`
    insert into ledger (session_id, place_id, act, from_account, to_account, amount, at)
    values (${made.session._id}, ${other.session.places[0]!._id}, 'owe', 'share', 'open', 1, ${app.clock.now()})`
  await expect(transfer.execute(app.db)).rejects.toMatchObject({ constraint: 'ledger_place_of_session' })
})

test('who was removed from a session of a link sees what they gave, who gave nothing sees nothing', async () => {
  const made = await createOpenSession(app, { others: 2, visibility: 'link' })
  const [paid, owed] = made.others as [Person, Person]
  const places = [await placeOf(made, paid), await placeOf(made, owed)] as const
  await move(made, places[0], paid, 'say')
  await move(made, places[0], made.captain, 'confirm')
  for (const place of places)
    await app.as(made.captain.token)(removePlace, { params: { id: made.session._id, place } })
  expect((await payments(made, paid)).places).toMatchObject([{ place: places[0], state: 'to-refund' }])
  await move(made, places[0], made.captain, 'refund')
  expect(stateOf(await payments(made, paid), places[0])).toBe('refunded')
  await expect(payments(made, owed)).rejects.toMatchObject({ code: 'not-found', status: 404 })
})

test('users who cannot see the session get not-found', async () => {
  const made = await createOpenSession(app, { visibility: 'link' })
  const stranger = await createPerson(app)
  const place = await placeOf(made, made.captain)
  await expect(payments(made, stranger)).rejects.toMatchObject({ code: 'not-found', status: 404 })
  await expect(move(made, place, stranger, 'say')).rejects.toMatchObject({ code: 'not-found' })
})
