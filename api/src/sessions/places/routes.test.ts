import { cancelSession, finishSession, getSession, startSession } from '@i-one/contract/sessions'
import { joinSession, leaveSession } from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import { listSessionChanges } from '../../../test/list-changes.ts'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { byId, hour, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const people: Person[] = []
for (let n = 0; n < 8; n++) people.push(await createPerson(app))

const join = (person: Person, session: { _id: string }) => app.as(person.token)(joinSession, byId(session))
const leave = (person: Person, session: { _id: string }) => app.as(person.token)(leaveSession, byId(session))
const look = (person: Person, session: { _id: string }) => app.as(person.token)(getSession, byId(session))
const players = (places: { player: { _id: string } }[]) => places.map(({ player }) => player._id)

const changesOf = async (sessionId: string) =>
  (await listSessionChanges(app, sessionId)).map(({ change, player_id, by }) => ({
    change,
    player: player_id,
    by,
  }))

describe('joining', () => {
  test('takes a place while any is free, then joins the waitlist in order', async () => {
    const { session, captain } = await createOpenSession(app, { playersPerTeam: 1 })
    const [going, first, second] = people as [Person, Person, Person]
    expect(await join(going, session)).toMatchObject({ going: 2, waiting: 0, mine: { state: 'going' } })
    expect((await join(first, session)).mine).toMatchObject({ state: 'waitlisted', position: 1 })
    const full = await join(second, session)
    expect(full).toMatchObject({
      going: 2,
      waiting: 2,
      capacity: 2,
      mine: { state: 'waitlisted', position: 2 },
    })
    expect(players(full.places)).toEqual([captain, going, first, second].map(({ id }) => id))
    expect(await changesOf(session._id)).toContainEqual({
      change: 'waitlisted',
      player: first.id,
      by: first.id,
    })
  })

  test('confirms the session with the fourth, and a leave before the deadline opens it again', async () => {
    const { session, others } = await createOpenSession(app, { others: 2 })
    const [fourth] = people as [Person]
    expect(session.state).toBe('open')
    expect((await join(fourth, session)).state).toBe('confirmed')
    expect((await leave(fourth, session)).state).toBe('open')
    expect((await join(fourth, session)).state).toBe('confirmed')
    app.clock.set(session.fillBy)
    expect(await leave(others[0] as Person, session)).toMatchObject({ state: 'confirmed', going: 3 })
    expect((await changesOf(session._id)).map(({ change }) => change)).toEqual(
      expect.arrayContaining(['confirmed', 'open']),
    )
  })

  test('again after leaving goes to the end', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 2 })
    const [first, second] = others as [Person, Person]
    await leave(first, session)
    expect(players((await join(first, session)).places)).toEqual([captain, second, first].map(({ id }) => id))
  })

  test('twice, too late, without a login or to nothing is refused', async () => {
    const { session, captain } = await createOpenSession(app, { others: 1 })
    const [me] = people as [Person]
    await join(me, session)
    await expect(join(me, session)).rejects.toMatchObject(apiError('already-in'))
    await expect(join(captain, session)).rejects.toMatchObject(apiError('already-in'))
    await expect(app.as()(joinSession, byId(session))).rejects.toMatchObject(apiError('not-signed-in', 401))
    await expect(join(me, { _id: me.id })).rejects.toMatchObject(apiError('not-found', 404))
    app.clock.set(sessionStart)
    await app.as(captain.token)(startSession, byId(session))
    await expect(join(people[1] as Person, session)).rejects.toMatchObject(apiError('session-started'))
    await app.as(captain.token)(finishSession, byId(session))
    await expect(join(people[1] as Person, session)).rejects.toMatchObject(apiError('session-ended'))
  })
})

describe('leaving', () => {
  test('gives the place to the first waitlisted player', async () => {
    const { session, others } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
    const [first, second] = people as [Person, Person]
    await join(first, session)
    await join(second, session)
    const left = await leave(others[0] as Person, session)
    expect(left).toMatchObject({ going: 2, waiting: 1, mine: { state: 'left' } })
    expect((await look(first, session)).mine).toMatchObject({ state: 'going' })
    expect((await look(second, session)).mine).toMatchObject({ state: 'waitlisted', position: 1 })
    expect(await changesOf(session._id)).toContainEqual({
      change: 'taken-in',
      player: first.id,
      by: others[0]?.id,
    })
  })

  test('the waiting list frees no place', async () => {
    const { session } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
    const [first, second] = people as [Person, Person]
    await join(first, session)
    await join(second, session)
    expect(await leave(first, session)).toMatchObject({ going: 2, waiting: 1 })
    expect((await look(second, session)).mine).toMatchObject({ state: 'waitlisted', position: 1 })
  })

  test('counts as late within five hours of kick-off', async () => {
    const { session, others } = await createOpenSession(app, { others: 5 })
    app.clock.set(new Date(sessionStart.getTime() - 5 * hour))
    expect((await leave(others[0] as Person, session)).mine).toMatchObject({ state: 'left' })
    app.clock.advance(1)
    expect((await leave(others[1] as Person, session)).mine).toMatchObject({ state: 'late-left' })
  })

  test('[BOOK-6] is not for the captain, for who is not in, or after the start', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 1 })
    const [me] = people as [Person]
    await expect(leave(captain, session)).rejects.toMatchObject(apiError('captain-stays'))
    await expect(leave(me, session)).rejects.toMatchObject(apiError('not-in'))
    await expect(app.as()(leaveSession, byId(session))).rejects.toMatchObject(apiError('not-signed-in', 401))
    const hidden = await createOpenSession(app, { visibility: 'link' })
    await expect(leave(me, hidden.session)).rejects.toMatchObject(apiError('not-found', 404))
    app.clock.set(sessionStart)
    await app.as(captain.token)(startSession, byId(session))
    await expect(leave(others[0] as Person, session)).rejects.toMatchObject(apiError('session-started'))
    const over = await createOpenSession(app, { others: 1, start: new Date(sessionStart.getTime() + hour) })
    await app.as(over.captain.token)(cancelSession, byId(over.session))
    await expect(leave(over.others[0] as Person, over.session)).rejects.toMatchObject(
      apiError('session-ended'),
    )
  })
})

describe('at the same time', () => {
  test('two players join for the last place: one gets it, one is waitlisted', async () => {
    for (let round = 0; round < 20; round++) {
      const { session } = await createOpenSession(app, { playersPerTeam: 1 })
      const both = await Promise.all(people.slice(0, 2).map((person) => join(person, session)))
      expect(both.map(({ mine }) => mine?.state).toSorted()).toEqual(['going', 'waitlisted'])
    }
  })

  test('leaving and joining with a waitlist loses no player and never exceeds the capacity', async () => {
    for (let round = 0; round < 20; round++) {
      const { session, others } = await createOpenSession(app, { playersPerTeam: 2, others: 3 })
      const [w1, w2, j1, j2] = people as [Person, Person, Person, Person]
      await join(w1, session)
      await join(w2, session)
      await Promise.all([
        leave(others[0] as Person, session),
        join(j1, session),
        leave(others[1] as Person, session),
        join(j2, session),
      ])
      const after = await look(w1, session)
      expect(after).toMatchObject({ going: 4, waiting: 2 })
      const going = players(after.places.filter(({ state }) => state === 'going'))
      expect(going).toEqual(expect.arrayContaining([w1.id, w2.id]))
      expect(new Set(players(after.places)).size).toBe(6)
    }
  })

  test('two clicks of one player take one place', async () => {
    const [me] = people as [Person]
    for (let round = 0; round < 10; round++) {
      const { session } = await createOpenSession(app)
      const both = await Promise.allSettled([join(me, session), join(me, session)])
      expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([
        { reason: apiError('already-in') },
      ])
      expect((await look(me, session)).going).toBe(2)
    }
  })
})
