import { moveBooking } from '@i-one/contract/centres/bookings'
import { listNotifications } from '@i-one/contract/notifications'
import { confirmDespiteShortage } from '@i-one/contract/sessions/captain'
import { joinSession, leaveSession } from '@i-one/contract/sessions/places'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { lockRow } from '../../../test/lock.ts'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, hour, minute, startTestApp } from '../../../test/suite.ts'
import { sendDeadlineWarnings } from './actions.ts'

const app = await startTestApp()

const warnings = async (person: Person) =>
  (await app.as(person.token)(listNotifications)).notifications.filter(({ kind }) => kind === 'deadline-near')
const sweepAt = async (instant: number) => {
  app.clock.set(new Date(instant))
  await Promise.all([app.sweep(), app.sweep()])
}

describe('the captain is warned that too few are going', () => {
  test('an hour before the fill deadline, once', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 2 })
    const fillBy = Date.parse(session.fillBy)
    await sweepAt(fillBy - hour - 1)
    expect(await warnings(captain)).toEqual([])
    await sweepAt(fillBy - hour)
    await sweepAt(fillBy - 1)
    expect(await warnings(captain)).toMatchObject([
      { text: expect.stringContaining('3 of at least 4 are in.') },
    ])
    expect(await warnings(others[0]!)).toEqual([])
  })

  test('half-way to it, of a session made later than that', async () => {
    const start = new Date(app.clock.now().getTime() + hour)
    const { session, captain } = await createOpenSession(app, { start })
    const fillBy = Date.parse(session.fillBy)
    expect(fillBy - app.clock.now().getTime()).toBe(30 * minute)
    await sweepAt(fillBy - 15 * minute - 1)
    expect(await warnings(captain)).toEqual([])
    await sweepAt(fillBy - 15 * minute)
    expect(await warnings(captain)).toHaveLength(1)
  })

  test('by the time it falls short, of one that had enough', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 3 })
    const fillBy = Date.parse(session.fillBy)
    await sweepAt(fillBy - hour)
    expect(await warnings(captain)).toEqual([])
    await app.as(others[0]?.token)(leaveSession, byId(session))
    await sweepAt(fillBy - hour + 1)
    expect(await warnings(captain)).toHaveLength(1)
  })

  test('not where they come anyway, nor once it is too late', async () => {
    const coming = await createOpenSession(app)
    await app.as(coming.captain.token)(confirmDespiteShortage, byId(coming.session))
    const missed = await createOpenSession(app)
    await sweepAt(Date.parse(missed.session.fillBy))
    expect(await warnings(coming.captain)).toEqual([])
    expect(await warnings(missed.captain)).toEqual([])
  })

  test('not of one that is moved as the timer looks, until the deadline it has then', async () => {
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner, autoAuthorize: true })
    const first = await createOpenSession(app, { start: new Date(sessionStart.getTime() - 30 * minute) })
    const { session, captain } = await createOpenSession(app, { pitch })
    const [booking] = await app.db
      .selectFrom('sessions')
      .select('booking_id as id')
      .where('id', '=', session._id)
      .execute()
    const due = Date.parse(session.fillBy) - hour
    app.clock.set(new Date(due))
    const lock = await lockRow(app, 'players', first.captain.id)
    await lock.queue(() => sendDeadlineWarnings(app.db, app.clock.now()))
    const start = new Date(sessionStart.getTime() + hour).toISOString()
    await app.as(owner.token)(moveBooking, { params: { id: booking!.id }, body: { pitch, start } })
    expect(await lock.release()).toMatchObject([{ status: 'fulfilled' }])
    expect(await warnings(first.captain)).toHaveLength(1)
    expect(await warnings(captain)).toEqual([])
    await sweepAt(due + hour - 1)
    expect(await warnings(captain)).toEqual([])
    await sweepAt(due + hour)
    expect(await warnings(captain)).toHaveLength(1)
  })

  test('also where another of them cannot be', async () => {
    const stuck = await createOpenSession(app, { start: new Date(sessionStart.getTime() - minute) })
    const next = await createOpenSession(app)
    const handleError = sql.raw(`
      create function refuse_stuck() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
      create trigger stuck before update of warned_at on sessions for each row
        when (new.id = '${stuck.session._id}') execute function refuse_stuck()`)
    await handleError.execute(app.db)
    app.clock.set(new Date(Date.parse(next.session.fillBy) - hour))
    await expect(sendDeadlineWarnings(app.db, app.clock.now())).rejects.toThrow(stuck.session._id)
    expect(await warnings(next.captain)).toHaveLength(1)
    expect(await warnings(stuck.captain)).toEqual([])
    await sql`drop function refuse_stuck cascade`.execute(app.db)
    await sweepAt(app.clock.now().getTime())
    expect(await warnings(stuck.captain)).toHaveLength(1)
    expect(await warnings(next.captain)).toHaveLength(1)
  })

  test('not where somebody joins as the timer looks', async () => {
    const { session, captain } = await createOpenSession(app, { others: 2 })
    const last = await createPerson(app)
    const row = await lockRow(app, 'sessions', session._id)
    const due = Date.parse(session.fillBy) - hour
    app.clock.set(new Date(due))
    await row.queue(() => app.as(last.token)(joinSession, byId(session)))
    await sweepAt(due)
    await row.release()
    await sweepAt(due + 1)
    expect(await warnings(captain)).toEqual([])
  })
})
