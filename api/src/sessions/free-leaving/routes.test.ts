import { moveBooking } from '@i-one/contract/centres/bookings'
import { suspend } from '@i-one/contract/moderation/staff/suspension'
import { listNotifications } from '@i-one/contract/notifications'
import { updateQuietHours } from '@i-one/contract/notifications/quiet-hours'
import { getPayments } from '@i-one/contract/payments'
import { type Session, getSession } from '@i-one/contract/sessions'
import { editSession } from '@i-one/contract/sessions/captain'
import {
  acceptChallenge,
  getChallenge,
  updateChallengeAvailability,
} from '@i-one/contract/sessions/challenges'
import { withdrawOpponent, becomeOpponent } from '@i-one/contract/sessions/opponents'
import {
  acceptOffer,
  addGuests,
  claimGuest,
  joinSession,
  leaveSession,
  createGuestLink,
} from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import { createChallenge } from '../../../test/make-challenge.ts'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, hour, minute, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })

type Seen = Pick<Session, '_id'>

const as = ({ token }: Person) => app.as(token)
const beforeKickOff = (milliseconds: number) => new Date(sessionStart.getTime() - milliseconds)
const look = (person: Person, session: Seen) => as(person)(getSession, byId(session))
const leave = (person: Person, session: Seen) => as(person)(leaveSession, byId(session))
const join = (person: Person, session: Seen, set?: number) =>
  as(person)(joinSession, { ...byId(session), body: { set } })
const owed = async (person: Person, reader: Person, session: Seen) => {
  const { places } = await as(reader)(getPayments, byId(session))
  return places.find(({ player }) => player._id === person.id)?.share ?? 0
}
const wordsTo = async (person: Person) =>
  (await as(person)(listNotifications)).notifications.map(({ text }) => text).join(' ')
const sleep = (person: Person) =>
  as(person)(updateQuietHours, {
    body: { on: true, from: '09:00', until: '19:30', timeZone: 'Africa/Lagos' },
  })

const createAcceptedChallenge = async (pays: 'both' | 'to' = 'both') => {
  const member = await createPerson(app)
  const to = await createTestTeam(app, { members: [member], name: 'Yaba Yaks' })
  const other = await createPerson(app)
  const from = await createTestTeam(app, { members: [other], name: 'Danfo Drifters' })
  const { challenge } = await createChallenge(app, { from, to, times: [0], pays })
  const slot = challenge.slots[0]!._id
  const body = { slot, answer: 'in' as const }
  await as(member)(updateChallengeAvailability, { ...byId(challenge), body })
  app.clock.set(beforeKickOff(6 * hour + minute))
  const accept = async () => {
    await as(to.captain)(acceptChallenge, { ...byId(challenge), body: { slot } })
    const { session = '' } = await as(to.captain)(getChallenge, byId(challenge))
    return { _id: session }
  }
  return { member, other, captain: from.captain, opponent: to.captain, accept }
}

describe('a player whose place is changed by others can leave freely', () => {
  test('after their team accepted a challenge at night, since they said they could play', async () => {
    const { member, accept } = await createAcceptedChallenge()
    await sleep(member)
    const session = await accept()
    expect((await look(member, session)).mine).toMatchObject({
      state: 'going',
      leaveFreeUntil: sessionStart.toISOString(),
    })
    expect(await wordsTo(member)).toContain('You can leave for free until 20:00.')
    app.clock.set(beforeKickOff(minute))
    expect((await leave(member, session)).mine).toMatchObject({ state: 'left' })
  })

  test('after an edit by which they could owe more than they joined for, which is refused after kick-off', async () => {
    const edit = (captain: Person, session: Seen, playersPerTeam: number) =>
      as(captain)(editSession, { ...byId(session), body: { playersPerTeam } })
    const { session, captain, others } = await createOpenSession(app, { playersPerTeam: 2, others: 1 })
    const [player] = others as [Person]
    app.clock.set(beforeKickOff(2 * hour))
    await edit(captain, session, 1)
    expect((await look(player, session)).mine).toMatchObject({
      leaveFreeUntil: beforeKickOff(hour).toISOString(),
    })
    expect((await look(captain, session)).mine).not.toHaveProperty('leaveFreeUntil')
    expect(await wordsTo(player)).toContain('You can leave for free until 19:00')
    await edit(captain, session, 3)
    app.clock.set(sessionStart)
    await expect(edit(captain, session, 1)).rejects.toMatchObject(apiError('relied-on'))
    await edit(captain, session, 4)
    app.clock.set(beforeKickOff(hour))
    expect((await leave(player, session)).mine).toMatchObject({ state: 'left' })
  })

  test('after the side that pays gave up, which is refused after kick-off', async () => {
    const { other, captain, opponent, accept } = await createAcceptedChallenge('to')
    const session = await accept()
    await join(other, session, 1)
    expect(await owed(other, captain, session)).toBe(0)
    app.clock.set(sessionStart)
    const giveUp = () => as(opponent)(withdrawOpponent, byId(session))
    await expect(giveUp()).rejects.toMatchObject(apiError('relied-on'))
    app.clock.set(beforeKickOff(3 * hour))
    await giveUp()
    expect(await owed(other, captain, session)).toBeGreaterThan(0)
    expect(await wordsTo(other)).toContain('You can leave for free until 18:00')
    app.clock.set(beforeKickOff(2 * hour))
    expect((await leave(other, session)).mine).toMatchObject({ state: 'left' })
    expect(await owed(other, captain, session)).toBe(0)
  })
})

describe('a late leaver owes nothing after the game was changed', () => {
  const createLateLeaver = async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
    const { session, captain, others } = await createOpenSession(app, { pitch, others: 3 })
    const [late] = others as [Person]
    app.clock.set(beforeKickOff(2 * hour))
    await leave(late, session)
    expect(await owed(late, captain, session)).toBe(250_000)
    return { owner, pitch, session, captain, late }
  }

  test('after the pitch moved it: everyone else can leave freely too', async () => {
    const { owner, pitch, session, captain, late } = await createLateLeaver()
    const booking = await app.db
      .selectFrom('sessions')
      .select('booking_id')
      .where('id', '=', session._id)
      .executeTakeFirstOrThrow()
    const start = new Date(sessionStart.getTime() + hour).toISOString()
    await as(owner)(moveBooking, {
      params: { id: booking.booking_id },
      body: { pitch, start, length: 'kept' },
    })
    expect((await look(late, session)).mine).toMatchObject({ state: 'left' })
    expect(await owed(late, captain, session)).toBe(0)
  })

  test('after its whole side gave up', async () => {
    const { session, captain } = await createOpenSession(app, { sets: 1, playersPerTeam: 3 })
    const [opponent, late] = [await createPerson(app), await createPerson(app)]
    await as(opponent)(becomeOpponent, { ...byId(session), body: {} })
    await join(late, session, 2)
    app.clock.set(beforeKickOff(2 * hour))
    await leave(late, session)
    expect(await owed(late, captain, session)).toBeGreaterThan(0)
    await as(opponent)(withdrawOpponent, byId(session))
    expect((await look(late, session)).mine).toMatchObject({ state: 'left' })
    expect(await owed(late, captain, session)).toBe(0)
  })
})

const shutOut = async (person: Person) => {
  const admin = await createPerson(app, { isAdmin: true })
  const body = { reason: 'threatens-people' as const, days: 7 as const, words: 'Threatened people.' }
  return as(admin)(suspend, { params: { id: person.id }, body })
}

test('a suspended player is taken out of a game that begins soon, and owes nothing for it', async () => {
  const { session, captain, others } = await createOpenSession(app, { others: 3 })
  const [player] = others as [Person]
  app.clock.set(beforeKickOff(hour))
  await shutOut(player)
  expect(await owed(player, captain, session)).toBe(0)
})

test('a side that pays stays after kick-off when its captain is suspended, so nobody else has to pay', async () => {
  const { other, captain, opponent, accept } = await createAcceptedChallenge('to')
  const session = await accept()
  await join(other, session, 1)
  app.clock.set(sessionStart)
  const { sessions } = await shutOut(opponent)
  expect(sessions).toMatchObject([{ _id: session._id, fate: 'goes-on' }])
  expect(await owed(other, captain, session)).toBe(0)
})

test('whoever claims a guest on the waitlist is asked first, and pays for themselves', async () => {
  const { session, captain, others } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
  const [leaver] = others as [Person]
  const body = { guests: [{ name: 'Emeka' }] }
  const { places } = await as(captain)(addGuests, { ...byId(session), body })
  const place = places.find(({ player }) => player.name === 'Emeka')!._id
  const { code } = await as(captain)(createGuestLink, { params: { id: session._id, place } })
  const emeka = await createPerson(app)
  expect((await as(emeka)(claimGuest, { body: { code } })).mine).toMatchObject({
    state: 'waitlisted',
    takeMeIn: false,
  })
  await leave(leaver, session)
  expect((await look(emeka, session)).mine).toMatchObject({ state: 'offered' })
  await as(emeka)(acceptOffer, byId(session))
  expect((await as(emeka)(getPayments, byId(session))).places).toMatchObject([{ place, mine: true }])
  const collected = await as(captain)(getPayments, byId(session))
  expect(collected.places.find((one) => one.place === place)).toMatchObject({ mine: false })
})
