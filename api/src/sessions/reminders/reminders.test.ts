import { listNotifications } from '@i-one/contract/notifications'
import { cancelSession } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, day, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

const kindsOf = async (person: Person) =>
  (await app.as(person.token)(listNotifications)).notifications.map(({ kind }) => kind)

describe('a day before kick-off', () => {
  const twice = () => Promise.all([app.sweep(), app.sweep()])
  const aDayBefore = new Date(sessionStart.getTime() - day)

  test('everyone going hears it once, from two processes that sweep at once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => createOpenSession(app, { others: 3 })))
    app.clock.set(new Date(aDayBefore.getTime() - 1))
    await twice()
    expect(await kindsOf(made[0]!.captain)).not.toContain('session-tomorrow')
    app.clock.advance(1)
    await twice()
    await twice()
    for (const { captain, others } of made)
      for (const person of [captain, ...others])
        expect((await kindsOf(person)).filter((kind) => kind === 'session-tomorrow')).toHaveLength(1)
  })

  test('not for players who joined later, waitlisted players or sessions created later', async () => {
    const { session, captain, others } = await createOpenSession(app, { playersPerTeam: 1, others: 2 })
    const room = await createOpenSession(app)
    app.clock.set(aDayBefore)
    app.clock.advance(1)
    const late = await createPerson(app)
    await app.as(late.token)(joinSession, byId(room.session))
    const { captain: later } = await createOpenSession(app)
    await twice()
    const reminded = async (person: Person) => (await kindsOf(person)).includes('session-tomorrow')
    expect(session.going).toBe(2)
    expect(await Promise.all([captain, others[0]!, room.captain].map(reminded))).toEqual([true, true, true])
    expect(await Promise.all([others[1]!, late, later].map(reminded))).toEqual([false, false, false])
  })

  test('not for cancelled sessions or sessions awaiting authorization', async () => {
    const cancelled = await createOpenSession(app)
    await app.as(cancelled.captain.token)(cancelSession, byId(cancelled.session))
    const owner = await createPerson(app, { isOwner: true })
    const waiting = await createOpenSession(app, { pitch: await createTestPitch(app, { owner }) })
    await app.db
      .updateTable('bookings')
      .set({ authorize_by: sessionStart })
      .where('pitch_id', '=', waiting.session.pitch._id)
      .execute()
    app.clock.set(aDayBefore)
    await twice()
    for (const { captain } of [cancelled, waiting]) expect(await kindsOf(captain)).toEqual([])
  })
})
