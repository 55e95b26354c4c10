import { Session, cancelSession, finishSession, getSession, startSession } from '@i-one/contract/sessions'
import {
  acceptOffer,
  addGuests,
  joinSession,
  leaveSession,
  requestTeammates,
  removePlace,
  setAttendance,
} from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTime } from '../../../test/app.ts'
import { lockRow } from '../../../test/lock.ts'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { byId, minute, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()
const stranger = await createPerson(app)

const halfAnHourBefore = new Date(sessionStart.getTime() - 30 * minute)
type Seen = { _id: string }
const look = (person: Person, session: Seen) => app.as(person.token)(getSession, byId(session))
const join = (person: Person, session: Seen) => app.as(person.token)(joinSession, byId(session))
const start = (person: Person, session: Seen) => app.as(person.token)(startSession, byId(session))
const placeOf = ({ places }: Session, { id }: { id: string }) =>
  places.find(({ player }) => player._id === id)?._id ?? ''
const remove = (person: Person, session: Seen, place: string) =>
  app.as(person.token)(removePlace, { params: { id: session._id, place } })
const check = (person: Person, session: Seen, place: string, state: 'going' | 'checked-in' | 'no-show') =>
  app.as(person.token)(setAttendance, { params: { id: session._id, place }, body: { state } })
const wish = (person: Person, session: Seen, ...players: string[]) =>
  app.as(person.token)(requestTeammates, { ...byId(session), body: { players } })
const changesOf = (session: Seen) =>
  app.db
    .selectFrom('session_changes')
    .select(['change', 'by', 'player_id as player'])
    .where('session_id', '=', session._id)
    .orderBy('id')
    .execute()

describe('removing', () => {
  test('frees the place for the next in line, notifies the removed player and is permanent', async () => {
    const { session, captain, others } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
    const [out] = others as [Person]
    await join(stranger, session)
    const after = await remove(captain, session, placeOf(session, out))
    expect(z.parse(Session, after)).toEqual(after)
    expect(after.places.map(({ player }) => player._id)).toEqual([captain.id, stranger.id])
    expect(await changesOf(session)).toContainEqual({ change: 'removed', by: captain.id, player: out.id })
    const received = await app.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', out.id)
      .execute()
    expect(received).toContainEqual({ kind: 'removed' })
    await expect(join(out, session)).rejects.toMatchObject(apiError('removed-from-session'))
    await expect(remove(captain, session, placeOf(session, out))).rejects.toMatchObject(
      apiError('not-found', 404),
    )
  })

  test('of a guest is also allowed to the player who added the guest', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 2 })
    const [host, other] = others as [Person, Person]
    const body = { guests: [{ name: 'Emeka' }, { name: 'Tunde' }] }
    const { places } = await app.as(host.token)(addGuests, { ...byId(session), body })
    const [emeka, tunde] = places.filter(({ addedBy }) => addedBy === host.id).map(({ _id }) => _id)
    await expect(remove(other, session, emeka ?? '')).rejects.toMatchObject(apiError('not-yours'))
    expect(await remove(host, session, emeka ?? '')).toMatchObject({ going: 4 })
    expect(await remove(captain, session, tunde ?? '')).toMatchObject({ going: 3 })
  })

  test('is rejected for other users, for the captain, for unknown places and after the start', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 2 })
    const [player, other] = others as [Person, Person]
    const theirs = placeOf(await look(captain, session), player)
    await expect(remove(other, session, theirs)).rejects.toMatchObject(apiError('not-yours'))
    await expect(remove(player, session, theirs)).rejects.toMatchObject(apiError('not-yours'))
    await expect(remove(stranger, session, theirs)).rejects.toMatchObject(apiError('not-yours'))
    const own = placeOf(session, captain)
    await expect(remove(captain, session, own)).rejects.toMatchObject(apiError('captain-stays'))
    const admin = await createPerson(app, { isAdmin: true })
    await expect(remove(admin, session, own)).rejects.toMatchObject(apiError('captain-stays'))
    await expect(remove(captain, session, session._id)).rejects.toMatchObject(apiError('not-found', 404))
    await expect(app.as()(removePlace, { params: { id: session._id, place: theirs } })).rejects.toMatchObject(
      apiError('not-signed-in', 401),
    )
    await app.as(player.token)(leaveSession, byId(session))
    await expect(remove(captain, session, theirs)).rejects.toMatchObject(apiError('not-found', 404))
    const rest = placeOf(await look(captain, session), other)
    app.clock.set(sessionStart)
    await start(captain, session)
    await expect(remove(captain, session, rest)).rejects.toMatchObject(apiError('session-started'))
    await app.as(captain.token)(finishSession, byId(session))
    await expect(remove(captain, session, rest)).rejects.toMatchObject(apiError('session-ended'))
    app.clock.set(testTime)
    const hidden = await createOpenSession(app, { visibility: 'link', others: 1 })
    const place = placeOf(hidden.session, hidden.captain)
    await expect(remove(stranger, hidden.session, place)).rejects.toMatchObject(apiError('not-found', 404))
  })

  test('and leaving at once is one of the two', async () => {
    for (const removedFirst of [true, false]) {
      const { session, captain, others } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
      const [out] = others as [Person]
      await join(stranger, session)
      const acts = [
        () => remove(captain, session, placeOf(session, out)),
        () => app.as(out.token)(leaveSession, byId(session)),
      ]
      const lock = await lockRow(app, 'sessions', session._id)
      for (const act of removedFirst ? acts : acts.toReversed()) await lock.queue(act)
      const [first, second] = await lock.release()
      expect(first).toMatchObject({ status: 'fulfilled' })
      expect(second).toMatchObject({ reason: { code: removedFirst ? 'not-in' : 'not-found' } })
      expect(await look(captain, session)).toMatchObject({ going: 2, waiting: 0 })
    }
  })
})

describe('who is there', () => {
  test('is marked from 30 minutes before kick-off, no-shows from kick-off, and can be taken back', async () => {
    const { session, captain, others } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
    const [late] = others as [Person]
    await join(stranger, session)
    const [own, place] = [placeOf(session, captain), placeOf(session, late)]
    app.clock.set(new Date(halfAnHourBefore.getTime() - 1))
    await expect(check(captain, session, own, 'checked-in')).rejects.toMatchObject(apiError('too-early'))
    app.clock.advance(1)
    expect(await check(captain, session, own, 'checked-in')).toMatchObject({ going: 2 })
    app.clock.set(new Date(sessionStart.getTime() - 1))
    const early = check(captain, session, place, 'no-show')
    await expect(early).rejects.toMatchObject(apiError('not-begun'))
    app.clock.set(sessionStart)
    const missed = await check(captain, session, place, 'no-show')
    expect(missed).toMatchObject({ going: 1, waiting: 1 })
    expect(missed.places.map(({ state }) => state)).toEqual(['checked-in', 'no-show', 'waitlisted'])
    const back = await check(captain, session, place, 'going')
    expect(back.places.map(({ state }) => state)).toEqual(['checked-in', 'going', 'waitlisted'])
    await check(captain, session, place, 'going')
    expect((await changesOf(session)).filter(({ player }) => player === late.id).slice(-2)).toEqual([
      { change: 'no-show', by: captain.id, player: late.id },
      { change: 'going', by: captain.id, player: late.id },
    ])
  })

  test('shows after the start, too, until a day after the end', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 3 })
    const [missing] = others as [Person]
    const place = placeOf(await look(captain, session), missing)
    app.clock.set(sessionStart)
    await start(captain, session)
    const seen = await check(captain, session, place, 'no-show')
    expect(seen.places.find(({ _id }) => _id === place)).toMatchObject({ state: 'no-show' })
    expect(seen).toMatchObject({ going: 3 })
    expect(await check(captain, session, place, 'checked-in')).toMatchObject({ going: 4 })
    await app.as(captain.token)(finishSession, byId(session))
    const after = await check(captain, session, place, 'no-show')
    expect(after.places.find(({ _id }) => _id === place)).toMatchObject({ state: 'no-show' })
    app.clock.set(new Date(Date.parse(session.end) + 24 * 60 * minute))
    await expect(check(captain, session, place, 'going')).rejects.toMatchObject(apiError('session-ended'))
  })

  test('a no-show can be removed before the start to make room', async () => {
    const { session, captain, others } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
    await join(stranger, session)
    const place = placeOf(session, others[0] as Person)
    app.clock.set(sessionStart)
    await check(captain, session, place, 'no-show')
    await remove(captain, session, place)
    expect((await app.as(stranger.token)(acceptOffer, byId(session))).mine).toMatchObject({ state: 'going' })
  })

  test('can be set by captain and pitch, for players with a place', async () => {
    const { session, captain, others } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
    const [player] = others as [Person]
    await join(stranger, session)
    const waits = placeOf(await look(captain, session), stranger)
    app.clock.set(halfAnHourBefore)
    await expect(check(player, session, placeOf(session, player), 'checked-in')).rejects.toMatchObject(
      apiError('not-yours'),
    )
    await expect(check(captain, session, waits, 'checked-in')).rejects.toMatchObject(apiError('not-in'))
    await expect(check(captain, session, session._id, 'checked-in')).rejects.toMatchObject(
      apiError('not-found', 404),
    )
  })
})

describe('asking to play together', () => {
  test('is kept and shown to the one who asked; asking again takes its place', async () => {
    const { session, others } = await createOpenSession(app, { others: 3 })
    const [me, one, two] = others as [Person, Person, Person]
    expect((await wish(me, session, one.id, two.id)).mine?.with).toEqual([one.id, two.id].toSorted())
    expect((await wish(me, session, two.id, two.id)).mine?.with).toEqual([two.id])
    expect((await look(one, session)).mine?.with).toEqual([])
    expect((await wish(me, session)).mine?.with).toEqual([])
  })

  test('ends with a leave, both ways', async () => {
    const { session, others } = await createOpenSession(app, { others: 2 })
    const [me, friend] = others as [Person, Person]
    await wish(me, session, friend.id)
    await wish(friend, session, me.id)
    await app.as(friend.token)(leaveSession, byId(session))
    expect((await look(me, session)).mine?.with).toEqual([])
    expect((await join(friend, session)).mine?.with).toEqual([])
  })

  test('is for people who are in, and at most three', async () => {
    const { session, captain, others } = await createOpenSession(app, { others: 2 })
    const [me, other] = others as [Person, Person]
    await expect(wish(stranger, session, me.id)).rejects.toMatchObject(apiError('not-in'))
    await expect(wish(stranger, { _id: me.id })).rejects.toMatchObject(apiError('not-found', 404))
    for (const wrong of [stranger.id, me.id])
      await expect(wish(me, session, wrong)).rejects.toMatchObject({
        code: 'bad-input',
        fields: { players: 'Choose other players who are in' },
      })
    const four = [captain.id, other.id, stranger.id, me.id]
    await expect(wish(me, session, ...four)).rejects.toMatchObject({
      fields: { players: 'Choose at most three players' },
    })
    app.clock.set(sessionStart)
    await start(captain, session)
    await expect(wish(me, session, other.id)).rejects.toMatchObject(apiError('session-started'))
    app.clock.set(testTime)
    const off = await createOpenSession(app)
    await app.as(off.captain.token)(cancelSession, byId(off.session))
    await expect(wish(off.captain, off.session)).rejects.toMatchObject(apiError('session-ended'))
  })
})
