import { cancelSession, getSession, startSession } from '@i-one/contract/sessions'
import { promotePlayer, setWaiting } from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import { testTime } from '../../../test/app.ts'
import { sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { byId, hour, minute, apiError, startTestApp } from '../../../test/suite.ts'
import { type SessionReference, openWaitlist } from '../../../test/waiting-line.ts'

const app = await startTestApp()
const people: [Person, Person, Person] = [
  await createPerson(app),
  await createPerson(app),
  await createPerson(app),
]
const { join, leave, wait, mine, changesOf, notificationsOf, createFullSession, createOfferedPlace } =
  openWaitlist(app)

describe('the captain adds a waitlisted player', () => {
  const put = async (person: Person, session: SessionReference, by: Person) => {
    const { places } = await app.as(by.token)(getSession, byId(session))
    const place = places.find(({ player }) => player._id === person.id)?._id ?? person.id
    return app.as(by.token)(promotePlayer, { params: { id: session._id, place } })
  }

  test('who let an offer expire, regardless of position, and notifies them once', async () => {
    const [passed, other] = people
    const { session, captain } = await createOfferedPlace([passed, false])
    const waiting = (await app.as(captain.token)(getSession, byId(session))).places.at(-1)
    expect(waiting).toMatchObject({ state: 'offered', since: app.clock.now().toISOString() })
    app.clock.advance(2 * hour)
    await app.sweep()
    expect(await mine(passed, session)).toMatchObject({ state: 'waitlisted' })
    await expect(put(passed, session, passed)).rejects.toMatchObject(apiError('not-yours'))
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
    await expect(put(other, session, captain)).rejects.toMatchObject(apiError('no-place-free'))
  })

  test('a player with an offer gets the place, a player who left is rejected', async () => {
    const [asked, left] = people
    const { session, captain, goer } = await createOfferedPlace([asked, false], [left, true])
    expect(await put(asked, session, captain)).toMatchObject({ going: 2, waiting: 1 })
    await expect(put(goer, session, captain)).rejects.toMatchObject(apiError('not-found', 404))
    await expect(put(left, session, captain)).rejects.toMatchObject(apiError('no-place-free'))
  })
})

describe('the waitlist setting', () => {
  test('automatic: takes the offered place, or a free place', async () => {
    const [asked] = people
    const { session } = await createOfferedPlace([asked, false])
    expect((await wait(asked, session, true)).mine).toMatchObject({ state: 'going', takeMeIn: true })
    const passed = await createOfferedPlace([asked, false])
    app.clock.advance(2 * hour)
    await app.sweep()
    expect((await wait(asked, passed.session, true)).mine).toMatchObject({ state: 'going' })
    expect((await changesOf(passed.session)).findLast(({ player }) => player)).toEqual({
      change: 'taken-in',
      player: asked.id,
      by: asked.id,
    })
  })

  test('by offer: the next place is offered', async () => {
    const [waits] = people
    const { session, goer } = await createFullSession([waits, true])
    expect((await wait(waits, session, false)).mine).toMatchObject({ state: 'waitlisted', takeMeIn: false })
    await leave(goer, session)
    expect(await mine(waits, session)).toMatchObject({ state: 'offered' })
  })

  test('does not restore an expired offer', async () => {
    const [asked, next] = people
    const { session } = await createOfferedPlace([asked, false], [next, true])
    app.clock.advance(2 * hour)
    expect((await wait(asked, session, true)).mine).toMatchObject({ state: 'waitlisted', position: 1 })
    expect(await mine(next, session)).toMatchObject({ state: 'going' })
  })

  test('is ignored for a going player, and rejected for other users or too late', async () => {
    const [me, stranger] = people
    const { session, captain, goer } = await createFullSession([me, true])
    expect((await wait(goer, session, false)).mine).toMatchObject({ state: 'going', takeMeIn: true })
    await expect(wait(stranger, session, true)).rejects.toMatchObject(apiError('not-in'))
    await expect(wait(me, { _id: me.id }, true)).rejects.toMatchObject(apiError('not-found', 404))
    await expect(
      app.as(me.token)(setWaiting, { ...byId(session), body: {} as { takeMeIn: boolean } }),
    ).rejects.toMatchObject({ code: 'bad-input', fields: { takeMeIn: 'Must be true or false' } })
    app.clock.set(new Date(sessionStart.getTime() - 30 * minute))
    await app.as(captain.token)(startSession, byId(session))
    await expect(wait(me, session, true)).rejects.toMatchObject(apiError('session-started'))
    app.clock.set(testTime)
    const off = await createFullSession([me, true])
    await app.as(off.captain.token)(cancelSession, byId(off.session))
    await expect(wait(me, off.session, false)).rejects.toMatchObject(apiError('session-ended'))
  })
})
