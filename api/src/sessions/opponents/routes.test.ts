import { createMatch } from '@i-one/contract/matches'
import { recordEvents } from '@i-one/contract/matches'
import { listNotifications } from '@i-one/contract/notifications'
import { getPayments } from '@i-one/contract/payments'
import {
  type Session,
  cancelSession,
  createSession,
  getSession,
  startSession,
} from '@i-one/contract/sessions'
import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import {
  OpponentWanted,
  findOpponentsWanted,
  withdrawOpponent,
  updateAvailability,
  becomeOpponent,
} from '@i-one/contract/sessions/opponents'
import { addGuests, joinSession, leaveSession, removePlace } from '@i-one/contract/sessions/places'
import { drawSets, assignTeamToSet } from '@i-one/contract/sessions/sets'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createDevice } from '../../../test/make-match.ts'
import { createTestHold, createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, hour, minute, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const people = (count: number) => Promise.all(Array.from({ length: count }, () => createPerson(app)))
const oneSet = (more = {}) => createOpenSession(app, { sets: 1, playersPerTeam: 3, ...more })
const take = (person: Person, session: { _id: string }, team?: string) =>
  app.as(person.token)(becomeOpponent, { ...byId(session), body: { team } })
const releaseSecondSide = (person: Person, session: { _id: string }) =>
  app.as(person.token)(withdrawOpponent, byId(session))
const say = (person: Person, session: { _id: string }, answer: 'in' | 'maybe' | 'out') =>
  app.as(person.token)(updateAvailability, { ...byId(session), body: { answer } })
const join = (person: Person, session: { _id: string }, set?: number) =>
  app.as(person.token)(joinSession, { ...byId(session), body: { set } })
const ids = (...some: Person[]) => some.map(({ id }) => id).toSorted()
const side = ({ places }: Session, set: number, state = 'going') =>
  places
    .filter((place) => place.set === set && place.state === state)
    .map(({ player }) => player._id)
    .toSorted()
const kindsOf = async ({ token }: Person) =>
  (await app.as(token)(listNotifications)).notifications.map(({ kind }) => kind)

describe('[BOOK-7] sessions that look for an opponent', () => {
  test('are the nearby sessions with one set, with the team that plays the set', async () => {
    const here = { lng: 60, lat: 10 }
    const pitch = () => createTestPitch(app, here)
    const { team, captain } = await createTestTeam(app, { name: 'Oworo Wolves' })
    const open = await oneSet({ pitch: await pitch() })
    const hold = await createTestHold(app, {
      booker: captain,
      pitch: await pitch(),
      start: new Date(sessionStart.getTime() + hour),
    })
    const format = { minutesPerMatch: 8, playersPerTeam: 5, sets: 1, aet: false, penaltyShootout: false }
    const up = await app.as(captain.token)(createSession, { body: { hold, ...format, team: team._id } })
    expect(up).toMatchObject({ teamOne: { name: 'Oworo Wolves' }, teamTwo: { name: 'Opponent wanted' } })
    await createOpenSession(app, { pitch: await pitch() })
    await oneSet({ pitch: await pitch(), visibility: 'link' })
    const found = await app.as()(findOpponentsWanted, { query: here })
    expect(z.parse(z.array(OpponentWanted), found)).toEqual(found)
    expect(found.map(({ _id }) => _id)).toEqual([open.session._id, up._id])
    expect(found.map((one) => one.team?.name)).toEqual([undefined, 'Oworo Wolves'])
    const taker = await createTestTeam(app, { name: 'Yaba Town' })
    app.clock.advance(minute)
    await take(taker.captain, open.session, taker.team._id)
    const board = async () =>
      (await app.as()(findOpponentsWanted, { query: here })).map(({ _id, taken }) => [_id, taken])
    const at = app.clock.now()
    expect(await board()).toEqual([
      [open.session._id, { at: at.toISOString(), by: 'Yaba Town' }],
      [up._id, undefined],
    ])
    expect(await app.as()(findNearbySessions, { query: here })).toHaveLength(3)
    app.clock.set(new Date(at.getTime() + 3 * hour))
    expect(await board()).toEqual([[up._id, undefined]])
  })

  test('cannot be created for another user’s team', async () => {
    const { team } = await createTestTeam(app)
    const booker = await createPerson(app)
    const hold = await createTestHold(app, { booker, pitch: await createTestPitch(app) })
    const body = { hold, minutesPerMatch: 8, playersPerTeam: 5, sets: 1, aet: false, penaltyShootout: false }
    const call = app.as(booker.token)
    await expect(call(createSession, { body: { ...body, team: team._id } })).rejects.toMatchObject(
      apiError('not-a-member'),
    )
    expect(await call(createSession, { body })).toMatchObject({ sets: 1 })
  })
})

describe('[BOOK-7] the second side', () => {
  test('[BOOK-7] goes to one of eight concurrent captains, and the others see who was faster', async () => {
    const { session } = await oneSet()
    const takers = await people(8)
    const answers = await Promise.allSettled(takers.map((taker) => take(taker, session)))
    const won = answers.filter(({ status }) => status === 'fulfilled')
    expect(won).toHaveLength(1)
    const winner = takers[answers.findIndex(({ status }) => status === 'fulfilled')]!
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({
          ...apiError('opponent-taken'),
          body: { opponent: winner.nickname },
        })
    const now = await app.as(winner.token)(getSession, byId(session))
    expect(now).toMatchObject({ sets: 2, capacity: 6, opponent: { _id: winner.id } })
    expect(side(now, 2)).toEqual([winner.id])
  })

  test('does not take players from the waitlist of the first side', async () => {
    const { session, captain, others } = await oneSet({ others: 4 })
    expect(session).toMatchObject({ going: 3, waiting: 2 })
    const opponent = await createPerson(app)
    const taken = await take(opponent, session)
    const first = [captain, ...others.slice(0, 2)]
    expect(side(taken, 1)).toEqual(ids(...first))
    expect(taken).toMatchObject({ going: 4, waiting: 2 })
    const [late, more] = await people(2)
    expect((await join(late!, session)).mine).toMatchObject({ state: 'going', set: 2 })
    expect((await join(more!, session, 1)).mine).toMatchObject({ state: 'waitlisted', set: 1, position: 3 })
    const left = await app.as(others[0]!.token)(leaveSession, byId(session))
    expect(side(left, 1)).toEqual(ids(captain, others[1]!, others[2]!))
    expect(side(left, 2)).toEqual(ids(opponent, late!))
    const guests = { guests: ['Musa', 'Uche'].map((name) => ({ name })) }
    const brought = await app.as(opponent.token)(addGuests, { ...byId(session), body: guests })
    expect(side(brought, 2)).toHaveLength(3)
    expect(brought.places.filter(({ state, set }) => state === 'waitlisted' && set === 2)).toHaveLength(1)
    const drawn = await app.as(captain.token)(drawSets, byId(session))
    expect(side(drawn, 1)).toEqual(side(left, 1))
    expect(side(drawn, 2)).toEqual(side(brought, 2))
    expect(await kindsOf(captain)).toContain('opponent')
  })

  test('is taken by a team’s captain, and the members are asked', async () => {
    const members = await people(2)
    const { team, captain: leader } = await createTestTeam(app, { members, name: 'Ijora Invaders' })
    const { session, captain } = await oneSet()
    await expect(take(members[0]!, session, team._id)).rejects.toMatchObject(apiError('not-a-member'))
    const taken = await take(leader, session, team._id)
    expect(taken).toMatchObject({
      teamTwo: { name: 'Ijora Invaders' },
      setTeams: [{ set: 2, team: team._id }],
    })
    expect(taken.asked.map(({ player, set }) => [player._id, set])).toEqual(
      expect.arrayContaining(members.map(({ id }) => [id, 2])),
    )
    for (const member of members) expect(await kindsOf(member)).toEqual(['can-you-play'])
    expect((await say(members[0]!, session, 'in')).mine).toMatchObject({ state: 'going', set: 2 })
    expect((await say(members[1]!, session, 'maybe')).mine).toMatchObject({ state: 'maybe', set: 2 })
    expect((await say(members[0]!, session, 'maybe')).mine).toMatchObject({ state: 'maybe' })
    expect((await say(members[0]!, session, 'out')).asked).toHaveLength(1)
    expect((await say(members[0]!, session, 'in')).mine).toMatchObject({ state: 'going', set: 2 })
    await expect(say(await createPerson(app), session, 'in')).rejects.toMatchObject(apiError('not-in'))
    await expect(say(captain, session, 'out')).rejects.toMatchObject(apiError('captain-stays'))
    await expect(say(leader, session, 'maybe')).rejects.toMatchObject(apiError('captain-stays'))
    await expect(
      app.as(captain.token)(assignTeamToSet, { params: { id: session._id, set: '1' }, body: { team: null } }),
    ).rejects.toMatchObject(apiError('relied-on'))
  })

  test('is not for who is in, nor where there is none, nor when the session is over', async () => {
    const { session, captain, others } = await oneSet({ others: 1 })
    for (const person of [captain, others[0]!])
      await expect(take(person, session)).rejects.toMatchObject(apiError('already-in'))
    const two = await createOpenSession(app)
    await expect(take(await createPerson(app), two.session)).rejects.toMatchObject(apiError('opponent-taken'))
    await expect(releaseSecondSide(captain, session)).rejects.toMatchObject(apiError('no-opponent'))
    await app.as(captain.token)(cancelSession, byId(session))
    await expect(take(await createPerson(app), session)).rejects.toMatchObject(apiError('session-ended'))
  })

  test('reopens when its captain withdraws or is removed', async () => {
    const { session, captain, others } = await oneSet({ others: 1 })
    const [opponent, mate, stranger] = await people(3)
    await take(opponent!, session)
    await join(mate!, session, 2)
    await expect(app.as(opponent!.token)(leaveSession, byId(session))).rejects.toMatchObject(
      apiError('captain-stays'),
    )
    for (const person of [mate!, others[0]!, stranger!])
      await expect(releaseSecondSide(person, session)).rejects.toMatchObject(apiError('not-yours'))
    const open = await releaseSecondSide(opponent!, session)
    expect(open).toMatchObject({ sets: 1, capacity: 3, going: 2, teamTwo: { name: 'Opponent wanted' } })
    expect(open.opponent).toBeUndefined()
    expect(await kindsOf(mate!)).toContain('removed')
    await take(mate!, session)
    expect(await releaseSecondSide(captain, session)).toMatchObject({ sets: 1, going: 2 })
    expect((await take(opponent!, session)).opponent?._id).toBe(opponent!.id)
  })

  test('is led by who brought it: their players, the start, the score', async () => {
    const { session, captain, others } = await oneSet({ others: 2 })
    const [opponent, mate] = await people(2)
    await take(opponent!, session)
    const joined = await join(mate!, session, 2)
    const placeOf = (person: Person) => joined.places.find(({ player }) => player._id === person.id)!._id
    const remove = (by: Person, who: Person) =>
      app.as(by.token)(removePlace, { params: { id: session._id, place: placeOf(who) } })
    await expect(remove(opponent!, others[0]!)).rejects.toMatchObject(apiError('not-yours'))
    await expect(remove(captain, opponent!)).rejects.toMatchObject(apiError('captain-stays'))
    await remove(opponent!, mate!)
    await expect(app.as(opponent!.token)(cancelSession, byId(session))).rejects.toMatchObject(
      apiError('not-yours'),
    )
    app.clock.set(new Date(sessionStart.getTime() - minute))
    await app.as(opponent!.token)(startSession, byId(session))
    const match = await app.as(opponent!.token)(createMatch, byId(session))
    const event = createDevice(app)
    for (const [person, mine] of [
      [opponent!, true],
      [captain, true],
      [others[0]!, false],
    ] as const) {
      const recorded = app.as(person.token)(recordEvents, {
        ...byId(match),
        body: { events: [event('kick-off')] },
      })
      if (mine) await expect(recorded).resolves.toBeTruthy()
      else await expect(recorded).rejects.toMatchObject(apiError('not-scorer'))
    }
  })

  test('pays half, however many come', async () => {
    const { session, captain } = await oneSet({ others: 2 })
    const opponent = await createPerson(app)
    await take(opponent, session)
    app.clock.set(new Date(sessionStart.getTime() - minute))
    const started = await app.as(captain.token)(startSession, byId(session))
    const { places } = await app.as(captain.token)(getPayments, byId(session))
    const owed = (set: number) =>
      places
        .filter(({ place }) => started.places.find(({ _id }) => _id === place)?.set === set)
        .reduce((sum, one) => sum + one.share, 0)
    expect([owed(1), owed(2)]).toEqual([1_250_000, 1_250_000])
  })
})

describe('[BOOK-7] a session without an opponent', () => {
  test('is played in two drawn sets', async () => {
    const { team, captain } = await createTestTeam(app)
    const { session } = await oneSet({ captain, playersPerTeam: 5, others: 4 })
    await app.as(captain.token)(assignTeamToSet, {
      params: { id: session._id, set: '1' },
      body: { team: team._id },
    })
    app.clock.set(new Date(sessionStart.getTime() - minute))
    const started = await app.as(captain.token)(startSession, byId(session))
    expect(started).toMatchObject({ sets: 2, setTeams: [], going: 5 })
    expect([side(started, 1).length, side(started, 2).length].toSorted()).toEqual([2, 3])
    expect(started.setNames).not.toContain(team.name)
    expect(await app.as(captain.token)(createMatch, byId(session))).toMatchObject({
      teamOne: { name: started.setNames[0] },
      teamTwo: { name: started.setNames[1] },
    })
    await expect(take(await createPerson(app), session)).rejects.toMatchObject(apiError('session-started'))
  })
})

test('[TEAM-2] a member who has not said is asked once more, from two processes that sweep at once', async () => {
  const members = await people(3)
  const { team, captain: leader } = await createTestTeam(app, { members })
  const { session } = await oneSet()
  await take(leader, session, team._id)
  await say(members[1]!, session, 'in')
  await say(members[2]!, session, 'out')
  const twice = () => Promise.all([app.sweep(), app.sweep()])
  const asked = async (person: Person) =>
    (await kindsOf(person)).filter((kind) => kind === 'can-you-play').length
  app.clock.set(new Date(sessionStart.getTime() - 24 * hour))
  await twice()
  const late = await createTestTeam(app)
  const { session: other } = await oneSet()
  await take(late.captain, other, late.team._id)
  await twice()
  expect(await Promise.all(members.map(asked))).toEqual([2, 1, 1])
  expect(await asked(late.captain)).toBe(0)
})
