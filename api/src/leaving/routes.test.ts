import { getUser, logIn, register } from '@i-one/contract/accounts'
import { getHold } from '@i-one/contract/bookings/holds'
import { PendingCommitments, deleteUser } from '@i-one/contract/leaving'
import { getMatch } from '@i-one/contract/matches'
import { cancelSession, createSession, getSession, startSession } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import { getSessionByCode } from '@i-one/contract/sharing'
import { getPlayerStats } from '@i-one/contract/stats'
import { disbandTeam, getTeam } from '@i-one/contract/teams'
import { transferTeam } from '@i-one/contract/teams/members'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lockRow } from '../../test/lock.ts'
import {
  createTestHold,
  createOpenSession,
  sessionStart,
  usualSettings,
} from '../../test/make-open-session.ts'
import {
  countRows,
  createUserWithHistory,
  ownBankDetails,
  privateTexts,
  listReferences,
} from '../../test/make-past.ts'
import { createTestTeam } from '../../test/make-team.ts'
import { type Person, createPerson, createTestPitch } from '../../test/make.ts'
import { byId, startTestApp } from '../../test/suite.ts'
import { listTablesWithText } from '../../test/tables-with.ts'

const app = await startTestApp()

const password = 'kickoff-at-seven'
const signedOut = { code: 'not-signed-in', status: 401 }
const leave = ({ token }: Person, body = { password }) => app.as(token)(deleteUser, { body })
const somebody = () => createPerson(app, { password })

const isRecipient = ({ table, column }: { table: string; column: string }) =>
  table === 'notifications' && column === 'user_id'

describe('deleting an account', () => {
  test("deletes the user's data, and keeps what others played", async () => {
    const { person, email, played } = await createUserWithHistory(app, password)
    const words = [...Object.values(privateTexts), ownBankDetails.accountNumber, email]
    for (const word of words) expect(await listTablesWithText(app, word), word).not.toEqual([])
    // excludes references to guests and to scorekeepers who used a link, because neither have accounts
    const all = (await listReferences(app)).filter(
      ({ table, column }) =>
        table !== 'guest_claims' && table !== 'whistles' && `${table}.${column}` !== 'log_names.guest_id',
    )
    const counts = new Map<object, number>()
    for (const one of all) {
      const count = await countRows(app, one.table, [one.column], person.id)
      expect(count, `${one.table}.${one.column} is tried`).toBeGreaterThan(0)
      const goes =
        one.to === 'users' || one.table === 'users' || isRecipient(one) || one.table === 'season_sums'
      counts.set(one, goes ? 0 : count)
    }

    expect(await leave(person)).toEqual({ message: 'Your account has been deleted.' })
    for (const word of words) expect(await listTablesWithText(app, word), word).toEqual([])
    for (const one of all) {
      const count = await countRows(app, one.table, [one.column], person.id)
      // deleting an account adds rows to histories and notifications
      const isHistory = one.table.endsWith('_changes') || (one.table === 'notifications' && !isRecipient(one))
      if (isHistory) expect(count).toBeGreaterThanOrEqual(counts.get(one)!)
      else expect(count, `${one.table}.${one.column}`).toBe(counts.get(one))
    }

    const { token } = played.two[0]!
    const match = await app.as(token)(getMatch, byId(played.match))
    expect(match.score).toEqual({ T1: 1, T2: 0 })
    const lineup = Object.values(match.lineups.T1).flat()
    expect(lineup).toContainEqual(expect.objectContaining({ player: person.id, name: 'Former player' }))
    const session = await app.as(token)(getSession, { params: { id: played.id } })
    expect(session.captain).toEqual({ _id: person.id, nickname: 'Former player' })
    const place = session.places.find(({ player }) => player._id === person.id)
    expect(place).toMatchObject({ player: { name: 'Former player', position: null } })
    expect(place).not.toHaveProperty('user')
    const stats = await app.as(token)(getPlayerStats, { params: { id: person.id } })
    expect(stats).toMatchObject({ player: { name: 'Former player' }, goals: 1, played: 1 })
  })

  test('signs out everywhere, and frees the address', async () => {
    const person = await somebody()
    const email = `${person.id}@example.com`
    const { token } = await app.as()(logIn, { body: { email, password } })
    await leave(person)
    await expect(app.as(person.token)(getUser)).rejects.toMatchObject(signedOut)
    await expect(app.as(token)(getUser)).rejects.toMatchObject(signedOut)
    await expect(app.as()(logIn, { body: { email, password } })).rejects.toMatchObject({
      code: 'wrong-login',
    })
    const form = { ...privateTexts, email, password, position: 'GK' as const }
    const location = { coordinates: [3.3541, 6.4969] as [number, number] }
    await expect(app.as()(register, { body: { ...form, location } })).resolves.toBeTruthy()
  })

  test('gives up future places and slots', async () => {
    const person = await somebody()
    const { session, captain } = await createOpenSession(app, { playersPerTeam: 1 })
    const waiting = await createPerson(app)
    await app.as(person.token)(joinSession, byId(session))
    await app.as(waiting.token)(joinSession, byId(session))
    const pitch = await createTestPitch(app)
    const hold = await createTestHold(app, { booker: person, pitch })
    await leave(person)
    const after = await app.as(waiting.token)(getSession, byId(session))
    expect(after.mine).toMatchObject({ state: 'going' })
    expect(after.places.map(({ player }) => player._id)).toEqual([captain.id, waiting.id])
    const booking = await app.db
      .selectFrom('bookings')
      .select('state')
      .where('id', '=', hold)
      .executeTakeFirst()
    expect(booking).toEqual({ state: 'released' })
    await expect(app.as(person.token)(getHold, { params: { id: hold } })).rejects.toMatchObject(signedOut)
  })

  test('counts as leaving late within five hours of kick-off', async () => {
    const person = await somebody()
    const { session } = await createOpenSession(app)
    await app.as(person.token)(joinSession, byId(session))
    app.clock.set(new Date(sessionStart.getTime() - 60_000))
    await leave(person)
    const place = await app.db
      .selectFrom('places')
      .select('state')
      .where('player_id', '=', person.id)
      .executeTakeFirst()
    expect(place).toEqual({ state: 'late-left' })
  })
})

describe('deleting an account is rejected', () => {
  test('without the password, with a wrong one, and without a login', async () => {
    const person = await somebody()
    const wrong = (sentence: string) => ({ status: 400, fields: { password: sentence } })
    await expect(leave(person, {} as { password: string })).rejects.toMatchObject(
      wrong('Password is required'),
    )
    await expect(leave(person, { password: 'not-this-one' })).rejects.toMatchObject(
      wrong('This password is wrong'),
    )
    await expect(app.as()(deleteUser, { body: { password } })).rejects.toMatchObject(signedOut)
    await expect(app.as(person.token)(getUser)).resolves.toBeTruthy()
  })

  test('while a session of theirs is to come or is played', async () => {
    const person = await somebody()
    const { session } = await createOpenSession(app, { captain: person, others: 3 })
    const refusal = await leave(person).catch((error: { body: unknown }) => error)
    expect(refusal).toMatchObject({ code: 'hand-over-first', status: 409 })
    const toCome = {
      _id: session._id,
      start: session.start,
      pitch: 'Adélékè Astro',
      timeZone: 'Africa/Lagos',
    }
    expect(z.parse(PendingCommitments, (refusal as { body: unknown }).body)).toEqual({
      sessions: [toCome],
      pitches: [],
      teams: [],
      tournaments: [],
    })
    app.clock.set(sessionStart)
    await app.as(person.token)(startSession, byId(session))
    app.clock.set(new Date(Date.parse(session.end) + 1))
    await expect(leave(person)).rejects.toMatchObject({ code: 'hand-over-first' })
    await expect(app.as(person.token)(getUser)).resolves.toBeTruthy()
  })

  test('while a pitch of theirs can be booked or is', async () => {
    const owner = await somebody()
    const pitch = await createTestPitch(app, { owner, name: 'Astro of mine' })
    const { session, captain } = await createOpenSession(app, { pitch })
    const inTheWay = { code: 'hand-over-first', body: { pitches: [{ _id: pitch, name: 'Astro of mine' }] } }
    await expect(leave(owner)).rejects.toMatchObject(inTheWay)
    await app.db.updateTable('pitches').set({ listed: false }).where('id', '=', pitch).execute()
    await expect(leave(owner)).rejects.toMatchObject(inTheWay)
    await app.as(captain.token)(cancelSession, byId(session))
    await leave(owner)
    const left = await app.db
      .selectFrom('pitches')
      .select(['owner_id', 'listed'])
      .where('id', '=', pitch)
      .executeTakeFirst()
    expect(left).toEqual({ owner_id: null, listed: false })
  })

  test('while a team of theirs goes on, until it is handed over or ended', async () => {
    const [person, next] = [await somebody(), await somebody()]
    const { team } = await createTestTeam(app, { captain: person, members: [next] })
    const inTheWay = { code: 'hand-over-first', body: { teams: [{ _id: team._id, name: team.name }] } }
    await expect(leave(person)).rejects.toMatchObject(inTheWay)
    await app.as(person.token)(transferTeam, { ...byId(team), body: { player: next.id } })
    await leave(person)
    expect((await app.as(next.token)(getTeam, byId(team))).members).toHaveLength(1)
    await expect(leave(next)).rejects.toMatchObject(inTheWay)
    await app.as(next.token)(disbandTeam, byId(team))
    await leave(next)
  })

  test('and nothing has changed then', async () => {
    const person = await somebody()
    await createOpenSession(app, { captain: person, start: new Date(sessionStart.getTime() + 3_600_000) })
    const { session } = await createOpenSession(app)
    await app.as(person.token)(joinSession, byId(session))
    await expect(leave(person)).rejects.toMatchObject({ code: 'hand-over-first' })
    expect(await app.as(person.token)(getSession, byId(session))).toMatchObject({ mine: { state: 'going' } })
  })

  test('no longer when the session has ended or was cancelled', async () => {
    const person = await somebody()
    const { session } = await createOpenSession(app, { captain: person })
    await app.as(person.token)(cancelSession, byId(session))
    await expect(leave(person)).resolves.toBeTruthy()
  })
})

describe('at the same time', () => {
  test('a session joined before is left again', async () => {
    const person = await somebody()
    const { session } = await createOpenSession(app)
    const lock = await lockRow(app, 'sessions', session._id)
    await lock.queue(() => app.as(person.token)(joinSession, byId(session)))
    await lock.queue(() => leave(person))
    expect((await lock.release()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    const { places } = await app.as()(getSessionByCode, { params: { code: session.code } })
    expect(places).toHaveLength(1)
  })

  test('a session joined or made after it finds that they have left', async () => {
    const person = await somebody()
    const [{ session: mine }, { session: next }] = [
      await createOpenSession(app),
      await createOpenSession(app),
    ]
    await app.as(person.token)(joinSession, byId(mine))
    const hold = await createTestHold(app, { booker: person, pitch: await createTestPitch(app) })
    const lock = await lockRow(app, 'sessions', mine._id)
    await lock.queue(() => leave(person))
    await lock.queue(() => app.as(person.token)(joinSession, byId(next)))
    await lock.queue(() => app.as(person.token)(createSession, { body: { hold, ...usualSettings } }))
    const [left, joined, made] = await lock.release()
    expect(left).toMatchObject({ status: 'fulfilled' })
    expect(joined).toMatchObject({ reason: signedOut })
    expect(made).toMatchObject({ reason: signedOut })
  })

  test('nobody is made captain of a team who is not there', async () => {
    const next = await somebody()
    const { team, captain } = await createTestTeam(app, { members: [next] })
    const lock = await lockRow(app, 'teams', team._id)
    await lock.queue(() => app.as(captain.token)(transferTeam, { ...byId(team), body: { player: next.id } }))
    await lock.queue(() => leave(next))
    const [, left] = await lock.release()
    expect(left).toMatchObject({ status: 'rejected', reason: { code: 'hand-over-first' } })
  })

  test('twice is once', async () => {
    const person = await somebody()
    const both = await Promise.allSettled([leave(person), leave(person)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both).toContainEqual({ status: 'rejected', reason: expect.objectContaining(signedOut) })
  })
})
