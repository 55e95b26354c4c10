import { cancelSession, getSession } from '@i-one/contract/sessions'
import {
  authorizeSession,
  declineSession,
  listSessionsToAuthorize,
} from '@i-one/contract/sessions/authorization'
import { describe, expect, test } from 'vitest'
import { lockRow } from '../../../test/lock.ts'
import { createTestHold, createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, hour, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const owner = await createPerson(app, { isOwner: true })
const admin = await createPerson(app, { isAdmin: true })
const stranger = await createPerson(app, { isOwner: true })

const asked = async (more = {}) =>
  createOpenSession(app, { pitch: await createTestPitch(app, { owner }), ...more })
const authorize = (person: Person | undefined, session: { _id: string }) =>
  app.as(person?.token)(authorizeSession, byId(session))
const decline = (person: Person | undefined, session: { _id: string }) =>
  app.as(person?.token)(declineSession, { ...byId(session), body: { reason: 'Being painted' } })

describe('authorizing', () => {
  test('by the organizer or staff confirms the booking', async () => {
    for (const person of [owner, admin]) {
      const { session } = await asked()
      const authorized = await authorize(person, session)
      expect(authorized).toMatchObject({ state: 'open', booking: { state: 'confirmed' } })
      expect(authorized.authorizeBy).toBeUndefined()
    }
  })

  test('[BOOK-9] is rejected for other users, twice and after the deadline', async () => {
    const { session, captain } = await asked()
    await expect(authorize(undefined, session)).rejects.toMatchObject(apiError('not-signed-in', 401))
    await expect(authorize(owner, { _id: owner.id })).rejects.toMatchObject(apiError('not-found', 404))
    for (const person of [captain, stranger])
      await expect(authorize(person, session)).rejects.toMatchObject(apiError('not-yours'))
    await authorize(owner, session)
    await expect(authorize(owner, session)).rejects.toMatchObject(apiError('not-awaiting-authorization'))
    const late = await asked()
    app.clock.set(late.session.authorizeBy ?? '')
    await expect(authorize(owner, late.session)).rejects.toMatchObject(apiError('not-awaiting-authorization'))
  })
})

describe('declining', () => {
  test('cancels the session and frees the slot, with the words kept', async () => {
    const pitch = await createTestPitch(app, { owner })
    const { session } = await createOpenSession(app, { pitch })
    const declined = await decline(owner, session)
    expect(declined).toMatchObject({ state: 'cancelled', reason: 'declined', booking: { state: 'declined' } })
    const changes = await app.db
      .selectFrom('session_changes')
      .selectAll()
      .where('session_id', '=', session._id)
      .execute()
    expect(changes).toContainEqual(
      expect.objectContaining({ change: 'cancelled', by: owner.id, reason: 'Being painted' }),
    )
    expect(await createTestHold(app, { booker: stranger, pitch })).toBeTruthy()
  })

  test('is the organizer’s or staff’s, while the session waits for it', async () => {
    const { session, captain } = await asked()
    await expect(decline(undefined, session)).rejects.toMatchObject(apiError('not-signed-in', 401))
    await expect(decline(owner, { _id: owner.id })).rejects.toMatchObject(apiError('not-found', 404))
    for (const person of [captain, stranger])
      await expect(decline(person, session)).rejects.toMatchObject(apiError('not-yours'))
    expect(await decline(admin, session)).toMatchObject({ state: 'cancelled' })
    await expect(decline(owner, session)).rejects.toMatchObject(apiError('not-awaiting-authorization'))
  })
})

test('sessions that wait for me are those on my pitches, the least time left first', async () => {
  const me = await createPerson(app, { isOwner: true })
  const pitch = await createTestPitch(app, { owner: me })
  const soon = new Date(app.clock.now().getTime() + 3 * hour)
  const later = await createOpenSession(app, { pitch })
  const sooner = await createOpenSession(app, { pitch, start: soon })
  const answered = await createOpenSession(app, {
    pitch,
    start: new Date(sessionStart.getTime() + 2 * hour),
  })
  await authorize(me, answered.session)
  await asked()
  const list = async () => (await app.as(me.token)(listSessionsToAuthorize)).map(({ _id }) => _id)
  expect(await list()).toEqual([sooner.session._id, later.session._id])
  app.clock.set(sooner.session.authorizeBy ?? '')
  expect(await list()).toEqual([later.session._id])
  expect(await app.as(stranger.token)(listSessionsToAuthorize)).toEqual([])
  await expect(app.as()(listSessionsToAuthorize)).rejects.toMatchObject(apiError('not-signed-in', 401))
})

describe('authorizing against cancelling', () => {
  const race = async () => {
    const { session, captain } = await asked()
    const look = () => app.as(captain.token)(getSession, byId(session))
    const cancel = () => app.as(captain.token)(cancelSession, byId(session))
    return { session, look, cancel, authorize: () => authorize(owner, session) }
  }

  test('cancelled first, it is not authorized any more', async () => {
    const { session, look, cancel, authorize } = await race()
    const row = await lockRow(app, 'sessions', session._id)
    await row.queue(cancel)
    await row.queue(authorize)
    expect(await row.release()).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: apiError('not-awaiting-authorization') },
    ])
    expect(await look()).toMatchObject({ state: 'cancelled', booking: { state: 'cancelled' } })
  })

  test('authorized first, it is cancelled after that', async () => {
    const { session, look, cancel, authorize } = await race()
    const row = await lockRow(app, 'sessions', session._id)
    await row.queue(authorize)
    await row.queue(cancel)
    expect(await row.release()).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
    expect(await look()).toMatchObject({ state: 'cancelled', booking: { state: 'cancelled' } })
  })

  test('never ends in an inconsistent state in twenty rounds', async () => {
    for (let round = 0; round < 20; round++) {
      const { look, cancel, authorize } = await race()
      const [cancelled] = await Promise.allSettled([cancel(), authorize()])
      expect(cancelled.status).toBe('fulfilled')
      expect(await look()).toMatchObject({ state: 'cancelled', booking: { state: 'cancelled' } })
    }
  })
})
