import { createMatch } from '@i-one/contract/matches'
import { cancelSession, finishSession, getSession, startSession } from '@i-one/contract/sessions'
import { joinSession, leaveSession } from '@i-one/contract/sessions/places'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { testTime } from '../../../test/app.ts'
import { listSessionChanges } from '../../../test/list-changes.ts'
import { lockRow } from '../../../test/lock.ts'
import { createTestHold, createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, hour, startTestApp } from '../../../test/suite.ts'
import { cancelUnfilled, finishOverdue } from './actions.ts'

const app = await startTestApp()
const owner = await createPerson(app, { isOwner: true })

const look = (person: Person, session: { _id: string }) => app.as(person.token)(getSession, byId(session))
const sweepTwice = () => Promise.all([app.sweep(), app.sweep()])

describe('[BOOK-5] the pitch’s deadline', () => {
  test('cancels the session and frees the slot, once', async () => {
    const pitch = await createTestPitch(app, { owner })
    const { session, captain } = await createOpenSession(app, { pitch, others: 3 })
    app.clock.set(new Date(Date.parse(session.authorizeBy ?? '') - 1))
    await sweepTwice()
    expect(await look(captain, session)).toMatchObject({ state: 'confirmed', booking: { state: 'pending' } })
    app.clock.advance(1)
    await sweepTwice()
    await sweepTwice()
    const ended = await look(captain, session)
    expect(ended).toMatchObject({
      state: 'cancelled',
      reason: 'not-authorized-in-time',
      booking: { state: 'expired' },
    })
    const changes = await listSessionChanges(app, session._id)
    expect(changes.filter(({ change }) => change === 'cancelled')).toMatchObject([{ by: null }])
    expect(await createTestHold(app, { booker: captain, pitch })).toBeTruthy()
  })

  test('ignores cancelled sessions', async () => {
    const { session, captain } = await createOpenSession(app, {
      pitch: await createTestPitch(app, { owner }),
    })
    await app.as(captain.token)(cancelSession, byId(session))
    app.clock.set(session.fillBy)
    await sweepTwice()
    expect(await look(captain, session)).toMatchObject({ reason: 'captain', booking: { state: 'cancelled' } })
  })
})

describe('[BOOK-5] the fill deadline', () => {
  test('cancels a session with fewer going than its minimum and releases its booking, once', async () => {
    const { session, captain } = await createOpenSession(app, { others: 2 })
    app.clock.set(new Date(Date.parse(session.fillBy) - 1))
    await sweepTwice()
    expect(await look(captain, session)).toMatchObject({ state: 'open' })
    app.clock.advance(1)
    await sweepTwice()
    await sweepTwice()
    const ended = await look(captain, session)
    expect(ended).toMatchObject({
      state: 'cancelled',
      reason: 'too-few-players',
      booking: { state: 'released' },
    })
    expect(
      (await listSessionChanges(app, session._id)).filter(({ change }) => change === 'cancelled'),
    ).toHaveLength(1)
  })

  test('counts current players, not former players', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 3 })
    const enough = await createOpenSession(app, { others: 3 })
    await app.as(others[0]?.token)(leaveSession, byId(session))
    app.clock.set(session.fillBy)
    await app.sweep()
    expect(await look(captain, session)).toMatchObject({ state: 'cancelled', reason: 'too-few-players' })
    expect(await look(enough.captain, enough.session)).toMatchObject({ state: 'confirmed' })
  })

  test('passes over a session that is being joined, and leaves it alone after that', async () => {
    const last = await createPerson(app)
    const { session, captain } = await createOpenSession(app, { others: 2 })
    app.clock.set(session.fillBy)
    const row = await lockRow(app, 'sessions', session._id)
    await row.queue(() => app.as(last.token)(joinSession, byId(session)))
    await app.sweep()
    expect(await row.release()).toMatchObject([{ status: 'fulfilled' }])
    await app.sweep()
    expect(await look(captain, session)).toMatchObject({
      state: 'confirmed',
      booking: { state: 'confirmed' },
    })
  })

  test('against the last join ends in one of the two, never a mix', async () => {
    const last = await createPerson(app)
    for (let round = 0; round < 30; round++) {
      app.clock.set(testTime)
      const { session, captain } = await createOpenSession(app, { others: 2 })
      app.clock.set(session.fillBy)
      const join = () => app.as(last.token)(joinSession, byId(session))
      const together = round % 2 ? [join(), app.sweep()] : [app.sweep(), join()]
      const joined = (await Promise.allSettled(together))[round % 2 ? 0 : 1]
      await app.sweep()
      const after = await look(captain, session)
      if (joined?.status === 'fulfilled') {
        expect(after).toMatchObject({ state: 'confirmed', going: 4, booking: { state: 'confirmed' } })
      } else {
        expect(joined).toMatchObject({ reason: { code: 'session-ended' } })
        expect(after).toMatchObject({ state: 'cancelled', going: 3, booking: { state: 'released' } })
      }
    }
  })

  test('of a session that cannot be called off holds up none of those that come after it', async () => {
    const stuck = await createOpenSession(app, { start: new Date(sessionStart.getTime() - hour) })
    const next = await createOpenSession(app)
    const stuckBooking = app.db
      .updateTable('bookings')
      .where(
        'id',
        '=',
        app.db.selectFrom('sessions').select('booking_id').where('id', '=', stuck.session._id),
      )
    await stuckBooking.set({ state: 'released' }).execute()
    app.clock.set(next.session.fillBy)
    await expect(cancelUnfilled(app.db, app.clock.now())).rejects.toThrow(AggregateError)
    expect(await look(stuck.captain, stuck.session)).toMatchObject({ state: 'open' })
    expect(await look(next.captain, next.session)).toMatchObject({ state: 'cancelled' })
    await stuckBooking.set({ state: 'confirmed' }).execute()
    await cancelUnfilled(app.db, app.clock.now())
    expect(await look(stuck.captain, stuck.session)).toMatchObject({ state: 'cancelled' })
  })
})

describe('two hours after the end', () => {
  const settled = new Date(sessionStart.getTime() + 3 * hour)

  test('unfinished sessions are finished, started or not', async () => {
    const started = await createOpenSession(app, { others: 3 })
    const unstarted = await createOpenSession(app, { others: 3 })
    const finished = await createOpenSession(app, { others: 3 })
    app.clock.set(sessionStart)
    for (const { captain, session } of [started, finished])
      await app.as(captain.token)(startSession, byId(session))
    await app.as(finished.captain.token)(finishSession, byId(finished.session))
    app.clock.set(new Date(settled.getTime() - 1))
    await sweepTwice()
    expect(await look(started.captain, started.session)).toMatchObject({ state: 'started' })
    app.clock.advance(1)
    await sweepTwice()
    for (const { captain, session } of [started, unstarted, finished]) {
      expect(await look(captain, session)).toMatchObject({
        state: 'finished',
        booking: { state: 'confirmed' },
      })
      const ends = (await listSessionChanges(app, session._id)).filter(({ change }) => change === 'finished')
      expect(ends).toHaveLength(1)
    }
  })

  test('a match that still runs is ended first, by its own timer', async () => {
    const { session, captain } = await createOpenSession(app, { others: 3 })
    app.clock.set(sessionStart)
    await app.as(captain.token)(startSession, byId(session))
    const match = await app.as(captain.token)(createMatch, byId(session))
    app.clock.set(settled)
    await finishOverdue(app.db, settled)
    expect(await look(captain, session)).toMatchObject({ state: 'started', matches: [{ _id: match._id }] })
    await sweepTwice()
    expect(await look(captain, session)).toMatchObject({
      state: 'finished',
      matches: [{ state: 'finished' }],
    })
  })
})

test('[BOOK-5] every change is told as news, by the timers too', async () => {
  const listener = new pg.Client({ connectionString: app.databaseUrl })
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await listener.query('listen news')
  const { session, others } = await createOpenSession(app, { others: 1 })
  const topic = `session:${session._id}`
  const received = (times: number) =>
    expect.poll(() => heard.filter((one) => one === topic)).toHaveLength(times)
  await received(1)
  await app.as(others[0]?.token)(leaveSession, byId(session))
  await received(2)
  app.clock.set(session.fillBy)
  await sweepTwice()
  await received(3)
  await listener.end()
})
