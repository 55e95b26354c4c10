import { getHold } from '@i-one/contract/bookings/holds'
import { listNotifications } from '@i-one/contract/notifications'
import { getSession } from '@i-one/contract/sessions'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { testTime } from '../../../test/app.ts'
import { simulateAbsence } from '../../../test/away.ts'
import { createTestHold, createOpenSession } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { waitUntilBlocked } from '../../../test/meeting.ts'
import { byId, hour, minute, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
afterEach(() => app.clock.set(testTime))

const look = (person: Person, session: { _id: string }) => app.as(person.token)(getSession, byId(session))
const notified = async (person: Person) =>
  (await app.as(person.token)(listNotifications)).notifications.filter(({ kind }) => kind === 'more-time')
const after = (instant: string | undefined, milliseconds: number) =>
  new Date(Date.parse(instant ?? '') + milliseconds)

describe('four hours in which nobody could answer', () => {
  test('cost no session its pitch: what was left of the time is left of it, and notifies once', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const { session, captain } = await createOpenSession(app, {
      pitch: await createTestPitch(app, { owner }),
    })
    const back = after(session.authorizeBy, 4 * hour - 20 * minute)
    await simulateAbsence(app, back, 4 * hour)
    await app.sweep()
    const now = await look(captain, session)
    expect(now).toMatchObject({
      state: 'open',
      authorizeBy: after(back.toISOString(), 20 * minute).toISOString(),
    })
    for (const person of [captain, owner]) expect(await notified(person)).toHaveLength(1)
    await simulateAbsence(app, after(back.toISOString(), minute / 2), minute / 2)
    for (const person of [captain, owner]) expect(await notified(person)).toHaveLength(1)
    app.clock.set(now.authorizeBy!)
    await app.sweep()
    expect(await look(captain, session)).toMatchObject({ reason: 'not-authorized-in-time' })
  })

  test('give an hour at most, and never past the start', async () => {
    const [first, second] = [await createOpenSession(app), await createOpenSession(app)]
    const { fillBy, start } = first.session
    await simulateAbsence(app, after(fillBy, minute), 4 * hour)
    expect(await look(first.captain, first.session)).toMatchObject({
      fillBy: after(fillBy, hour + minute).toISOString(),
    })
    await simulateAbsence(app, after(start, -minute), 4 * hour)
    expect(await look(second.captain, second.session)).toMatchObject({ fillBy: start })
  })

  test('leave a slot held for as long as it was held before', async () => {
    const booker = await createPerson(app)
    const hold = await createTestHold(app, { booker, pitch: await createTestPitch(app) })
    await simulateAbsence(app, after(testTime, 4 * hour), 4 * hour - 3 * minute)
    await app.sweep()
    expect(await app.as(booker.token)(getHold, byId({ _id: hold }))).toMatchObject({
      expiresAt: after(testTime, 4 * hour + 7 * minute).toISOString(),
    })
  })
})

test('past and distant deadlines stay the same', async () => {
  const far = await createOpenSession(app)
  const { fillBy } = far.session
  await simulateAbsence(app, after(testTime, 2 * hour), hour)
  expect(await look(far.captain, far.session)).toMatchObject({ fillBy })
  await simulateAbsence(app, after(fillBy, hour), hour / 2)
  await app.sweep()
  expect(await look(far.captain, far.session)).toMatchObject({
    state: 'cancelled',
    reason: 'too-few-players',
  })
})

test('locks the session before its booking, so that no deadlock occurs', async () => {
  const owner = await createPerson(app, { isOwner: true })
  const { session, captain } = await createOpenSession(app, { pitch: await createTestPitch(app, { owner }) })
  const other = new pg.Client(app.databaseUrl)
  await other.connect()
  await other.query('begin')
  await other.query('select from sessions where id = $1 for update', [session._id])
  const back = simulateAbsence(app, after(session.authorizeBy, 4 * hour - 20 * minute), 4 * hour)
  await waitUntilBlocked(app, 1)
  await other.query(
    'select from bookings where id = (select booking_id from sessions where id = $1) for update nowait',
    [session._id],
  )
  await other.query('commit')
  await other.end()
  await back
  expect(await notified(captain)).toHaveLength(1)
})
