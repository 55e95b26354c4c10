import { randomUUID } from 'node:crypto'
import { createHold } from '@i-one/contract/bookings/holds'
import {
  cancelSession,
  finishSession,
  getSession,
  listMySessions,
  startSession,
} from '@i-one/contract/sessions'
import { joinSession, leaveSession } from '@i-one/contract/sessions/places'
import { getSessionByCode } from '@i-one/contract/sharing'
import { describe, expect, test } from 'vitest'
import { listSessionChanges } from '../../test/list-changes.ts'
import { createOpenSession, sessionStart } from '../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../test/make.ts'
import { byId, hour, apiError, startTestApp } from '../../test/suite.ts'

const app = await startTestApp()
const stranger = await createPerson(app)
const admin = await createPerson(app, { isAdmin: true })

const changesOf = async (sessionId: string) =>
  (await listSessionChanges(app, sessionId)).map(({ change }) => change)

describe('seeing a session', () => {
  test('a public one is seen by everyone signed in', async () => {
    const { session } = await createOpenSession(app)
    const seen = await app.as(stranger.token)(getSession, byId(session))
    expect(seen).toMatchObject({ _id: session._id })
    expect(seen.mine).toBeUndefined()
    await expect(app.as()(getSession, byId(session))).rejects.toMatchObject(apiError('not-signed-in', 401))
    await expect(app.as(stranger.token)(getSession, byId({ _id: randomUUID() }))).rejects.toMatchObject(
      apiError('not-found', 404),
    )
  })

  test('a link-only session is visible to its participants and to everyone with the link', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner })
    const { session, captain, others } = await createOpenSession(app, {
      visibility: 'link',
      pitch,
      others: 1,
    })
    for (const person of [captain, owner, admin, ...others])
      expect(await app.as(person.token)(getSession, byId(session))).toMatchObject({ code: session.code })
    await expect(app.as(stranger.token)(getSession, byId(session))).rejects.toMatchObject(
      apiError('not-found', 404),
    )
    const byCode = { params: { code: session.code } }
    expect((await app.as()(getSessionByCode, byCode)).mine).toBeUndefined()
    expect((await app.as(captain.token)(getSessionByCode, byCode)).mine).toMatchObject({ state: 'going' })
    expect(await app.as(stranger.token)(getSessionByCode, byCode)).toMatchObject({ _id: session._id })
    await expect(app.as()(getSessionByCode, { params: { code: 'AAAAAAAAAAA' } })).rejects.toMatchObject(
      apiError('not-found', 404),
    )
  })

  test('is also found under the address that links have had from the beginning', async () => {
    const { session } = await createOpenSession(app)
    const shared = await fetch(`${app.baseUrl}/i-one/sessions/by-code/${session.code}`)
    expect(shared.status).toBe(200)
    expect(await shared.json()).toMatchObject({ _id: session._id, code: session.code })
    const preview = await fetch(`${app.baseUrl}/i-one/sessions/by-code/${session.code}/preview.png`)
    expect(preview.headers.get('content-type')).toBe('image/png')
  })

  test('contains no phone number, email address or last name', async () => {
    const { session } = await createOpenSession(app, { others: 2 })
    const text = await (await fetch(`${app.baseUrl}/i-one/shared-sessions/${session.code}`)).text()
    expect(text).not.toMatch(/2348012345678|example\.com|Ṣẹ́gun/)
  })

  test('own sessions are upcoming, joined or waitlisted, soonest first', async () => {
    const me = await createPerson(app)
    const join = (session: { _id: string }) => app.as(me.token)(joinSession, byId(session))
    const later = await createOpenSession(app, {
      captain: me,
      start: new Date(sessionStart.getTime() + 24 * hour),
    })
    const sooner = await createOpenSession(app)
    const full = await createOpenSession(app, {
      playersPerTeam: 1,
      others: 1,
      start: new Date(sessionStart.getTime() + hour),
    })
    const left = await createOpenSession(app)
    const cancelled = await createOpenSession(app)
    await createOpenSession(app)
    for (const { session } of [sooner, full, left, cancelled]) await join(session)
    await app.as(me.token)(leaveSession, byId(left.session))
    await app.as(cancelled.captain.token)(cancelSession, byId(cancelled.session))
    const mine = () => app.as(me.token)(listMySessions)
    expect((await mine()).map(({ _id }) => _id)).toEqual(
      [sooner, full, later].map(({ session }) => session._id),
    )
    expect((await mine())[1]?.mine).toMatchObject({ state: 'waitlisted', position: 1 })
    app.clock.set(new Date(sessionStart.getTime() + hour))
    expect((await mine()).map(({ _id }) => _id)).toEqual([full, later].map(({ session }) => session._id))
    await expect(app.as()(listMySessions)).rejects.toMatchObject(apiError('not-signed-in', 401))
  })
})

describe('cancelling', () => {
  test('by the captain frees the slot and keeps the words', async () => {
    const pitch = await createTestPitch(app)
    const { session, captain } = await createOpenSession(app, { pitch, others: 3 })
    const cancelled = await app.as(captain.token)(cancelSession, {
      ...byId(session),
      body: { reason: 'Too wet' },
    })
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      reason: 'captain',
      booking: { state: 'cancelled' },
    })
    expect(await changesOf(session._id)).toContain('cancelled')
    const body = { pitch, start: session.start }
    expect(await app.as(stranger.token)(createHold, { body })).toMatchObject({ start: session.start })
    await app.db
      .updateTable('bookings')
      .set({ state: 'expired' })
      .where('booker_id', '=', stranger.id)
      .execute()
  })

  test('by the organizer or staff is the pitch’s doing', async () => {
    const owner = await createPerson(app, { isOwner: true })
    for (const person of [owner, admin]) {
      const { session } = await createOpenSession(app, { pitch: await createTestPitch(app, { owner }) })
      expect(await app.as(person.token)(cancelSession, byId(session))).toMatchObject({ reason: 'pitch' })
    }
  })

  test('is not for players and strangers, nor after the start or the end', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 1 })
    const cancel = (person?: Person) => app.as(person?.token)(cancelSession, byId(session))
    await expect(cancel()).rejects.toMatchObject(apiError('not-signed-in', 401))
    for (const person of [...others, stranger])
      await expect(cancel(person)).rejects.toMatchObject(apiError('not-yours'))
    const hidden = await createOpenSession(app, { visibility: 'link' })
    await expect(app.as(stranger.token)(cancelSession, byId(hidden.session))).rejects.toMatchObject(
      apiError('not-found', 404),
    )
    app.clock.set(sessionStart)
    await app.as(captain.token)(startSession, byId(session))
    await expect(cancel(captain)).rejects.toMatchObject(apiError('session-started'))
    await app.as(captain.token)(finishSession, byId(session))
    await expect(cancel(captain)).rejects.toMatchObject(apiError('session-ended'))
  })
})

describe('finishing', () => {
  test('is the captain’s or staff’s, after the start, and once', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 1 })
    const finish = (person?: Person) => app.as(person?.token)(finishSession, byId(session))
    await expect(finish(captain)).rejects.toMatchObject(apiError('session-not-started'))
    app.clock.set(sessionStart)
    await app.as(captain.token)(startSession, byId(session))
    await expect(finish()).rejects.toMatchObject(apiError('not-signed-in', 401))
    for (const person of [...others, stranger])
      await expect(finish(person)).rejects.toMatchObject(apiError('not-yours'))
    expect(await finish(admin)).toMatchObject({ state: 'finished' })
    await expect(finish(captain)).rejects.toMatchObject(apiError('session-ended'))
    expect(await changesOf(session._id)).toEqual(expect.arrayContaining(['started', 'finished']))
  })

  test('waits for the match that is running, and the session shows it', async () => {
    const { session, captain } = await createOpenSession(app, { others: 1 })
    app.clock.set(sessionStart)
    await app.as(captain.token)(startSession, byId(session))
    const match = {
      session_id: session._id,
      pitch_id: session.pitch._id,
      match_type: 'Friendly Match',
      team_one_set: 1,
      team_two_set: 2,
      team_one_name: session.teamOne.name,
      team_two_name: session.teamTwo.name,
      periods: 1,
      minutes_per_period: 8,
      aet: false,
      penalty_shootout: false,
      starts_at: sessionStart,
      created_at: sessionStart,
      clock_at: sessionStart,
      score_one: 2,
    }
    const { id } = await app.db
      .insertInto('matches')
      .values({ ...match, state: 'playing' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const shown = {
      _id: id,
      number: 1,
      state: 'playing',
      teamOne: session.teamOne,
      teamTwo: session.teamTwo,
      score: { T1: 2, T2: 0 },
    }
    expect((await app.as(captain.token)(getSession, byId(session))).matches).toMatchObject([shown])
    await expect(app.as(captain.token)(finishSession, byId(session))).rejects.toMatchObject({
      ...apiError('match-unfinished'),
      body: { match: shown },
    })
    await app.db.updateTable('matches').set({ state: 'finished' }).where('id', '=', id).execute()
    expect(await app.as(captain.token)(finishSession, byId(session))).toMatchObject({ state: 'finished' })
  })
})
