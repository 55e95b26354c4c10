import { cancelSession, startSession, Session } from '@i-one/contract/sessions'
import { acceptOffer } from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTime } from '../../../test/app.ts'
import { lockRow } from '../../../test/lock.ts'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { byId, hour, minute, apiError, startTestApp } from '../../../test/suite.ts'
import { openWaitlist } from '../../../test/waiting-line.ts'

const app = await startTestApp()
const people: [Person, Person, Person] = [
  await createPerson(app),
  await createPerson(app),
  await createPerson(app),
]
const {
  join,
  leave,
  accept,
  wait,
  mine,
  after,
  changesOf,
  notificationsOf,
  createFullSession,
  createOfferedPlace,
} = openWaitlist(app)

describe('a place that comes free', () => {
  test('is never offered without a deadline', async () => {
    const [asked] = people
    const { session } = await createOfferedPlace([asked, false])
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
    const { session, goer } = await createFullSession([asked, false], [next, true])
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

  test('notifies the player who gets the offer or the place, with the deadline', async () => {
    const [asked, taken] = [await createPerson(app), await createPerson(app)]
    const { session, goer } = await createFullSession([taken, true], [asked, false])
    await leave(goer, session)
    const received = await notificationsOf(taken)
    expect(received).toMatchObject([{ kind: 'place-for-you' }])
    expect(received[0]?.facts).not.toHaveProperty('until')
    await leave(taken, session)
    expect(await notificationsOf(asked)).toEqual([
      { kind: 'place-for-you', facts: expect.objectContaining({ until: after(2 * hour) }) },
    ])
  })

  test('is reserved for half an hour on the day, ten minutes in the last hour, and never past kick-off', async () => {
    const [asked] = people
    for (const [before, length] of [
      [16 * hour, 30 * minute],
      [hour, 10 * minute],
      [3 * minute, 3 * minute],
    ]) {
      app.clock.set(testTime)
      const { session, goer } = await createFullSession([asked, false])
      app.clock.set(new Date(sessionStart.getTime() - (before as number)))
      await leave(goer, session)
      expect(await mine(asked, session)).toMatchObject({ offerUntil: after(length as number) })
    }
  })

  test('[BOOK-6] is not free for somebody who joins while it is offered', async () => {
    const [asked, later] = people
    const { session } = await createOfferedPlace([asked, false])
    expect((await join(later, session)).mine).toMatchObject({ state: 'waitlisted', position: 2 })
  })
})

describe('taking the place offered', () => {
  test('ends the wait; a second click changes nothing', async () => {
    const [asked] = people
    const { session, captain } = await createOfferedPlace([asked, false])
    const taken = await accept(asked, session)
    expect(taken).toMatchObject({ going: 2, waiting: 0, mine: { state: 'going' } })
    expect(taken.mine).not.toHaveProperty('offerUntil')
    const changes = await changesOf(session)
    expect(changes).toContainEqual({ change: 'joined', player: asked.id, by: asked.id })
    expect(await notificationsOf(captain)).toContainEqual(expect.objectContaining({ kind: 'joined' }))
    expect(await accept(asked, session)).toMatchObject({ going: 2, mine: { state: 'going' } })
    expect(await changesOf(session)).toEqual(changes)
  })

  test('is rejected after the deadline, before and after the timer runs', async () => {
    const [asked, next] = people
    const { session } = await createOfferedPlace([asked, false], [next, false])
    app.clock.advance(2 * hour)
    await expect(accept(asked, session)).rejects.toMatchObject(apiError('offer-ended'))
    await app.sweep()
    await expect(accept(asked, session)).rejects.toMatchObject(apiError('offer-ended'))
    expect(await mine(asked, session)).toEqual({
      state: 'waitlisted',
      position: 2,
      takeMeIn: false,
      with: [],
    })
    expect(await mine(next, session)).toMatchObject({ state: 'offered', offerUntil: after(2 * hour) })
  })

  test('requires a waitlisted player, a session before its start and access to the session', async () => {
    const [asked, other, third] = people
    const { session, captain } = await createOfferedPlace([asked, false])
    await expect(accept(other, session)).rejects.toMatchObject(apiError('not-in'))
    await join(other, session)
    await expect(accept(other, session)).rejects.toMatchObject(apiError('no-place-free'))
    await expect(app.as()(acceptOffer, byId(session))).rejects.toMatchObject(apiError('not-signed-in', 401))
    await expect(accept(asked, { _id: asked.id })).rejects.toMatchObject(apiError('not-found', 404))
    const { session: hidden } = await createOpenSession(app, { visibility: 'link' })
    await expect(accept(third, hidden)).rejects.toMatchObject(apiError('not-found', 404))
    const off = await createOfferedPlace([asked, false])
    await app.as(off.captain.token)(cancelSession, byId(off.session))
    await expect(accept(asked, off.session)).rejects.toMatchObject(apiError('session-ended'))
    await accept(asked, session)
    await leave(asked, session)
    await wait(other, session, true)
    app.clock.set(new Date(sessionStart.getTime() - 30 * minute))
    await app.as(captain.token)(startSession, byId(session))
    await expect(accept(other, session)).rejects.toMatchObject(apiError('session-started'))
  })
})

describe('an offer that nobody took', () => {
  test('passes to the next player, and its holder moves to the end of the line', async () => {
    const [first, second, third] = people
    const { session, captain } = await createOfferedPlace([first, false], [second, true], [third, false])
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

  test('leaves the place to the first player who joins, and is repeated after the session was full', async () => {
    const [asked, joins] = people
    const { session } = await createOfferedPlace([asked, false])
    app.clock.advance(2 * hour)
    await app.sweep()
    await app.sweep()
    expect(await mine(asked, session)).toMatchObject({ state: 'waitlisted', position: 1 })
    expect((await changesOf(session)).filter(({ change }) => change === 'offered')).toHaveLength(1)
    expect((await join(joins, session)).mine).toMatchObject({ state: 'going' })
    await leave(joins, session)
    expect(await mine(asked, session)).toMatchObject({ state: 'offered', offerUntil: after(2 * hour) })
  })

  test('ends when the session starts or ends', async () => {
    const [asked, later] = people
    const started = await createOpenSession(app, { playersPerTeam: 2, others: 3 })
    await join(asked, started.session, false)
    app.clock.set(new Date(sessionStart.getTime() - 30 * minute))
    await leave(started.others[0] as Person, started.session)
    await app.as(started.captain.token)(startSession, byId(started.session))
    await app.sweep()
    expect(await mine(asked, started.session)).toMatchObject({ state: 'waitlisted' })
    app.clock.set(testTime)
    const off = await createOfferedPlace([later, false])
    await app.as(off.captain.token)(cancelSession, byId(off.session))
    await app.sweep()
    expect(await mine(later, off.session)).toMatchObject({ state: 'waitlisted' })
    expect((await changesOf(off.session)).at(-1)).toEqual({
      change: 'offer-ended',
      player: later.id,
      by: null,
    })
  })

  test('is not followed by another offer after kick-off: the first tap takes the place', async () => {
    const [asked, asks, taken] = people
    const { session, goer } = await createFullSession([asked, false], [asks, false], [taken, true])
    app.clock.set(new Date(sessionStart.getTime() - minute))
    await leave(goer, session)
    app.clock.set(sessionStart)
    await app.sweep()
    expect(await mine(asked, session)).toMatchObject({ state: 'waitlisted' })
    expect(await mine(asks, session)).toMatchObject({ state: 'waitlisted' })
    expect(await mine(taken, session)).toMatchObject({ state: 'waitlisted' })
    expect((await accept(asks, session)).mine).toMatchObject({ state: 'going' })
  })
})

describe('at the same time', () => {
  test('two processes sweep the same offer: it ends once, and one is asked next', async () => {
    const [first, second, third] = people
    for (let round = 0; round < 10; round++) {
      app.clock.set(testTime)
      const { session } = await createOfferedPlace([first, false], [second, false], [third, false])
      app.clock.advance(2 * hour)
      await Promise.all([app.sweep(), app.sweep(), app.sweep()])
      const changes = (await changesOf(session)).map(({ change }) => change)
      expect(changes.filter((change) => change === 'offer-ended')).toHaveLength(1)
      expect(changes.filter((change) => change === 'offered')).toHaveLength(2)
      expect(await mine(second, session)).toMatchObject({ state: 'offered' })
      expect(await mine(third, session)).toMatchObject({ position: 2 })
    }
  })

  test('an offer accepted just before the timer is valid, and just after the timer is rejected', async () => {
    const [asked, next] = people
    const { session } = await createOfferedPlace([asked, false], [next, true])
    app.clock.advance(2 * hour - 1)
    const lock = await lockRow(app, 'sessions', session._id)
    await lock.queue(() => accept(asked, session))
    app.clock.advance(1)
    // the timer skips the session, because the session is locked
    await app.sweep()
    await lock.queue(() => leave(next, session))
    expect((await lock.release()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await app.sweep()
    expect(await mine(asked, session)).toMatchObject({ state: 'going' })

    const late = await createOfferedPlace([asked, false], [next, true])
    app.clock.advance(2 * hour)
    const [accepted] = await Promise.allSettled([accept(asked, late.session), app.sweep()])
    expect(accepted).toMatchObject({ status: 'rejected', reason: apiError('offer-ended') })
    await app.sweep()
    expect(await mine(next, late.session)).toMatchObject({ state: 'going' })
  })

  test('an accept and a leave of the one place are one after the other', async () => {
    const [asked, next] = people
    for (let round = 0; round < 10; round++) {
      const { session } = await createOfferedPlace([asked, false], [next, true])
      await Promise.allSettled([accept(asked, session), leave(asked, session)])
      expect(await mine(asked, session)).toMatchObject({ state: 'left' })
      expect(await mine(next, session)).toMatchObject({ state: 'going' })
    }
  })
})
