import { createHold } from '@i-one/contract/bookings/holds'
import { deleteUser } from '@i-one/contract/leaving'
import { type Session, cancelSession, createSession, startSession } from '@i-one/contract/sessions'
import { authorizeSession, declineSession } from '@i-one/contract/sessions/authorization'
import { abandonSession, editSession, transferCaptaincy } from '@i-one/contract/sessions/captain'
import { SessionChange, listSessionChanges } from '@i-one/contract/sessions/history'
import { addGuests, joinSession, leaveSession } from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createOpenSession, sessionStart, usualSettings } from '../../../test/make-open-session.ts'
import { createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, minute, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const owner = await createPerson(app, { isOwner: true, nickname: 'Tobi' })
const admin = await createPerson(app, { isAdmin: true })

const changesOf = (session: { _id: string }, person = admin) =>
  app.as(person.token)(listSessionChanges, byId(session))
const names = async (session: Session) => (await changesOf(session)).map(({ change }) => change)
const received = ({ change, by, player, reason, words }: SessionChange) => ({
  change,
  by,
  player,
  reason,
  words,
})
const last = async (session: Session, count: number) => (await changesOf(session)).slice(-count).map(received)
const asked = async (more = {}) =>
  createOpenSession(app, { pitch: await createTestPitch(app, { owner }), ...more })

describe('the history of a session', () => {
  test('lists all changes to the session and its booking in order, with actor and player', async () => {
    const captain = await createPerson(app, { nickname: 'Ada' })
    const pitch = await createTestPitch(app, { owner })
    const body = { pitch, start: sessionStart.toISOString() }
    const hold = await app.as(captain.token)(createHold, { body })
    app.clock.advance(minute)
    const session = await app.as(captain.token)(createSession, { body: { hold: hold._id, ...usualSettings } })
    const player = await createPerson(app, { nickname: 'Chidi' })
    app.clock.advance(minute)
    await app.as(captain.token)(editSession, { ...byId(session), body: { minimum: 5 } })
    await app.as(player.token)(joinSession, byId(session))
    await app.as(owner.token)(authorizeSession, byId(session))
    await app.as(captain.token)(addGuests, { ...byId(session), body: { guests: [{ name: 'Emeka' }] } })
    app.clock.advance(minute)
    await app.as(captain.token)(transferCaptaincy, { ...byId(session), body: { player: player.id } })
    await app.as(captain.token)(leaveSession, byId(session))
    const changes = await changesOf(session)
    expect(z.parse(z.array(SessionChange), changes)).toEqual(changes)
    const [ada, chidi] = [captain, player].map(({ id, nickname }) => ({ _id: id, name: nickname }))
    const tobi = { _id: owner.id, name: 'Tobi' }
    const emeka = { _id: expect.any(String), name: 'Emeka' }
    expect(changes.map(received)).toEqual([
      { change: 'held', by: ada },
      { change: 'pending', by: ada },
      { change: 'created', by: ada },
      { change: 'edited', by: ada, reason: 'minimum 4 → 5' },
      { change: 'joined', by: chidi, player: chidi },
      { change: 'authorized', by: tobi },
      { change: 'guest-added', by: ada, player: emeka },
      { change: 'handed-over', by: ada, player: chidi },
      { change: 'left', by: ada, player: ada },
    ])
    const instants = changes.map(({ at }) => Date.parse(at))
    expect(instants).toEqual(instants.toSorted((a, b) => a - b))
    expect(new Set(changes.map(({ _id }) => _id)).size).toBe(changes.length)
  })

  test('lists an edit in the language of the reader, and an older edit as it was stored', async () => {
    const { session, captain } = await createOpenSession(app)
    await app.as(captain.token, 'en')(editSession, { ...byId(session), body: { minimum: 5, aet: true } })
    const read = async (language: string) => {
      const changes = await app.as(admin.token, language)(listSessionChanges, byId(session))
      return changes.filter(({ change }) => change === 'edited').map(({ reason }) => reason)
    }
    expect(await read('en')).toEqual(['extra time on, minimum 4 → 5'])
    expect(await read('fr')).toEqual(['avec prolongation, minimum 4 → 5'])
    await app.db
      .updateTable('session_changes')
      .set({ edits: null, reason: 'extra time on' })
      .where('change', '=', 'edited')
      .where('session_id', '=', session._id)
      .execute()
    expect(await read('fr')).toEqual(['extra time on'])
  })

  test('says why the session ended, and if a timer ended it', async () => {
    const cancelled = await createOpenSession(app)
    await app.as(cancelled.captain.token)(cancelSession, {
      ...byId(cancelled.session),
      body: { reason: 'Too wet' },
    })
    expect(await last(cancelled.session, 1)).toMatchObject([{ change: 'cancelled', reason: 'Too wet' }])

    const chosen = await createOpenSession(app)
    await app.as(chosen.captain.token)(cancelSession, {
      ...byId(chosen.session),
      body: { reasonCode: 'rain' },
    })
    expect(await last(chosen.session, 1)).toEqual([
      { change: 'cancelled', by: expect.anything(), reason: 'rain' },
    ])
    const typed = await createOpenSession(app)
    await app.as(typed.captain.token)(cancelSession, { ...byId(typed.session), body: { reason: 'rain' } })
    expect(await last(typed.session, 1)).toMatchObject([{ change: 'cancelled', words: 'rain' }])

    const declined = await asked()
    app.clock.advance(minute)
    await app.as(owner.token)(declineSession, { ...byId(declined.session), body: { reason: 'Painted' } })
    expect(await last(declined.session, 2)).toMatchObject([
      { change: 'declined', by: { name: 'Tobi' } },
      { change: 'cancelled', by: { name: 'Tobi' }, reason: 'Painted' },
    ])

    const unanswered = await asked()
    const unfilled = await createOpenSession(app)
    const started = await createOpenSession(app, { others: 3 })
    app.clock.set(unfilled.session.fillBy)
    await app.sweep()
    expect(await last(unanswered.session, 2)).toEqual([
      { change: 'expired' },
      { change: 'cancelled', reason: 'not-authorized-in-time' },
    ])
    expect(await last(unfilled.session, 1)).toEqual([{ change: 'cancelled', reason: 'too-few-players' }])

    app.clock.set(sessionStart)
    await app.as(started.captain.token)(startSession, byId(started.session))
    const body = { reason: 'rain' } as const
    await app.as(started.captain.token)(abandonSession, { ...byId(started.session), body })
    expect(await last(started.session, 1)).toMatchObject([{ change: 'abandoned', reason: 'rain' }])
    expect(await names(started.session)).toEqual(expect.arrayContaining(['confirmed', 'drawn', 'started']))
  })

  test('is there for whoever may see the session', async () => {
    const hidden = await createOpenSession(app, { visibility: 'link', others: 1 })
    const stranger = await createPerson(app)
    const nothing = { code: 'not-found', status: 404 }
    for (const person of [hidden.captain, ...hidden.others, admin])
      expect((await changesOf(hidden.session, person)).length).toBeGreaterThan(0)
    await expect(changesOf(hidden.session, stranger)).rejects.toMatchObject(nothing)
    await expect(changesOf({ _id: stranger.id })).rejects.toMatchObject(nothing)
    await expect(app.as()(listSessionChanges, byId(hidden.session))).rejects.toMatchObject({ status: 401 })
  })

  test('shows deleted accounts as former players', async () => {
    const password = 'kickoff-at-seven'
    const leaver = await createPerson(app, { password })
    const { session } = await createOpenSession(app)
    await app.as(leaver.token)(joinSession, byId(session))
    await app.as(leaver.token)(deleteUser, { body: { password } })
    const former = { _id: leaver.id, name: 'Former player' }
    expect(await last(session, 2)).toEqual([
      { change: 'joined', by: former, player: former },
      { change: 'left', by: former, player: former },
    ])
  })
})
