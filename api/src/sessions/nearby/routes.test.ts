import { cancelSession, startSession } from '@i-one/contract/sessions'
import { editSession } from '@i-one/contract/sessions/captain'
import { NearbySession, findNearbySessions } from '@i-one/contract/sessions/nearby'
import { findOpponentsWanted } from '@i-one/contract/sessions/opponents'
import { joinSession } from '@i-one/contract/sessions/places'
import { enterResult } from '@i-one/contract/tournaments/results'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { createCupFinal } from '../../../test/make-tournament.ts'
import { createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, hour, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

type Query = z.input<typeof findNearbySessions.query>

const find = (query: Query) => app.as()(findNearbySessions, { query })
const ids = async (query: Query) => (await find(query)).map(({ _id }) => _id)

describe('sessions near by', () => {
  test('[BOOK-10] come soonest first, with their distance and without their people', async () => {
    const here = { lng: 30, lat: 10 }
    const [near, far] = [
      await createTestPitch(app, { lng: 30.1, lat: 10 }),
      await createTestPitch(app, { lng: 30, lat: 10.2 }),
    ]
    const later = await createOpenSession(app, { pitch: near, playersPerTeam: 1, others: 2 })
    const sooner = await createOpenSession(app, {
      pitch: far,
      start: new Date(sessionStart.getTime() - hour),
    })
    const found = await find(here)
    expect(found.map(({ _id }) => _id)).toEqual([sooner.session._id, later.session._id])
    expect(z.parse(z.array(NearbySession), found)).toEqual(found)
    expect(found[0]?.distance).toBeCloseTo(22239, -1)
    expect(found[1]?.distance).toBeCloseTo(10950, -1)
    expect(found[1]).toMatchObject({ going: 2, waiting: 1, capacity: 2, setNames: later.session.setNames })
    expect(found[0]).not.toHaveProperty('places')
    expect(await ids({ ...here, limit: 1 })).toEqual([sooner.session._id])
  })

  test('include later weeks if the next days have too few', async () => {
    const here = { lng: 35, lat: 10 }
    const pitch = await createTestPitch(app, here)
    const weeksAhead = new Date(sessionStart.getTime() + 14 * 24 * hour)
    const later = await createOpenSession(app, { pitch, start: weeksAhead })
    const sooner = await createOpenSession(app, { pitch })
    // a search wider than 50 km looks at the next hour first, then doubles the time range
    for (const radius of [25, 100]) {
      expect(await ids({ ...here, radius, limit: 2 })).toEqual([sooner.session._id, later.session._id])
      expect(await ids({ ...here, radius, limit: 1 })).toEqual([sooner.session._id])
    }
  })

  test('lie within 25 kilometres by default, 200 at most', async () => {
    const here = { lng: 40, lat: -0.1 }
    const south = await createOpenSession(app, {
      pitch: await createTestPitch(app, { lng: 40.22, lat: -0.1 }),
    })
    const north = await createOpenSession(app, { pitch: await createTestPitch(app, { lng: 40, lat: 0.15 }) })
    const across = [north.session._id, south.session._id].toSorted()
    expect(await ids(here)).toEqual([south.session._id])
    expect((await ids({ ...here, radius: 30 })).toSorted()).toEqual(across)
    expect(await ids({ ...here, radius: 1 })).toEqual([])
    await expect(find({ ...here, radius: 201 })).rejects.toMatchObject({ code: 'bad-input', status: 400 })
    await expect(find({ lng: 181, lat: 0 })).rejects.toMatchObject({ code: 'bad-input', status: 400 })
  })

  test('are found across the 180th meridian', async () => {
    const { session } = await createOpenSession(app, {
      pitch: await createTestPitch(app, { lng: -179.95, lat: -17 }),
    })
    expect(await ids({ lng: 179.99, lat: -17 })).toEqual([session._id])
  })

  test('are filtered by day, time, price, places, surface, level and who plays', async () => {
    const here = { lng: 60, lat: 10 }
    const turf = await createTestPitch(app, here)
    const sand = await createTestPitch(app, { ...here, lng: 60.01, surface: 'Sand' })
    const usual = await createOpenSession(app, { pitch: turf, others: 1 })
    const early = await createOpenSession(app, {
      pitch: sand,
      playersPerTeam: 2,
      start: new Date(sessionStart.getTime() + 20 * hour),
    })
    await app.as(early.captain.token)(editSession, {
      ...byId(early.session),
      body: { level: 'strong', whoPlays: 'women', title: 'Saturday sand' },
    })
    const [one, other] = [usual.session._id, early.session._id]
    const found = (some: Partial<Query>) => ids({ ...here, ...some })
    expect(await found({})).toEqual([one, other])
    expect(await found({ from: '2025-11-22' })).toEqual([other])
    expect(await found({ to: '2025-11-21' })).toEqual([one])
    expect(await found({ after: '17:00' })).toEqual([one])
    expect(await found({ before: '17:00' })).toEqual([other])
    expect(await found({ price: 250_000 })).toEqual([one])
    expect(await found({ price: 249_999 })).toEqual([])
    expect(await found({ free: 4 })).toEqual([one])
    expect(await found({ free: 9 })).toEqual([])
    expect(await found({ surface: 'Sand' })).toEqual([other])
    expect(await found({ playersPerTeam: 2 })).toEqual([other])
    expect(await found({ playersPerTeam: 3 })).toEqual([])
    expect(await found({ level: 'strong' })).toEqual([other])
    expect(await found({ level: 'any', whoPlays: 'any' })).toEqual([one, other])
    expect(await found({ whoPlays: 'women', surface: 'Sand', after: '10:00' })).toEqual([other])
    expect(await found({ whoPlays: 'mixed' })).toEqual([])
    expect((await find({ ...here, surface: 'Sand' }))[0]).toMatchObject({
      title: 'Saturday sand',
      level: 'strong',
      pitch: { surface: 'Sand' },
    })
    await expect(find({ ...here, after: '25:00' })).rejects.toMatchObject({
      code: 'bad-input',
      fields: { after: 'Must be a time of day, such as 18:30' },
    })
  })

  test('are public, authorized, listed, not started and not over', async () => {
    const here = { lng: 50, lat: 20 }
    const owner = await createPerson(app, { isOwner: true })
    const make = async (more = {}, traits = {}) =>
      createOpenSession(app, { pitch: await createTestPitch(app, { ...here, ...traits }), ...more })
    const listed = await make()
    const confirmed = await make({ others: 3 })
    await make({ visibility: 'link' })
    await make({}, { owner })
    await make({}, { listed: false })
    const cancelled = await make()
    await app.as(cancelled.captain.token)(cancelSession, byId(cancelled.session))
    const both = [listed.session._id, confirmed.session._id].toSorted()
    expect((await ids(here)).toSorted()).toEqual(both)
    app.clock.set(new Date(sessionStart.getTime() + hour - 1))
    expect((await ids(here)).toSorted()).toEqual(both)
    await app
      .as(listed.captain.token)(joinSession, byId(listed.session))
      .catch(() => {})
    const other = await createPerson(app)
    await app.as(other.token)(joinSession, byId(listed.session))
    await app.as(listed.captain.token)(startSession, byId(listed.session))
    expect(await ids(here)).toEqual([confirmed.session._id])
    app.clock.advance(1)
    expect(await ids(here)).toEqual([])
  })

  test('have matches of tournaments among them until they begin, unless sessions alone are asked for', async () => {
    const here = { lng: 70, lat: 10 }
    const { final, pitch, code, id, call } = await createCupFinal(app)
    await app.db.updateTable('pitches').set(here).where('id', '=', pitch).execute()
    const later = await createOpenSession(app, { pitch: await createTestPitch(app, here) })
    const found = await find(here)
    expect(found.map(({ _id }) => _id)).toEqual([final._id, later.session._id])
    expect(z.parse(findNearbySessions.reply, found)).toEqual(found)
    expect(found[0]).toMatchObject({
      tournament: { _id: id, code, name: 'Mainland Cup' },
      matchType: 'Cup Finals',
      teamOne: { name: 'Team 1' },
      teamTwo: { name: 'Team 2' },
      distance: 0,
    })
    expect(await ids({ ...here, limit: 1 })).toEqual([final._id])
    expect(await ids({ ...here, only: 'sessions' })).toEqual([later.session._id])
    expect(await ids({ ...here, free: 1 })).toEqual([later.session._id])
    expect(await app.as()(findOpponentsWanted, { query: here })).toEqual([])
    await call(enterResult, { params: { id, match: final._id }, body: { kind: 'walkover', T1: 1 } })
    expect(await ids(here)).toEqual([later.session._id])
  })
})
