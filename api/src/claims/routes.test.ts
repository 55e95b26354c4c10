import { deleteUser } from '@i-one/contract/leaving'
import { createMatch, getMatch, saveLineup } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { Session, finishSession, getSession, listMySessions, startSession } from '@i-one/contract/sessions'
import {
  addGuests,
  claimGuest,
  joinSession,
  leaveSession,
  createGuestLink,
  requestTeammates,
  removePlace,
} from '@i-one/contract/sessions/places'
import { getPlayerStats } from '@i-one/contract/stats'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lockRow } from '../../test/lock.ts'
import { createDevice, recordTestEvents } from '../../test/make-match.ts'
import { createOpenSession, sessionStart } from '../../test/make-open-session.ts'
import { countRows, listReferences } from '../../test/make-past.ts'
import { type Person, createPerson } from '../../test/make.ts'
import { byId, day, apiError, startTestApp } from '../../test/suite.ts'
import { openMatchStream } from '../../test/watch.ts'
import { recomputeAll } from '../matches/recompute/actions.ts'

const app = await startTestApp()
const password = 'kickoff-at-seven'
let emeka: Person
beforeEach(async () => {
  emeka = await createPerson(app, { nickname: 'Emeka O.' })
})

const claim = (person: Person, code: string) => app.as(person.token)(claimGuest, { body: { code } })
const link = (person: Person, session: { _id: string }, place: string) =>
  app.as(person.token)(createGuestLink, { params: { id: session._id, place } })

const createGuest = async (others = 1) => {
  const made = await createOpenSession(app, { playersPerTeam: 2, others })
  const body = { guests: [{ name: 'Emeka' }] }
  const { places } = await app.as(made.captain.token)(addGuests, { ...byId(made.session), body })
  const place = places.find(({ addedBy }) => addedBy)
  if (!place) throw new Error('no guest was added')
  const { code } = await link(made.captain, made.session, place._id)
  return { ...made, place: place._id, guest: place.player._id, code }
}

const play = async ({ session, captain, guest }: Awaited<ReturnType<typeof createGuest>>) => {
  app.clock.set(sessionStart)
  await app.as(captain.token)(startSession, byId(session))
  const match = await app.as(captain.token)(createMatch, byId(session))
  const side = Object.values(match.lineups.T1)
    .flat()
    .some(({ player }) => player === guest)
    ? ('T1' as const)
    : ('T2' as const)
  const mate = Object.values(match.lineups[side])
    .flat()
    .find(({ player }) => player !== guest)
  const event = createDevice(app)
  await recordTestEvents(
    app,
    captain,
    match,
    event('kick-off'),
    event('goal', { side, player: guest }),
    event('substitution', { side, player: guest, on: mate?.player }),
    event('substitution', { side, player: mate?.player, on: guest }),
  )
  return { match, side, event }
}

const guestColumns = new Set([
  'places.player_id',
  'wishes.with_id',
  'session_changes.player_id',
  'lineups.player_id',
  'events.player_id',
  'events.on_id',
  'appearances.player_id',
  'notifications.player_id',
  'guest_claims.player_id',
])

describe('a guest who is claimed by a user', () => {
  test('has all that was earned, and the guest is gone', async () => {
    const made = await createGuest(2)
    const { session, captain, others, guest, place, code } = made
    await app.as(others[0]?.token)(requestTeammates, { ...byId(session), body: { players: [guest] } })
    const { match, side, event } = await play(made)
    await recordTestEvents(app, captain, match, event('full-time'))
    await app.as(captain.token)(finishSession, byId(session))
    await app.db
      .insertInto('notifications')
      .values({
        user_id: captain.id,
        player_id: guest,
        session_id: session._id,
        kind: 'joined',
        facts: '{}',
        at: app.clock.now(),
      })
      .execute()
    const before = new Map<string, number>()
    for (const { table, column } of await listReferences(app)) {
      const count = await countRows(app, table, [column], guest)
      if (guestColumns.has(`${table}.${column}`))
        expect(count, `${table}.${column} is tried`).toBeGreaterThan(0)
      before.set(`${table}.${column}`, count)
    }

    const claimed = await claim(emeka, code)
    expect(z.parse(Session, claimed)).toEqual(claimed)
    const mine = claimed.places.find(({ _id }) => _id === place)
    expect(mine).toMatchObject({
      player: { _id: emeka.id, name: 'Emeka O.' },
      user: { _id: emeka.id, nickname: 'Emeka O.' },
    })
    expect(mine).not.toHaveProperty('addedBy')
    expect(claimed.mine).toMatchObject({ state: 'going' })
    for (const { table, column } of await listReferences(app)) {
      const name = `${table}.${column}`
      expect(await countRows(app, table, [column], guest), name).toBe(0)
      if (table === 'guest_claims' || before.get(name) === 0) continue
      expect(await countRows(app, table, [column], emeka.id), name).toBeGreaterThanOrEqual(
        before.get(name) ?? 0,
      )
    }
    expect(await countRows(app, 'players', ['id'], guest)).toBe(0)
    expect((await app.as(others[0]?.token)(getSession, byId(session))).mine?.with).toEqual([emeka.id])

    const seen = await app.as(emeka.token)(getMatch, byId(match))
    expect(Object.values(seen.lineups[side]).flat()).toContainEqual(
      expect.objectContaining({ player: emeka.id, name: 'Emeka O.' }),
    )
    expect(seen.score[side]).toBe(1)
    const statsOf = () => app.as(emeka.token)(getPlayerStats, { params: { id: emeka.id } })
    const stats = await statsOf()
    expect(stats).toMatchObject({ goals: 1, played: 1, won: 1 })
    await recomputeAll(app.db)
    expect(await statsOf()).toEqual(stats)
    const changes = await app.db
      .selectFrom('session_changes')
      .select(['change', 'by', 'player_id as player'])
      .where('session_id', '=', session._id)
      .orderBy('id')
      .execute()
    expect(changes.at(-1)).toEqual({ change: 'claimed', by: emeka.id, player: emeka.id })
    expect(changes).toContainEqual({ change: 'guest-added', by: captain.id, player: emeka.id })
  })

  test('is called by their name at once where the match is watched, also by who comes back', async () => {
    const made = await createGuest(2)
    const { match, side } = await play(made)
    const { token } = await createPerson(app)
    const [watching, gone] = [0, 1].map(() => openMatchStream(app.connection(token), match))
    for (const { untilNamed } of [watching!, gone!]) await untilNamed('heartbeat')
    gone!.cut()
    await claim(emeka, made.code)
    const back = openMatchStream(app.connection(token), match, match.seq + 4)
    for (const reader of [watching!, back]) {
      await reader.untilNamed('lineups')
      const lineups = reader.messages.find(({ name }) => name === 'lineups')
      expect(lineups?.data).toMatchObject({ lineupRevisions: { [side]: 1 } })
      expect(JSON.stringify(lineups?.data)).toContain('Emeka O.')
      expect(JSON.stringify(lineups?.data)).not.toContain(made.guest)
      reader.cut()
    }
    const { events, lineups, lineupRevisions } = await app.as(token)(getMatch, byId(match))
    expect(events.map(({ player }) => player)).toContain(emeka.id)
    const body = {
      revision: 0,
      players: Object.entries(lineups[side]).flatMap(([role, players]) =>
        players.map(({ player, number }) => ({ player, number, role: role as 'forward' })),
      ),
    }
    const save = { params: { id: match._id, side }, body }
    await expect(app.as(made.captain.token)(saveLineup, save)).rejects.toMatchObject({
      ...apiError('lineup-changed'),
      body: { by: 'Emeka O.', revision: lineupRevisions[side] },
    })
  })

  test('goes on in a session to come, and can leave it', async () => {
    const { session, code, captain } = await createGuest()
    await claim(emeka, code)
    expect((await app.as(emeka.token)(listMySessions)).map(({ _id }) => _id)).toEqual([session._id])
    expect((await app.as(emeka.token)(leaveSession, byId(session))).mine).toMatchObject({ state: 'left' })
    expect(await app.as(captain.token)(getSession, byId(session))).toMatchObject({ going: 2 })
  })

  test('scores on in a match that runs', async () => {
    const made = await createGuest(2)
    const { match, side, event } = await play(made)
    await claim(emeka, made.code)
    const goal = event('goal', { side, player: emeka.id })
    const { match: after } = await recordTestEvents(app, made.captain, match, goal, event('full-time'))
    expect(after.score[side]).toBe(2)
    expect(await app.as(emeka.token)(getPlayerStats, { params: { id: emeka.id } })).toMatchObject({
      goals: 2,
    })
  })

  test('keeps the goals that a scorer without a connection recorded of the guest', async () => {
    const emeka = await createPerson(app, { password })
    const made = await createGuest(2)
    const { match, side, event } = await play(made)
    const known = event('goal', { side, player: made.guest })
    await recordTestEvents(app, made.captain, match, known)
    const late: NewEvent[] = [event('goal', { side, player: made.guest }), event('full-time')]
    const goalsOf = async () =>
      (await app.as(made.captain.token)(getPlayerStats, { params: { id: emeka.id } })).goals
    await claim(emeka, made.code)
    // `known` is a retry, and the new goal of the guest counts for the user who claimed the guest
    const sent = await recordTestEvents(app, made.captain, match, known, ...late)
    expect(sent).toMatchObject({ repeated: [known.id], refused: [], accepted: [{ player: emeka.id }, {}] })
    expect(await goalsOf()).toBe(3)
    expect(await recordTestEvents(app, made.captain, match, known, ...late)).toMatchObject({
      accepted: [],
      refused: [],
    })
    await app.as(emeka.token)(deleteUser, { body: { password } })
    const last = await recordTestEvents(app, made.captain, match, event('goal', { side, player: made.guest }))
    expect(last).toMatchObject({ refused: [], match: { score: { [side]: 4 } } })
    expect(await goalsOf()).toBe(4)
    await recomputeAll(app.db)
    expect(await goalsOf()).toBe(4)
  })

  test('leaves guests of other matches unchanged', async () => {
    const [made, other] = [await createGuest(2), await createGuest(2)]
    const { match, side, event } = await play(made)
    await claim(await createPerson(app), other.code)
    const sent = await recordTestEvents(
      app,
      made.captain,
      match,
      event('goal', { side, player: other.guest }),
    )
    expect(sent.refused).toMatchObject([{ code: 'not-in-lineup' }])
  })

  test('who was removed is claimed by nobody, who may join then as anybody may', async () => {
    const { session, captain, place, code } = await createGuest()
    await app.as(captain.token)(removePlace, { params: { id: session._id, place } })
    await expect(claim(emeka, code)).rejects.toMatchObject(apiError('wrong-link', 400))
    await expect(link(captain, session, place)).rejects.toMatchObject(apiError('not-found', 404))
    const { mine } = await app.as(emeka.token)(joinSession, byId(session))
    expect(mine).toMatchObject({ state: 'going' })
  })
})

describe('the link', () => {
  test('is made by the captain or the host, of a guest alone, and kept as a hash', async () => {
    const { session, captain, others, place } = await createGuest()
    const [player] = others as [Person]
    const body = { guests: [{ name: 'Tunde' }] }
    const added = await app.as(player.token)(addGuests, { ...byId(session), body })
    const theirs = added.places.find(({ addedBy }) => addedBy === player.id)?._id ?? ''
    const { code, expiresAt } = await link(player, session, theirs)
    expect(expiresAt).toBe(new Date(app.clock.now().getTime() + 30 * day).toISOString())
    expect(code).toMatch(/^[\w-]{22}$/)
    const claims = await app.db.selectFrom('guest_claims').select('link_hash').execute()
    for (const { link_hash } of claims) expect(link_hash).toHaveLength(32)
    await expect(link(captain, session, theirs)).resolves.toBeTruthy()
    await expect(link(player, session, place)).rejects.toMatchObject(apiError('not-yours'))
    await expect(link(emeka, session, place)).rejects.toMatchObject(apiError('not-yours'))
    const own = session.places[0]?._id ?? ''
    await expect(link(captain, session, own)).rejects.toMatchObject(apiError('not-a-guest'))
    await expect(link(captain, session, session._id)).rejects.toMatchObject(apiError('not-found', 404))
    await expect(link(captain, { _id: place }, place)).rejects.toMatchObject(apiError('not-found', 404))
    const hidden = await createOpenSession(app, { visibility: 'link' })
    const [first] = hidden.session.places
    await expect(link(emeka, hidden.session, first?._id ?? '')).rejects.toMatchObject(
      apiError('not-found', 404),
    )
    await expect(app.as()(createGuestLink, { params: { id: session._id, place } })).rejects.toMatchObject(
      apiError('not-signed-in', 401),
    )
  })

  test('is good once, for 30 days, and until the next is made', async () => {
    const first = await createGuest()
    const wrong = apiError('wrong-link', 400)
    const { code } = await link(first.captain, first.session, first.place)
    await expect(claim(emeka, first.code)).rejects.toMatchObject(wrong)
    await claim(emeka, code)
    await expect(claim(await createPerson(app), code)).rejects.toMatchObject(wrong)
    await expect(link(first.captain, first.session, first.place)).rejects.toMatchObject(
      apiError('not-a-guest'),
    )
    const second = await createGuest()
    app.clock.advance(30 * day)
    const later = await createPerson(app)
    await expect(claim(later, second.code)).rejects.toMatchObject(wrong)
    await app.sweep()
    expect(await countRows(app, 'guest_claims', ['player_id'], second.guest)).toBe(0)
    await expect(claim(later, 'A'.repeat(22))).rejects.toMatchObject(wrong)
    await expect(claim(later, 'no code')).rejects.toMatchObject({
      code: 'bad-input',
      fields: { code: 'Must be a valid code' },
    })
    await expect(app.as()(claimGuest, { body: { code } })).rejects.toMatchObject(
      apiError('not-signed-in', 401),
    )
  })

  test('is not for who is or was in that session, and stays good for another', async () => {
    const { session, captain, others, code } = await createGuest()
    const clashes = apiError('claim-clashes')
    await expect(claim(captain, code)).rejects.toMatchObject(clashes)
    const [was] = others as [Person]
    await app.as(was.token)(leaveSession, byId(session))
    await expect(claim(was, code)).rejects.toMatchObject(clashes)
    expect((await claim(emeka, code)).mine).toMatchObject({ state: 'going' })
  })

  test('is not for who was in one match with the guest', async () => {
    const made = await createGuest()
    const { match } = await play(made)
    await app.db
      .insertInto('lineups')
      .values({
        match_id: match._id,
        player_id: emeka.id,
        side: 'T1',
        role: 'substitutes',
        number: 99,
        rank: 0,
      })
      .execute()
    await expect(claim(emeka, made.code)).rejects.toMatchObject(apiError('claim-clashes'))
  })
})

describe('at the same time', () => {
  test('two use one link: one of them is the guest', async () => {
    for (let round = 0; round < 5; round++) {
      const { session, code } = await createGuest()
      const two = [await createPerson(app), await createPerson(app)]
      const lock = await lockRow(app, 'sessions', session._id)
      for (const person of two) await lock.queue(() => claim(person, code))
      const [first, second] = await lock.release()
      expect(first).toMatchObject({ status: 'fulfilled' })
      expect(second).toMatchObject({ reason: apiError('wrong-link', 400) })
    }
  })

  test('one joins and claims: the second of the two is refused', async () => {
    for (const joinsFirst of [true, false]) {
      const person = await createPerson(app)
      const { session, code } = await createGuest()
      const acts = [() => app.as(person.token)(joinSession, byId(session)), () => claim(person, code)]
      const lock = await lockRow(app, 'sessions', session._id)
      for (const act of joinsFirst ? acts : acts.toReversed()) await lock.queue(act)
      const [first, second] = await lock.release()
      expect(first).toMatchObject({ status: 'fulfilled' })
      expect(second).toMatchObject({ reason: apiError(joinsFirst ? 'claim-clashes' : 'already-in') })
    }
  })
})
