import { Session, cancelSession, getSession, startSession } from '@i-one/contract/sessions'
import { acceptOffer, joinSession, leaveSession, putIn, setWaiting } from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTime } from '../../../test/app.ts'
import { listChanges } from '../../../test/list-changes.ts'
import { lockRow } from '../../../test/lock.ts'
import { makeOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, makePerson } from '../../../test/make.ts'
import { byId, hour, minute, refused, testApp } from '../../../test/suite.ts'

const app = await testApp()
const people: [Person, Person, Person] = [await makePerson(app), await makePerson(app), await makePerson(app)]

type Seen = { _id: string }
const join = (person: Person, session: Seen, takeMeIn?: boolean) =>
  app.as(person.token)(joinSession, { ...byId(session), body: { takeMeIn } })
const leave = (person: Person, session: Seen) => app.as(person.token)(leaveSession, byId(session))
const accept = (person: Person, session: Seen) => app.as(person.token)(acceptOffer, byId(session))
const wait = (person: Person, session: Seen, takeMeIn: boolean) =>
  app.as(person.token)(setWaiting, { ...byId(session), body: { takeMeIn } })
const mine = async (person: Person, session: Seen) =>
  (await app.as(person.token)(getSession, byId(session))).mine
const after = (milliseconds: number) => new Date(app.clock.now().getTime() + milliseconds).toISOString()

const changesOf = async ({ _id }: Seen) =>
  (await listChanges(app, _id)).map(({ change, player_id, by }) => ({ change, player: player_id, by }))
const notificationsOf = (person: Person) =>
  app.db.selectFrom('notifications').select(['kind', 'facts']).where('user_id', '=', person.id).execute()

/** Two places, both taken; those who wait do so in this order, to be taken in or asked. */
const makeFull = async (...line: [Person, boolean][]) => {
  const made = await makeOpenSession(app, { playersPerTeam: 1, others: 1 })
  for (const [person, takeMeIn] of line) await join(person, made.session, takeMeIn)
  return { session: made.session, captain: made.captain, goer: made.others[0] as Person }
}
/** The same, with a place that came free a moment ago. */
const makeOffer = async (...line: [Person, boolean][]) => {
  const made = await makeFull(...line)
  await leave(made.goer, made.session)
  return made
}

describe('a place that comes free', () => {
  test('is never offered without an end', async () => {
    const [asked] = people
    const { session } = await makeOffer([asked, false])
    const endless = app.db
      .updateTable('places')
      .set({ offer_until: null })
      .where('session_id', '=', session._id)
    await expect(endless.where('state', '=', 'offered').execute()).rejects.toMatchObject({
      constraint: 'offer_ends',
    })
  })

  test('is offered to the first in line who wants to be asked, before a later one who is to be taken in', async () => {
    const [asked, next] = people
    const { session, goer } = await makeFull([asked, false], [next, true])
    expect(await mine(asked, session)).toEqual({
      state: 'waitlisted',
      position: 1,
      takeMeIn: false,
      with: [],
    })
    const left = await leave(goer, session)
    expect(left).toMatchObject({ going: 1, waiting: 2 })
    expect(z.parse(Session, left)).toEqual(left)
    expect(await mine(asked, session)).toMatchObject({
      state: 'offered',
      position: 1,
      offerUntil: after(2 * hour),
    })
    expect(await mine(next, session)).toMatchObject({ state: 'waitlisted', position: 2 })
    expect(await changesOf(session)).toContainEqual({ change: 'offered', player: asked.id, by: goer.id })
  })

  test('is told to who is asked, with its end, and to who is taken in', async () => {
    const [asked, taken] = [await makePerson(app), await makePerson(app)]
    const { session, goer } = await makeFull([taken, true], [asked, false])
    await leave(goer, session)
    const received = await notificationsOf(taken)
    expect(received).toMatchObject([{ kind: 'place-for-you' }])
    expect(received[0]?.facts).not.toHaveProperty('until')
    await leave(taken, session)
    expect(await notificationsOf(asked)).toEqual([
      { kind: 'place-for-you', facts: expect.objectContaining({ until: after(2 * hour) }) },
    ])
  })

  test('is kept for half an hour on the day, ten minutes in the last hour, and never past kick-off', async () => {
    const [asked] = people
    for (const [before, length] of [
      [16 * hour, 30 * minute],
      [hour, 10 * minute],
      [3 * minute, 3 * minute],
    ]) {
      app.clock.set(testTime)
      const { session, goer } = await makeFull([asked, false])
      app.clock.set(new Date(sessionStart.getTime() - (before as number)))
      await leave(goer, session)
      expect(await mine(asked, session)).toMatchObject({ offerUntil: after(length as number) })
    }
  })

  test('[BOOK-6] is not free for somebody who joins while it is offered', async () => {
    const [asked, later] = people
    const { session } = await makeOffer([asked, false])
    expect((await join(later, session)).mine).toMatchObject({ state: 'waitlisted', position: 2 })
  })
})

describe('taking the place offered', () => {
  test('ends the wait; a second click changes nothing', async () => {
    const [asked] = people
    const { session, captain } = await makeOffer([asked, false])
    const taken = await accept(asked, session)
    expect(taken).toMatchObject({ going: 2, waiting: 0, mine: { state: 'going' } })
    expect(taken.mine).not.toHaveProperty('offerUntil')
    const changes = await changesOf(session)
    expect(changes).toContainEqual({ change: 'joined', player: asked.id, by: asked.id })
    expect(await notificationsOf(captain)).toContainEqual(expect.objectContaining({ kind: 'joined' }))
    expect(await accept(asked, session)).toMatchObject({ going: 2, mine: { state: 'going' } })
    expect(await changesOf(session)).toEqual(changes)
  })

  test('is refused from the end of the offer on, before its timer and after it', async () => {
    const [asked, next] = people
    const { session } = await makeOffer([asked, false], [next, false])
    app.clock.advance(2 * hour)
    await expect(accept(asked, session)).rejects.toMatchObject(refused('offer-ended'))
    await app.sweep()
    await expect(accept(asked, session)).rejects.toMatchObject(refused('offer-ended'))
    expect(await mine(asked, session)).toEqual({
      state: 'waitlisted',
      position: 2,
      takeMeIn: false,
      with: [],
    })
    expect(await mine(next, session)).toMatchObject({ state: 'offered', offerUntil: after(2 * hour) })
  })

  test('is for who waits, before the start, where one may look', async () => {
    const [asked, other, third] = people
    const { session, captain } = await makeOffer([asked, false])
    await expect(accept(other, session)).rejects.toMatchObject(refused('not-in'))
    await join(other, session)
    await expect(accept(other, session)).rejects.toMatchObject(refused('offer-ended'))
    await expect(app.as()(acceptOffer, byId(session))).rejects.toMatchObject(refused('not-signed-in', 401))
    await expect(accept(asked, { _id: asked.id })).rejects.toMatchObject(refused('not-found', 404))
    const { session: hidden } = await makeOpenSession(app, { visibility: 'link' })
    await expect(accept(third, hidden)).rejects.toMatchObject(refused('not-found', 404))
    const off = await makeOffer([asked, false])
    await app.as(off.captain.token)(cancelSession, byId(off.session))
    await expect(accept(asked, off.session)).rejects.toMatchObject(refused('session-ended'))
    await accept(asked, session)
    await leave(asked, session)
    await wait(other, session, true)
    app.clock.set(new Date(sessionStart.getTime() - 30 * minute))
    await app.as(captain.token)(startSession, byId(session))
    await expect(accept(other, session)).rejects.toMatchObject(refused('session-started'))
  })
})

describe('an offer that nobody took', () => {
  test('goes on to the next, and its holder waits behind everybody', async () => {
    const [first, second, third] = people
    const { session, captain } = await makeOffer([first, false], [second, true], [third, false])
    app.clock.advance(2 * hour - 1)
    await app.sweep()
    expect(await mine(first, session)).toMatchObject({ state: 'offered' })
    app.clock.advance(1)
    await app.sweep()
    expect(await mine(second, session)).toMatchObject({ state: 'going' })
    expect(await mine(third, session)).toMatchObject({ position: 1 })
    expect(await mine(first, session)).toMatchObject({ state: 'waitlisted', position: 2 })
    expect((await changesOf(session)).filter(({ player }) => player).slice(-2)).toEqual([
      { change: 'offer-ended', player: first.id, by: null },
      { change: 'taken-in', player: second.id, by: null },
    ])
    await leave(second, session)
    expect(await mine(third, session)).toMatchObject({ state: 'offered' })
    expect(await notificationsOf(captain)).not.toEqual([])
  })

  test('leaves the place to whoever joins, and is made anew when the session has been full', async () => {
    const [asked, joins] = people
    const { session } = await makeOffer([asked, false])
    app.clock.advance(2 * hour)
    await app.sweep()
    await app.sweep()
    expect(await mine(asked, session)).toMatchObject({ state: 'waitlisted', position: 1 })
    expect((await changesOf(session)).filter(({ change }) => change === 'offered')).toHaveLength(1)
    expect((await join(joins, session)).mine).toMatchObject({ state: 'going' })
    await leave(joins, session)
    expect(await mine(asked, session)).toMatchObject({ state: 'offered', offerUntil: after(2 * hour) })
  })

  test('is over with the start and with the session', async () => {
    const [asked, later] = people
    const started = await makeOpenSession(app, { playersPerTeam: 2, others: 3 })
    await join(asked, started.session, false)
    app.clock.set(new Date(sessionStart.getTime() - 30 * minute))
    await leave(started.others[0] as Person, started.session)
    await app.as(started.captain.token)(startSession, byId(started.session))
    await app.sweep()
    expect(await mine(asked, started.session)).toMatchObject({ state: 'waitlisted' })
    app.clock.set(testTime)
    const off = await makeOffer([later, false])
    await app.as(off.captain.token)(cancelSession, byId(off.session))
    await app.sweep()
    expect(await mine(later, off.session)).toMatchObject({ state: 'waitlisted' })
    expect((await changesOf(off.session)).at(-1)).toEqual({
      change: 'offer-ended',
      player: later.id,
      by: null,
    })
  })

  test('is not followed by another after kick-off, when who is to be taken in may have the place', async () => {
    const [asked, asks, taken] = people
    const { session, goer } = await makeFull([asked, false], [asks, false], [taken, true])
    app.clock.set(new Date(sessionStart.getTime() - minute))
    await leave(goer, session)
    app.clock.set(sessionStart)
    await app.sweep()
    expect(await mine(asked, session)).toMatchObject({ state: 'waitlisted' })
    expect(await mine(asks, session)).toMatchObject({ state: 'waitlisted' })
    expect(await mine(taken, session)).toMatchObject({ state: 'going' })
  })
})

describe('the captain puts somebody in', () => {
  const put = async (person: Person, session: Seen, by: Person) => {
    const { places } = await app.as(by.token)(getSession, byId(session))
    const place = places.find(({ player }) => player._id === person.id)?._id ?? person.id
    return app.as(by.token)(putIn, { params: { id: session._id, place } })
  }

  test('who let an offer pass, out of turn, and they are told; a repeat changes nothing', async () => {
    const [passed, other] = people
    const { session, captain } = await makeOffer([passed, false])
    const waiting = (await app.as(captain.token)(getSession, byId(session))).places.at(-1)
    expect(waiting).toMatchObject({ state: 'offered', since: app.clock.now().toISOString() })
    app.clock.advance(2 * hour)
    await app.sweep()
    expect(await mine(passed, session)).toMatchObject({ state: 'waitlisted' })
    await expect(put(passed, session, passed)).rejects.toMatchObject(refused('not-yours'))
    const before = (await notificationsOf(passed)).length
    expect(await put(passed, session, captain)).toMatchObject({ going: 2, waiting: 0 })
    expect(await mine(passed, session)).toMatchObject({ state: 'going' })
    expect((await notificationsOf(passed)).slice(before)).toMatchObject([{ kind: 'place-for-you' }])
    const changes = await changesOf(session)
    const taken = { change: 'taken-in', player: passed.id, by: captain.id }
    expect(changes.findLast(({ player }) => player)).toEqual(taken)
    await put(passed, session, captain)
    expect(await changesOf(session)).toEqual(changes)
    await join(other, session)
    await expect(put(other, session, captain)).rejects.toMatchObject(refused('no-place-free'))
  })

  test('who has an offer takes it, who left is nobody in line', async () => {
    const [asked, left] = people
    const { session, captain, goer } = await makeOffer([asked, false], [left, true])
    expect(await put(asked, session, captain)).toMatchObject({ going: 2, waiting: 1 })
    await expect(put(goer, session, captain)).rejects.toMatchObject(refused('not-found', 404))
    await expect(put(left, session, captain)).rejects.toMatchObject(refused('no-place-free'))
  })
})

describe('how one waits', () => {
  test('to be taken in: takes the place offered, or one that nobody asks for', async () => {
    const [asked] = people
    const { session } = await makeOffer([asked, false])
    expect((await wait(asked, session, true)).mine).toMatchObject({ state: 'going', takeMeIn: true })
    const passed = await makeOffer([asked, false])
    app.clock.advance(2 * hour)
    await app.sweep()
    expect((await wait(asked, passed.session, true)).mine).toMatchObject({ state: 'going' })
    expect((await changesOf(passed.session)).findLast(({ player }) => player)).toEqual({
      change: 'taken-in',
      player: asked.id,
      by: asked.id,
    })
  })

  test('to be asked: the next place is offered', async () => {
    const [waits] = people
    const { session, goer } = await makeFull([waits, true])
    expect((await wait(waits, session, false)).mine).toMatchObject({ state: 'waitlisted', takeMeIn: false })
    await leave(goer, session)
    expect(await mine(waits, session)).toMatchObject({ state: 'offered' })
  })

  test('does not bring back an offer that has ended', async () => {
    const [asked, next] = people
    const { session } = await makeOffer([asked, false], [next, true])
    app.clock.advance(2 * hour)
    expect((await wait(asked, session, true)).mine).toMatchObject({ state: 'waitlisted', position: 1 })
    expect(await mine(next, session)).toMatchObject({ state: 'going' })
  })

  test('is nothing to somebody who goes, and refused to who is not in, or too late', async () => {
    const [me, stranger] = people
    const { session, captain, goer } = await makeFull([me, true])
    expect((await wait(goer, session, false)).mine).toMatchObject({ state: 'going', takeMeIn: true })
    await expect(wait(stranger, session, true)).rejects.toMatchObject(refused('not-in'))
    await expect(wait(me, { _id: me.id }, true)).rejects.toMatchObject(refused('not-found', 404))
    await expect(
      app.as(me.token)(setWaiting, { ...byId(session), body: {} as { takeMeIn: boolean } }),
    ).rejects.toMatchObject({ code: 'bad-input', fields: { takeMeIn: 'Must be true or false' } })
    app.clock.set(new Date(sessionStart.getTime() - 30 * minute))
    await app.as(captain.token)(startSession, byId(session))
    await expect(wait(me, session, true)).rejects.toMatchObject(refused('session-started'))
    app.clock.set(testTime)
    const off = await makeFull([me, true])
    await app.as(off.captain.token)(cancelSession, byId(off.session))
    await expect(wait(me, off.session, false)).rejects.toMatchObject(refused('session-ended'))
  })
})

describe('at the same time', () => {
  test('two processes sweep the same offer: it ends once, and one is asked next', async () => {
    const [first, second, third] = people
    for (let round = 0; round < 10; round++) {
      app.clock.set(testTime)
      const { session } = await makeOffer([first, false], [second, false], [third, false])
      app.clock.advance(2 * hour)
      await Promise.all([app.sweep(), app.sweep(), app.sweep()])
      const changes = (await changesOf(session)).map(({ change }) => change)
      expect(changes.filter((change) => change === 'offer-ended')).toHaveLength(1)
      expect(changes.filter((change) => change === 'offered')).toHaveLength(2)
      expect(await mine(second, session)).toMatchObject({ state: 'offered' })
      expect(await mine(third, session)).toMatchObject({ position: 2 })
    }
  })

  test('an accept in the last moment that comes before the sweep holds, and one after it is refused', async () => {
    const [asked, next] = people
    const { session } = await makeOffer([asked, false], [next, true])
    app.clock.advance(2 * hour - 1)
    const lock = await lockRow(app, 'sessions', session._id)
    await lock.queue(() => accept(asked, session))
    app.clock.advance(1)
    // the session is busy: the sweep passes over it
    await app.sweep()
    await lock.queue(() => leave(next, session))
    expect((await lock.release()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await app.sweep()
    expect(await mine(asked, session)).toMatchObject({ state: 'going' })

    const late = await makeOffer([asked, false], [next, true])
    app.clock.advance(2 * hour)
    const [accepted] = await Promise.allSettled([accept(asked, late.session), app.sweep()])
    expect(accepted).toMatchObject({ status: 'rejected', reason: refused('offer-ended') })
    await app.sweep()
    expect(await mine(next, late.session)).toMatchObject({ state: 'going' })
  })

  test('an accept and a leave of the one place are one after the other', async () => {
    const [asked, next] = people
    for (let round = 0; round < 10; round++) {
      const { session } = await makeOffer([asked, false], [next, true])
      await Promise.allSettled([accept(asked, session), leave(asked, session)])
      expect(await mine(asked, session)).toMatchObject({ state: 'left' })
      expect(await mine(next, session)).toMatchObject({ state: 'going' })
    }
  })
})
