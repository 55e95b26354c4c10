import { deleteUser } from '@i-one/contract/leaving'
import { previewSuspension, suspend } from '@i-one/contract/moderation/staff/suspension'
import { listNotifications } from '@i-one/contract/notifications'
import { getPayments } from '@i-one/contract/payments'
import {
  type Session,
  cancelSession,
  finishSession,
  getSession,
  startSession,
} from '@i-one/contract/sessions'
import { confirmDespiteShortage, transferCaptaincy } from '@i-one/contract/sessions/captain'
import { addGuests, joinSession, leaveSession } from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import { lockRow } from '../../../test/lock.ts'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, blockCustomer } from '../../../test/make.ts'
import { byId, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const admin = await createPerson(app, { isAdmin: true })
const stranger = await createPerson(app)

type Called = { _id: string }
const as = (person?: Person) => app.as(person?.token)
const look = (person: Person, session: Called) => as(person)(getSession, byId(session))
const join = (person: Person, session: Called) => as(person)(joinSession, byId(session))
const kindsOf = async (person: Person) =>
  (await as(person)(listNotifications)).notifications.map(({ kind }) => kind)
const begin = async ({ captain, session }: { captain: Person; session: Session }) => {
  app.clock.set(sessionStart)
  return as(captain)(startSession, byId(session))
}

describe('handing over', () => {
  const hand = (person: Person | undefined, session: Called, to: { id: string }) =>
    as(person)(transferCaptaincy, { ...byId(session), body: { player: to.id } })

  test('makes a player captain and notifies them; the previous captain keeps the place and can leave', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 1 })
    const [next] = others as [Person]
    await expect(as(captain)(leaveSession, byId(session))).rejects.toMatchObject(apiError('captain-stays'))
    const handed = await hand(captain, session, next)
    expect(handed).toMatchObject({ captain: { _id: next.id, nickname: next.nickname }, going: 2 })
    expect(handed.mine).toMatchObject({ state: 'going' })
    expect(await kindsOf(next)).toEqual(['handed-over'])
    await expect(as(captain)(cancelSession, byId(session))).rejects.toMatchObject(apiError('not-yours'))
    expect(await as(captain)(leaveSession, byId(session))).toMatchObject({ going: 1 })
    expect(await as(next)(cancelSession, byId(session))).toMatchObject({ reason: 'captain' })
  })

  test('of a session that is played goes to nobody who is suspended', async () => {
    const made = await createOpenSession(app, { others: 3 })
    const { session, captain, others } = made
    const [one, other] = others as [Person, Person]
    await begin(made)
    const shutOut = (who: Person) =>
      as(admin)(suspend, {
        params: { id: who.id },
        body: { reason: 'threatens-people', days: 7, words: 'Threatened people.' },
      })
    await shutOut(one)
    await expect(hand(captain, session, one)).rejects.toMatchObject(apiError('cannot-lead'))
    expect((await hand(captain, session, other)).captain._id).toBe(other.id)
  })

  test('is rejected for a player banned from the centre, also when staff do it', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 2 })
    const [one, other] = others as [Person, Person]
    await blockCustomer(app, one, session.pitch._id)
    for (const person of [captain, admin])
      await expect(hand(person, session, one)).rejects.toMatchObject(apiError('cannot-lead-here'))
    expect(await look(one, session)).toMatchObject({ captain: { _id: captain.id }, mine: { state: 'going' } })
    expect((await hand(captain, session, other)).captain._id).toBe(other.id)
  })

  test('to oneself changes nothing', async () => {
    const { session, captain } = await createOpenSession(app)
    expect(await hand(captain, session, captain)).toMatchObject({ captain: { _id: captain.id } })
    expect(await kindsOf(captain)).toEqual([])
  })

  test('is possible after the start, until the end', async () => {
    const made = await createOpenSession(app, { others: 3 })
    const { session, captain, others } = made
    const [next, other] = others as [Person, Person]
    await begin(made)
    expect(await hand(captain, session, next)).toMatchObject({ state: 'started', captain: { _id: next.id } })
    await expect(as(captain)(finishSession, byId(session))).rejects.toMatchObject(apiError('not-yours'))
    await as(next)(finishSession, byId(session))
    await expect(hand(next, session, other)).rejects.toMatchObject(apiError('session-ended'))
  })

  test('is rejected after kick-off if the new captain would owe for empty places', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 2 })
    const [next] = others as [Person]
    await as(captain)(confirmDespiteShortage, byId(session))
    expect((await hand(captain, session, next)).captain._id).toBe(next.id)
    expect((await hand(next, session, captain)).captain._id).toBe(captain.id)
    app.clock.set(sessionStart)
    const expectRejectedNow = () =>
      expect(hand(captain, session, next)).rejects.toMatchObject(apiError('captain-pays'))
    await expectRejectedNow()
    const body = { reason: 'threatens-people' as const, days: 7 as const, words: 'Threatened people.' }
    const params = { id: captain.id }
    expect((await as(admin)(previewSuspension, { params })).sessions).toMatchObject([{ fate: 'called-off' }])
    await as(captain)(startSession, byId(session))
    await expectRejectedNow()
    expect((await as(admin)(suspend, { params, body })).sessions).toMatchObject([{ fate: 'goes-on' }])
    const { places } = await as(next)(getPayments, byId(session))
    expect(places.find(({ player }) => player._id === next.id)).toMatchObject({ share: 625_000 })
  })

  test('requires a going player who is not a guest', async () => {
    const { session, captain, others } = await createOpenSession(app, { playersPerTeam: 1, others: 2 })
    const [, waits] = others as [Person, Person]
    for (const person of [waits, stranger])
      await expect(hand(captain, session, person)).rejects.toMatchObject(apiError('not-in'))
    const roomy = await createOpenSession(app)
    const body = { guests: [{ name: 'Emeka' }] }
    const { places } = await as(roomy.captain)(addGuests, { ...byId(roomy.session), body })
    const guest = { id: places.at(-1)?.player._id ?? '' }
    await expect(hand(roomy.captain, roomy.session, guest)).rejects.toMatchObject(
      apiError('guest-cannot-lead'),
    )
  })

  test('is its captain’s and staff’s', async () => {
    const { session, others } = await createOpenSession(app, { others: 1 })
    const to = others[0]!
    await expect(hand(undefined, session, to)).rejects.toMatchObject(apiError('not-signed-in', 401))
    for (const person of [to, stranger])
      await expect(hand(person, session, to)).rejects.toMatchObject(apiError('not-yours'))
    const hidden = await createOpenSession(app, { visibility: 'link', others: 1 })
    for (const none of [hidden.session, { _id: stranger.id }])
      await expect(hand(stranger, none, to)).rejects.toMatchObject(apiError('not-found', 404))
    expect(await hand(admin, session, to)).toMatchObject({ captain: { _id: to.id } })
  })

  describe('before deleting the account', () => {
    const password = 'kickoff-at-seven'
    const leaveForGood = (person: Person) => as(person)(deleteUser, { body: { password } })

    test('is asked for, and then leaving works', async () => {
      const captain = await createPerson(app, { password })
      const { session, others } = await createOpenSession(app, { captain, others: 1 })
      const [next] = others as [Person]
      await expect(leaveForGood(captain)).rejects.toMatchObject(apiError('hand-over-first'))
      await hand(captain, session, next)
      await leaveForGood(captain)
      expect(await look(next, session)).toMatchObject({ captain: { _id: next.id }, going: 1 })
    })

    test('never makes a user captain whose account is being deleted', async () => {
      const next = await createPerson(app, { password })
      const made = await createOpenSession(app, { others: 2 })
      const { session, captain } = made
      await join(next, session)
      await begin(made)
      const row = await lockRow(app, 'sessions', session._id)
      await row.queue(() => hand(captain, session, next))
      await row.queue(() => leaveForGood(next))
      expect(await row.release()).toMatchObject([
        { status: 'fulfilled' },
        { status: 'rejected', reason: apiError('hand-over-first') },
      ])
      expect(await look(next, session)).toMatchObject({ captain: { _id: next.id } })
    })
  })
})
