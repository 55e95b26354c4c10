import { deleteUser } from '@i-one/contract/leaving'
import { blockPerson, listBlockedUsers, unblockPerson } from '@i-one/contract/moderation/blocks'
import { sendReport } from '@i-one/contract/moderation/reports'
import { listNotifications } from '@i-one/contract/notifications'
import { getSession } from '@i-one/contract/sessions'
import { transferCaptaincy } from '@i-one/contract/sessions/captain'
import { sendChallenge } from '@i-one/contract/sessions/challenges'
import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { updateAvailability, becomeOpponent } from '@i-one/contract/sessions/opponents'
import {
  addGuests,
  claimGuest,
  joinSession,
  leaveSession,
  createGuestLink,
} from '@i-one/contract/sessions/places'
import { getSessionByCode } from '@i-one/contract/sharing'
import { getPlayerStats } from '@i-one/contract/stats'
import { getLeaderboard } from '@i-one/contract/stats/leaderboard'
import { getHeadToHead, getStreaks } from '@i-one/contract/stats/records'
import { joinTeam } from '@i-one/contract/teams/members'
import { describe, expect, test } from 'vitest'
import { challengeTerms, hoursAfterSessionStart } from '../../../test/make-challenge.ts'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { createTestTeam } from '../../../test/make-team.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { byId, apiError, startTestApp } from '../../../test/suite.ts'
import { limits } from './rules.ts'

const app = await startTestApp()

const of = ({ id }: { id: string }) => ({ params: { id } })
const block = (person: Person, other: { id: string }) => app.as(person.token)(blockPerson, of(other))
const unblock = (person: Person, other: { id: string }) => app.as(person.token)(unblockPerson, of(other))
const blockedBy = async (person: Person) =>
  (await app.as(person.token)(listBlockedUsers)).blocked.map(({ _id }) => _id)
const join = (person: Person, session: { _id: string }) => app.as(person.token)(joinSession, byId(session))
const noSession = apiError('cannot-join-session')
const noTeam = apiError('cannot-ask-team')

describe('blocking somebody', () => {
  test('is listed, the latest first, until it is taken back', async () => {
    const [me, one, two] = [await createPerson(app), await createPerson(app), await createPerson(app)]
    await block(me, one)
    app.clock.advance(1000)
    for (let n = 0; n < 2; n++) await block(me, two)
    expect(await blockedBy(me)).toEqual([two.id, one.id])
    expect((await app.as(me.token)(listBlockedUsers)).blocked[0]).toEqual({
      _id: two.id,
      name: two.nickname,
      at: app.clock.now().toISOString(),
    })
    for (let n = 0; n < 2; n++) await unblock(me, two)
    expect(await blockedBy(me)).toEqual([one.id])
    expect(await blockedBy(one)).toEqual([])
  })

  test('requires a login and another user with an account', async () => {
    const me = await createPerson(app)
    const { session } = await createOpenSession(app, { captain: me })
    const { places } = await app.as(me.token)(addGuests, {
      ...byId(session),
      body: { guests: [{ name: 'Ẹmeka' }] },
    })
    const guest = places.find(({ addedBy }) => addedBy === me.id)!.player._id
    await expect(block(me, me)).rejects.toMatchObject(apiError('not-about-oneself'))
    await expect(block(me, { id: guest })).rejects.toMatchObject(apiError('not-found', 404))
    const shown = async (id: string) => (await app.as(me.token)(getPlayerStats, of({ id }))).player.hasAccount
    expect([await shown(guest), await shown(me.id)]).toEqual([false, true])
    await expect(app.as()(blockPerson, of(me))).rejects.toMatchObject(apiError('not-signed-in', 401))
    await expect(app.as()(listBlockedUsers)).rejects.toMatchObject(apiError('not-signed-in', 401))
  })

  test('is possible a hundred times a day', async () => {
    const [me, one] = [await createPerson(app), await createPerson(app)]
    for (let n = 0; n < limits.ofAccount.max; n++) await block(me, one)
    await expect(block(me, one)).rejects.toMatchObject(apiError('too-many', 429))
  })

  test('may go with a report of them, and not with one of a pitch', async () => {
    const [me, one] = [await createPerson(app), await createPerson(app)]
    const body = { reason: 'rude-or-threatening', words: 'Shouted at us', block: true } as const
    await app.as(me.token)(sendReport, {
      body: { ...body, kind: 'pitch', about: await createTestPitch(app) },
    })
    await app.as(me.token)(sendReport, { body: { ...body, kind: 'person', about: one.id, block: false } })
    expect(await blockedBy(me)).toEqual([])
    await app.as(me.token)(sendReport, { body: { ...body, kind: 'name', about: one.id } })
    expect(await blockedBy(me)).toEqual([one.id])
  })

  test('is hidden from the blocked user, and ends with either account', async () => {
    const [me, one] = [await createPerson(app, { password: 'kickoff-at-seven' }), await createPerson(app)]
    await block(me, one)
    await block(one, me)
    expect((await app.as(one.token)(listNotifications)).notifications).toEqual([])
    await app.as(me.token)(deleteUser, { body: { password: 'kickoff-at-seven' } })
    expect(await blockedBy(one)).toEqual([])
    expect(await app.db.selectFrom('blocks').where('blocker_id', '=', me.id).selectAll().execute()).toEqual(
      [],
    )
  })
})

describe('who is blocked by the captain', () => {
  const lng = 70
  const blockedOf = async (traits: Parameters<typeof createOpenSession>[1] = {}) => {
    const made = await createOpenSession(app, traits)
    const blocked = await createPerson(app)
    await block(made.captain, blocked)
    return { ...made, blocked }
  }

  test('joins no session of theirs, and may be let in again', async () => {
    const { session, captain, blocked } = await blockedOf()
    await expect(join(blocked, session)).rejects.toMatchObject(noSession)
    await unblock(captain, blocked)
    expect((await join(blocked, session)).mine).toMatchObject({ state: 'going' })
  })

  test('still sees the session that everybody sees, and finds it in no list', async () => {
    const pitch = await createTestPitch(app, { lng, lat: 10 })
    const { session, blocked } = await blockedOf({ pitch })
    const near = async (person?: Person) => {
      const found = await app.as(person?.token)(findNearbySessions, { query: { lng, lat: 10 } })
      return found.map(({ _id }) => _id)
    }
    expect(await near(blocked)).not.toContain(session._id)
    for (const person of [undefined, await createPerson(app)])
      expect(await near(person)).toContain(session._id)
    const { code } = await app.as(blocked.token)(getSession, byId(session))
    expect(await app.as(blocked.token)(getSessionByCode, { params: { code } })).toMatchObject({ going: 1 })
  })

  test('takes no second side, and joins none that they lead', async () => {
    const { session, blocked } = await blockedOf({ sets: 1 })
    await expect(app.as(blocked.token)(becomeOpponent, { ...byId(session), body: {} })).rejects.toMatchObject(
      noSession,
    )
    const opponent = await createPerson(app)
    await app.as(opponent.token)(becomeOpponent, { ...byId(session), body: {} })
    const other = await createPerson(app)
    await block(opponent, other)
    const on = (set: number) => app.as(other.token)(joinSession, { ...byId(session), body: { set } })
    await expect(on(2)).rejects.toMatchObject(noSession)
    expect((await on(1)).mine).toMatchObject({ state: 'going', set: 1 })
  })

  test('who is in stays, and cannot come back after leaving', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 1 })
    const [inIt] = others as [Person]
    await block(captain, inIt)
    expect((await app.as(inIt.token)(getSession, byId(session))).mine).toMatchObject({ state: 'going' })
    await app.as(inIt.token)(leaveSession, byId(session))
    await expect(join(inIt, session)).rejects.toMatchObject(noSession)
  })

  test('is not invited by their team, and cannot join through an invitation', async () => {
    const [member, blocked] = [await createPerson(app), await createPerson(app)]
    const { team, captain } = await createTestTeam(app, { members: [member, blocked] })
    const { session } = await createOpenSession(app, { sets: 1 })
    await block(captain, blocked)
    const sided = await app.as(captain.token)(becomeOpponent, { ...byId(session), body: { team: team._id } })
    expect(sided.asked.map(({ player }) => player._id)).toEqual([member.id])
    await block(captain, member)
    const say = app.as(member.token)(updateAvailability, { ...byId(session), body: { answer: 'in' } })
    await expect(say).rejects.toMatchObject(noSession)
  })

  test('cannot claim a guest in an existing session', async () => {
    const { session, captain, blocked } = await blockedOf()
    const body = { guests: [{ name: 'Emeka' }] }
    const { places } = await app.as(captain.token)(addGuests, { ...byId(session), body })
    const place = places.find(({ addedBy }) => addedBy === captain.id)?._id ?? ''
    const { code } = await app.as(captain.token)(createGuestLink, { params: { id: session._id, place } })
    const claim = () => app.as(blocked.token)(claimGuest, { body: { code } })
    await expect(claim()).rejects.toMatchObject(noSession)
    await unblock(captain, blocked)
    expect((await claim()).mine).toMatchObject({ state: 'going' })
  })

  test('is kept out by the current captain', async () => {
    const { session, captain, others, blocked } = await blockedOf({ others: 1 })
    const [next] = others as [Person]
    await app.as(captain.token)(transferCaptaincy, { ...byId(session), body: { player: next.id } })
    expect((await join(blocked, session)).mine).toMatchObject({ state: 'going' })
    const other = await createPerson(app)
    await block(next, other)
    await expect(join(other, session)).rejects.toMatchObject(noSession)
  })
})

describe('who is blocked by who leads a team', () => {
  test('cannot join the team, also by link, or challenge it', async () => {
    const { team, captain } = await createTestTeam(app)
    const blocked = await createPerson(app)
    const own = await createTestTeam(app, { captain: blocked })
    await block(captain, blocked)
    const ask = (code?: string) =>
      app.as(blocked.token)(joinTeam, { ...byId(team), body: code === undefined ? {} : { code } })
    await expect(ask()).rejects.toMatchObject(noTeam)
    await expect(ask(team.invite)).rejects.toMatchObject(noTeam)
    const slots = [{ pitch: await createTestPitch(app), start: hoursAfterSessionStart(100) }]
    const challenge = app.as(blocked.token)(sendChallenge, {
      ...byId(team),
      body: { ...challengeTerms, slots, team: own.team._id },
    })
    await expect(challenge).rejects.toMatchObject(noTeam)
    expect((await app.as(captain.token)(listNotifications)).notifications).toEqual([])
  })
})

describe('statistics', () => {
  test('of a user are hidden only from users they have blocked', async () => {
    const { match, captain, one } = await createTestMatch(app)
    const happen = createDevice(app)
    await recordTestEvents(
      app,
      captain,
      match,
      happen('kick-off'),
      happen('goal', { side: 'T1', player: captain.id }),
      happen('full-time'),
    )
    const [blocked, other] = [one.find(({ id }) => id !== captain.id) as Person, await createPerson(app)]
    await block(captain, blocked)
    const nobody = apiError('not-found', 404)
    const asks = (person: Person) => [
      () => app.as(person.token)(getPlayerStats, of(captain)),
      () => app.as(person.token)(getStreaks, of(captain)),
      () => app.as(person.token)(getHeadToHead, { params: { id: person.id, other: captain.id } }),
      () => app.as(person.token)(getHeadToHead, { params: { id: captain.id, other: person.id } }),
    ]
    for (const ask of asks(blocked)) await expect(ask()).rejects.toMatchObject(nobody)
    for (const ask of [...asks(other), ...asks(captain)]) await expect(ask()).resolves.toBeTruthy()
    const ranked = async ({ token }: Person) =>
      (await app.as(token)(getLeaderboard, { query: {} })).players.map(({ player }) => player._id)
    expect(await ranked(blocked)).not.toContain(captain.id)
    for (const person of [other, captain]) expect(await ranked(person)).toContain(captain.id)
    await expect(app.as(captain.token)(getPlayerStats, of(blocked))).resolves.toBeTruthy()
  })
})
