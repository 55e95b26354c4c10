import { updateQuietHours } from '@i-one/contract/notifications/quiet-hours'
import { getPayments } from '@i-one/contract/payments'
import { type Session, finishSession, getSession, startSession } from '@i-one/contract/sessions'
import { becomeOpponent } from '@i-one/contract/sessions/opponents'
import {
  acceptOffer,
  addGuests,
  joinSession,
  leaveSession,
  promotePlayer,
  removePlace,
  setAttendance,
} from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import { simulateAbsence } from '../../../test/away.ts'
import { type OpenSession, createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { byId, hour, minute, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp({ rateLimits: false })

type Seen = Pick<Session, '_id'>

const as = ({ token }: Person) => app.as(token)
const beforeKickOff = (milliseconds: number) => new Date(sessionStart.getTime() - milliseconds)
const look = (person: Person, session: Seen) => as(person)(getSession, byId(session))
const stateOf = async (person: Person, session: Seen) => (await look(person, session)).mine?.state
const leave = (person: Person, session: Seen) => as(person)(leaveSession, byId(session))
const join = (person: Person, session: Seen, set?: number) =>
  as(person)(joinSession, { ...byId(session), body: { set } })
const placeOf = async (person: Person, { session, captain }: OpenSession) =>
  (await look(captain, session)).places.find(({ player }) => player._id === person.id)!._id
const oweds = async ({ session, captain }: OpenSession) => {
  const { places } = await as(captain)(getPayments, byId(session))
  return new Map(places.map(({ player, share }) => [player._id, share]))
}
const owed = async (person: Person, made: OpenSession) => (await oweds(made)).get(person.id) ?? 0

const createFullSession = async () => {
  const made = await createOpenSession(app, { playersPerTeam: 2, others: 3 })
  const waiting = await createPerson(app)
  await join(waiting, made.session)
  return { ...made, leaver: made.others[0]!, waiting }
}
const share = 625_000

describe('from kick-off on', () => {
  test('nobody on the waitlist is added without a tap, so nobody owes for a game that is over', async () => {
    const made = await createFullSession()
    const { session, captain, leaver, waiting } = made
    app.clock.set(sessionStart)
    await as(captain)(setAttendance, {
      params: { id: session._id, place: await placeOf(captain, made) },
      body: { state: 'checked-in' },
    })
    app.clock.set(new Date(Date.parse(session.end) - minute))
    expect((await leave(leaver, session)).mine).toMatchObject({ state: 'late-left' })
    expect(await stateOf(waiting, session)).toBe('waitlisted')
    app.clock.set(new Date(Date.parse(session.end) + 2 * hour))
    await app.sweep()
    expect(await look(waiting, session)).toMatchObject({ state: 'finished', mine: { state: 'waitlisted' } })
    expect([await owed(leaver, made), await owed(waiting, made)]).toEqual([share, 0])
  })

  test('a free place goes to the first player on the waitlist who taps', async () => {
    const { session, leaver, waiting } = await createFullSession()
    const later = await createPerson(app)
    await join(later, session)
    app.clock.set(sessionStart)
    await expect(as(later)(acceptOffer, byId(session))).rejects.toMatchObject(apiError('no-place-free'))
    expect((await look(later, session)).mine).not.toHaveProperty('canTakePlace')
    await leave(leaver, session)
    expect((await look(later, session)).mine).toMatchObject({ state: 'waitlisted', canTakePlace: true })
    expect((await as(later)(acceptOffer, byId(session))).mine).toMatchObject({ state: 'going' })
    await expect(as(waiting)(acceptOffer, byId(session))).rejects.toMatchObject(apiError('no-place-free'))
  })

  test('the captain cannot put in a player who does not tap', async () => {
    const made = await createFullSession()
    const { session, captain, leaver, waiting } = made
    const params = { id: session._id, place: await placeOf(waiting, made) }
    app.clock.set(sessionStart)
    await leave(leaver, session)
    await expect(as(captain)(promotePlayer, { params })).rejects.toMatchObject(apiError('only-by-player'))
  })
})

describe('a player added automatically within five hours of kick-off', () => {
  test('can leave freely for an hour, and the late leaver owes until then', async () => {
    const made = await createFullSession()
    const { session, leaver, waiting } = made
    app.clock.set(beforeKickOff(4 * hour))
    await leave(leaver, session)
    expect((await look(waiting, session)).mine).toMatchObject({
      state: 'going',
      leaveFreeUntil: beforeKickOff(3 * hour).toISOString(),
    })
    expect([await owed(leaver, made), await owed(waiting, made)]).toEqual([share, 0])
    app.clock.set(beforeKickOff(3 * hour))
    expect((await leave(waiting, session)).mine).toMatchObject({ state: 'left' })
    expect([await owed(leaver, made), await owed(waiting, made)]).toEqual([share, 0])
  })

  test('takes over the share by staying, and a late leaver owes it once', async () => {
    const made = await createFullSession()
    const { session, leaver, waiting } = made
    app.clock.set(beforeKickOff(4 * hour))
    await leave(leaver, session)
    app.clock.set(beforeKickOff(3 * hour))
    await app.sweep()
    expect([await owed(leaver, made), await owed(waiting, made)]).toEqual([share, 0])
    app.clock.advance(1)
    await app.sweep()
    expect([await owed(leaver, made), await owed(waiting, made)]).toEqual([0, share])
    expect((await look(waiting, session)).mine).not.toHaveProperty('leaveFreeUntil')
    expect((await leave(waiting, session)).mine).toMatchObject({ state: 'late-left' })
    expect([await owed(leaver, made), await owed(waiting, made)]).toEqual([0, share])
  })

  test('can leave freely for an hour when promoted less than an hour before free leaving ends', async () => {
    const { session, leaver, waiting } = await createFullSession()
    app.clock.set(beforeKickOff(5 * hour + minute))
    await leave(leaver, session)
    app.clock.set(beforeKickOff(4 * hour + minute))
    expect((await leave(waiting, session)).mine).toMatchObject({ state: 'left' })
  })

  test('can leave freely until an hour after their quiet hours, at most until kick-off', async () => {
    const quiet = (until: string) => ({ on: true, from: '09:00', until, timeZone: 'Africa/Lagos' })
    for (const [until, free] of [
      ['17:30', 90 * minute],
      ['19:30', 0],
    ] as const) {
      app.clock.set(beforeKickOff(30 * hour))
      const { session, leaver, waiting } = await createFullSession()
      await as(waiting)(updateQuietHours, { body: quiet(until) })
      app.clock.set(beforeKickOff(4 * hour))
      await leave(leaver, session)
      expect((await look(waiting, session)).mine).toMatchObject({
        leaveFreeUntil: beforeKickOff(free).toISOString(),
      })
    }
  })

  test('cannot leave freely after taking the place themselves', async () => {
    const made = await createFullSession()
    const { session, leaver, waiting } = made
    app.clock.set(beforeKickOff(4 * hour))
    await leave(waiting, session)
    await leave(leaver, session)
    expect((await join(waiting, session)).mine).not.toHaveProperty('leaveFreeUntil')
    expect([await owed(leaver, made), await owed(waiting, made)]).toEqual([0, share])
    expect((await leave(waiting, session)).mine).toMatchObject({ state: 'late-left' })
  })

  test('can also leave freely when the captain put them in', async () => {
    const made = await createFullSession()
    const { session, captain, leaver, waiting } = made
    const asked = await createPerson(app)
    await leave(waiting, session)
    await as(asked)(joinSession, { ...byId(session), body: { takeMeIn: false } })
    app.clock.set(beforeKickOff(4 * hour))
    await leave(leaver, session)
    await as(captain)(promotePlayer, { params: { id: session._id, place: await placeOf(asked, made) } })
    expect((await leave(asked, session)).mine).toMatchObject({ state: 'left' })
  })

  test('can leave freely after an early start, and is no no-show before', async () => {
    const made = await createFullSession()
    const { session, captain, leaver, others, waiting } = made
    app.clock.set(beforeKickOff(40 * minute))
    await leave(leaver, session)
    const params = { id: session._id, place: await placeOf(waiting, made) }
    app.clock.set(beforeKickOff(30 * minute))
    await as(captain)(startSession, byId(session))
    const attend = (state: 'no-show' | 'checked-in' | 'going') =>
      as(captain)(setAttendance, { params, body: { state } })
    await expect(attend('no-show')).rejects.toMatchObject(apiError('not-begun'))
    await expect(leave(others[1]!, session)).rejects.toMatchObject(apiError('session-started'))
    await attend('checked-in')
    await expect(leave(waiting, session)).rejects.toMatchObject(apiError('session-started'))
    await attend('going')
    expect((await leave(waiting, session)).mine).toMatchObject({ state: 'left' })
    expect([await owed(leaver, made), await owed(waiting, made)]).toEqual([share, 0])
  })

  test('leaves freely when the session ends before that time, unless they were checked in', async () => {
    const made = await createOpenSession(app, { playersPerTeam: 3, others: 5 })
    const { session, captain, others } = made
    const [here, away] = [await createPerson(app), await createPerson(app)]
    await join(here, session)
    await join(away, session)
    app.clock.set(beforeKickOff(40 * minute))
    await leave(others[0]!, session)
    await leave(others[1]!, session)
    app.clock.set(beforeKickOff(30 * minute))
    await as(captain)(startSession, byId(session))
    await as(captain)(setAttendance, {
      params: { id: session._id, place: await placeOf(here, made) },
      body: { state: 'checked-in' },
    })
    app.clock.set(beforeKickOff(10 * minute))
    await as(captain)(finishSession, byId(session))
    expect([await stateOf(here, session), await stateOf(away, session)]).toEqual(['checked-in', 'left'])
    expect(await owed(away, made)).toBe(0)
    const shares = [...(await oweds(made)).values()]
    expect(shares.reduce((sum, one) => sum + one, 0)).toBe(2_500_000)
  })

  test('can leave freely for longer when the app could not be reached in that time', async () => {
    const { session, leaver, waiting } = await createFullSession()
    app.clock.set(beforeKickOff(4 * hour))
    await leave(leaver, session)
    await simulateAbsence(app, beforeKickOff(2 * hour), 90 * minute)
    await app.sweep()
    expect((await look(waiting, session)).mine).toMatchObject({
      leaveFreeUntil: beforeKickOff(hour + 30 * minute).toISOString(),
    })
    expect((await leave(waiting, session)).mine).toMatchObject({ state: 'left' })
  })

  test('of a second side has the same way out, and its late leaver the same debt', async () => {
    const made = await createOpenSession(app, { sets: 1, playersPerTeam: 2, others: 1 })
    const { session } = made
    const opponent = await createPerson(app)
    await as(opponent)(becomeOpponent, { ...byId(session), body: {} })
    const [leaver, waiting] = [await createPerson(app), await createPerson(app)]
    await join(leaver, session, 2)
    await join(waiting, session, 2)
    app.clock.set(beforeKickOff(4 * hour))
    await leave(leaver, session)
    expect((await look(waiting, session)).mine).toMatchObject({ state: 'going', set: 2 })
    expect([await owed(leaver, made), await owed(waiting, made)]).toEqual([share, 0])
    app.clock.set(beforeKickOff(3 * hour))
    expect((await leave(waiting, session)).mine).toMatchObject({ state: 'left' })
    expect([await owed(leaver, made), await owed(waiting, made)]).toEqual([share, 0])
  })
})

describe('a guest added automatically', () => {
  test('notifies the player who added them, who can remove them for free for an hour, also after an early start', async () => {
    const made = await createFullSession()
    const { session, captain, leaver, others, waiting } = made
    const [, host] = others as [Person, Person]
    await leave(waiting, session)
    await as(host)(addGuests, { ...byId(session), body: { guests: [{ name: 'Emeka' }] } })
    app.clock.set(beforeKickOff(40 * minute))
    await leave(leaver, session)
    const notified = await app.db
      .selectFrom('notifications')
      .select('facts')
      .where('kind', '=', 'place-for-you')
      .where('user_id', '=', host.id)
      .execute()
    expect(notified).toHaveLength(1)
    app.clock.set(beforeKickOff(30 * minute))
    await as(captain)(startSession, byId(session))
    const { places } = await look(host, session)
    const guest = places.find(({ player }) => player.name === 'Emeka')!
    expect(guest).toMatchObject({ leaveFreeUntil: sessionStart.toISOString() })
    expect((await look(captain, session)).places.some((place) => place.leaveFreeUntil)).toBe(false)
    const params = { id: session._id, place: guest._id }
    await expect(as(captain)(removePlace, { params })).rejects.toMatchObject(apiError('session-started'))
    await as(host)(removePlace, { params })
    expect([await owed(leaver, made), (await oweds(made)).get(guest.player._id) ?? 0]).toEqual([share, 0])
  })
})
