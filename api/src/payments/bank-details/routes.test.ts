import { deleteUser } from '@i-one/contract/leaving'
import { getPayments, recordPlacePayment, type PaymentAction } from '@i-one/contract/payments'
import {
  BankDetails,
  getBankDetails,
  getTransferDetails,
  updateBankDetails,
  removeBankDetails,
} from '@i-one/contract/payments/bank-details'
import { findNearbyPitches, getPitch } from '@i-one/contract/pitches'
import { cancelSession, getSession } from '@i-one/contract/sessions'
import { authorizeSession } from '@i-one/contract/sessions/authorization'
import { addGuests, joinSession, leaveSession, removePlace } from '@i-one/contract/sessions/places'
import { getSessionByCode } from '@i-one/contract/sharing'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type OpenSession, createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, startTestApp } from '../../../test/suite.ts'
import { showBankDetails } from '../../accounts/sql.ts'

const app = await startTestApp({ rateLimits: false })
let owner: Person
beforeEach(async () => {
  owner = await createPerson(app, { isOwner: true, password })
  await showBankDetails(app.db, owner.id)
})

const details = { bank: 'First Bank', accountNumber: '0000014579', accountName: 'Folákẹ́ Adéníyì' }
const password = 'kickoff-at-seven'
const put = ({ token }: Person, body: z.input<typeof BankDetails> = details) =>
  app.as(token)(updateBankDetails, { body: { ...body, password } })
const remove = ({ token }: Person) => app.as(token)(removeBankDetails, { body: { password } })
const own = async ({ token }: Person) => (await app.as(token)(getBankDetails)).details
const detailsFor = async ({ session }: OpenSession, { token }: Person) =>
  (await app.as(token)(getTransferDetails, byId(session))).details

const createOwingSession = async (autoAuthorize = true) => {
  await put(owner)
  return createOpenSession(app, { others: 3, pitch: await createTestPitch(app, { owner, autoAuthorize }) })
}
const placeOf = async ({ session, captain }: OpenSession, { id }: { id: string }) => {
  const { places } = await app.as(captain.token)(getPayments, byId(session))
  return places.find(({ player }) => player._id === id)?.place ?? ''
}
const move = async (made: OpenSession, whose: { id: string }, { token }: Person, act: PaymentAction) =>
  app.as(token)(recordPlacePayment, {
    params: { id: made.session._id, place: await placeOf(made, whose) },
    body: { act, method: 'transfer' },
  })

describe('own bank details', () => {
  test('can be set, changed and removed, only by their owner', async () => {
    expect(await own(owner)).toBeNull()
    expect(await put(owner, { ...details, accountNumber: '000 001 4579' })).toEqual({
      details,
      heldFrom: null,
      shown: true,
    })
    expect(z.parse(BankDetails, await own(owner))).toEqual(details)
    const other = { bank: 'Mushin Microfinance', accountNumber: '1234567890', accountName: 'Five Ltd' }
    await put(owner, other)
    expect(await own(owner)).toEqual(other)
    expect(await own(await createPerson(app, { isOwner: true }))).toBeNull()
    expect(await remove(owner)).toEqual({ details: null, heldFrom: null, shown: true })
    expect(await own(owner)).toBeNull()
    await remove(owner)
  })

  test('of a new organizer are hidden from players until staff have reviewed them', async () => {
    owner = await createPerson(app, { isOwner: true, password })
    expect(await put(owner)).toMatchObject({ details, shown: false })
    const made = await createOwingSession()
    expect(await detailsFor(made, made.captain)).toBeNull()
    await showBankDetails(app.db, owner.id)
    expect(await detailsFor(made, made.captain)).toEqual(details)
  })

  test('are only for organizers', async () => {
    const player = await createPerson(app)
    await expect(put(player)).rejects.toMatchObject({ code: 'organizers-only', status: 409 })
    expect(await own(player)).toBeNull()
  })

  test('have a valid account number', async () => {
    await expect(put(owner, { ...details, accountNumber: '0000014578' })).rejects.toMatchObject({
      status: 400,
      fields: { accountNumber: 'Not a valid account number for this bank' },
    })
    await expect(put(owner, { ...details, accountNumber: '12' })).rejects.toMatchObject({
      fields: { accountNumber: 'Must be ten digits' },
    })
  })

  test('are deleted with the account', async () => {
    await put(owner)
    await app.as(owner.token)(deleteUser, { body: { password } })
    const left = await app.db.selectFrom('bank_details').selectAll().where('user_id', '=', owner.id).execute()
    expect(left).toEqual([])
  })
})

describe('where to transfer', () => {
  test('is told to who owes, also while they say they have paid, and to the organizer', async () => {
    const made = await createOwingSession()
    const [player] = made.others as [Person]
    for (const person of [made.captain, player, owner])
      expect(await detailsFor(made, person)).toEqual(details)
    await move(made, player, player, 'say')
    expect(await detailsFor(made, player)).toEqual(details)
  })

  test('is told to nobody who has paid, is let off, or has been given back', async () => {
    const made = await createOwingSession()
    const [paid, waived, back] = made.others as [Person, Person, Person]
    await move(made, paid, made.captain, 'confirm')
    await move(made, waived, made.captain, 'waive')
    await move(made, back, made.captain, 'confirm')
    await move(made, back, made.captain, 'refund')
    for (const person of [paid, waived, back]) expect(await detailsFor(made, person)).toBeNull()
    await move(made, paid, made.captain, 'take-back')
    expect(await detailsFor(made, paid)).toEqual(details)
  })

  test('is told to no stranger, nobody who waits, has left or was removed', async () => {
    const made = await createOwingSession()
    await app.as(made.captain.token)(addGuests, {
      ...byId(made.session),
      body: { guests: Array.from({ length: 6 }, (_, n) => ({ name: `Guest ${n}` })) },
    })
    const waits = await createPerson(app)
    await app.as(waits.token)(joinSession, byId(made.session))
    const [left, removed] = made.others as [Person, Person]
    const place = await placeOf(made, removed)
    await app.as(left.token)(leaveSession, byId(made.session))
    expect(await detailsFor(made, waits)).toEqual(details)
    const next = await createPerson(app)
    await app.as(next.token)(joinSession, byId(made.session))
    expect(await detailsFor(made, next)).toBeNull()
    await app.as(made.captain.token)(removePlace, { params: { id: made.session._id, place } })
    const admin = await createPerson(app, { isAdmin: true })
    for (const person of [
      left,
      removed,
      await createPerson(app),
      await createPerson(app, { isOwner: true }),
      admin,
    ])
      expect(await detailsFor(made, person)).toBeNull()
  })

  test('is told to the host of a guest who owes, though the host has paid', async () => {
    const made = await createOwingSession()
    const [host] = made.others as [Person]
    await move(made, host, made.captain, 'confirm')
    await app.as(host.token)(addGuests, { ...byId(made.session), body: { guests: [{ name: 'Emeka' }] } })
    expect(await detailsFor(made, host)).toEqual(details)
    const { places } = await app.as(host.token)(getPayments, byId(made.session))
    await move(
      made,
      { id: places.find(({ player }) => player.name === 'Emeka')!.player._id },
      owner,
      'confirm',
    )
    expect(await detailsFor(made, host)).toBeNull()
  })

  test('waits for the session and the pitch, and ends when it is called off', async () => {
    const made = await createOwingSession(false)
    expect(await detailsFor(made, made.captain)).toBeNull()
    await app.as(owner.token)(authorizeSession, byId(made.session))
    expect(await detailsFor(made, made.captain)).toEqual(details)
    await app.as(made.captain.token)(cancelSession, byId(made.session))
    expect(await detailsFor(made, made.captain)).toBeNull()
    const open = await createOpenSession(app, {
      pitch: await createTestPitch(app, { owner, autoAuthorize: true }),
      others: 1,
    })
    expect(await detailsFor(open, open.captain)).toBeNull()
  })

  test('is shown to players who left late and still owe', async () => {
    const made = await createOwingSession()
    const [late] = made.others as [Person]
    app.clock.set(new Date(sessionStart.getTime() - 60 * 60_000))
    await app.as(late.token)(leaveSession, byId(made.session))
    expect(await detailsFor(made, late)).toEqual(details)
    await move(made, late, made.captain, 'waive')
    expect(await detailsFor(made, late)).toBeNull()
  })

  test('is nothing where the pitch has no organizer, or the organizer no details', async () => {
    const without = await createOpenSession(app, { others: 3 })
    expect(await detailsFor(without, without.captain)).toBeNull()
    const made = await createOwingSession()
    await remove(owner)
    expect(await detailsFor(made, made.captain)).toBeNull()
  })

  test('is not there for who may not see the session, nor without a login', async () => {
    await put(owner)
    const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
    const { session } = await createOpenSession(app, { pitch, others: 3, visibility: 'link' })
    const ask = (token?: string) => app.as(token)(getTransferDetails, byId(session))
    await expect(ask((await createPerson(app)).token)).rejects.toMatchObject({
      code: 'not-found',
      status: 404,
    })
    await expect(ask()).rejects.toMatchObject({ code: 'not-signed-in', status: 401 })
    await expect(app.as(owner.token)(getTransferDetails, byId({ _id: owner.id }))).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  test('are in no other response, and never cached', async () => {
    const made = await createOwingSession()
    const [player] = made.others as [Person]
    const pitch = byId(made.session.pitch)
    const said = await app.as(player.token)(recordPlacePayment, {
      params: { id: made.session._id, place: await placeOf(made, player) },
      body: { act: 'say' },
      key: 'once',
    })
    const answers = [
      said,
      await app.as(player.token)(getSession, byId(made.session)),
      await app.as()(getSessionByCode, { params: { code: made.session.code } }),
      await app.as(player.token)(getPayments, byId(made.session)),
      await app.as()(getPitch, pitch),
      await app.as()(findNearbyPitches, { query: { lng: 3.3541, lat: 6.4969 } }),
    ]
    expect(JSON.stringify(answers)).not.toContain(details.accountNumber)
    const saved = await app.db.selectFrom('first_answers').selectAll().execute()
    expect(saved).not.toEqual([])
    expect(JSON.stringify(saved)).not.toContain(details.accountNumber)
  })
})
