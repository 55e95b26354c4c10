import { Session, cancelSession, getSession, startSession } from '@i-one/contract/sessions'
import { addGuests, joinSession, leaveSession } from '@i-one/contract/sessions/places'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testTime } from '../../../test/app.ts'
import { createOpenSession, sessionStart } from '../../../test/make-open-session.ts'
import { type Person, createPerson } from '../../../test/make.ts'
import { byId, apiError, startTestApp } from '../../../test/suite.ts'

const app = await startTestApp()

type Seen = { _id: string }
const named = (...names: string[]) => names.map((name) => ({ name }))
const add = (person: Person, session: Seen, guests: { name: string; position?: 'GK' }[], key?: string) =>
  app.as(person.token)(addGuests, { ...byId(session), body: { guests }, ...(key && { key }) })
const namesOf = ({ places }: Session, state: string) =>
  places.filter((place) => place.state === state).map(({ player }) => player.name)

describe('guests', () => {
  test('get places in the order given while there are any, and wait then, with whoever added them', async () => {
    const { session, captain } = await createOpenSession(app, { playersPerTeam: 2 })
    const guests = [{ name: 'Emeka', position: 'GK' as const }, ...named('Tunde', 'Bọ́lá', 'Sàlísù', 'Ngozi')]
    const after = await add(captain, session, guests)
    expect(z.parse(Session, after)).toEqual(after)
    expect(after).toMatchObject({ going: 4, waiting: 2, state: 'confirmed' })
    expect(namesOf(after, 'going')).toEqual([captain.nickname, 'Emeka', 'Tunde', 'Bọ́lá'])
    expect(namesOf(after, 'waitlisted')).toEqual(['Sàlísù', 'Ngozi'])
    expect(after.places[1]).toMatchObject({ player: { name: 'Emeka', position: 'GK' }, addedBy: captain.id })
    expect(after.places[1]).not.toHaveProperty('user')
    const changes = await app.db
      .selectFrom('session_changes')
      .innerJoin('players', 'players.id', 'session_changes.player_id')
      .select(['players.name', 'by'])
      .where('session_id', '=', session._id)
      .where('change', '=', 'guest-added')
      .orderBy('session_changes.id')
      .execute()
    expect(changes).toEqual(guests.map(({ name }) => ({ name, by: captain.id })))
  })

  test('who wait are taken in when a place comes free', async () => {
    const { session, captain, others } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
    await add(captain, session, named('Emeka', 'Tunde'))
    await app.as(others[0]?.token)(leaveSession, byId(session))
    const after = await app.as(captain.token)(getSession, byId(session))
    expect(namesOf(after, 'going')).toEqual([captain.nickname, 'Emeka'])
  })

  test('are added once for one Idempotency-Key', async () => {
    const { session, captain } = await createOpenSession(app)
    const both = await Promise.all([
      add(captain, session, named('Emeka'), 'one-list'),
      add(captain, session, named('Emeka'), 'one-list'),
    ])
    expect(both[0]).toEqual(both[1])
    expect(both[0]).toMatchObject({ going: 2 })
    await expect(add(captain, session, named('Tunde'), 'one-list')).rejects.toMatchObject(
      apiError('key-reused'),
    )
    expect(await app.as(captain.token)(getSession, byId(session))).toMatchObject({ going: 2 })
  })

  test('of the captain may be forty, of any other player three', async () => {
    const { session, captain, others } = await createOpenSession(app, {
      playersPerTeam: 8,
      sets: 8,
      others: 1,
    })
    const [player] = others as [Person]
    const many = Array.from({ length: 41 }, (_, n) => ({ name: `Guest ${n + 1}` }))
    expect(await add(captain, session, many.slice(0, 40))).toMatchObject({ going: 42, waiting: 0 })
    await expect(add(captain, session, many.slice(40))).rejects.toMatchObject(apiError('too-many-guests'))
    await add(player, session, named('Emeka', 'Tunde'))
    await expect(add(player, session, named('Ngozi', 'Bọ́lá'))).rejects.toMatchObject(
      apiError('too-many-guests'),
    )
    expect(await add(player, session, named('Ngozi'))).toMatchObject({ going: 45 })
    await expect(add(captain, session, many)).rejects.toMatchObject({
      code: 'bad-input',
      fields: { guests: 'Add at most 40 guests at once' },
    })
    await expect(add(captain, session, named(' '))).rejects.toMatchObject({
      code: 'bad-input',
      fields: { 'guests.0.name': 'Name is required' },
    })
  })

  test('cannot have a reserved name', async () => {
    const { session, captain } = await createOpenSession(app)
    await expect(add(captain, session, named('Emeka', 'i-one Staff'))).rejects.toMatchObject({
      ...apiError('bad-input', 400),
      fields: { 'guests.1.name': 'This name is reserved. Choose another one.' },
    })
  })

  test('are refused of who is not going, and when it is too late', async () => {
    const { session, captain, others } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
    const waits = await createPerson(app)
    await expect(add(waits, session, named('Emeka'))).rejects.toMatchObject(apiError('not-in'))
    await app.as(waits.token)(joinSession, byId(session))
    await expect(add(waits, session, named('Emeka'))).rejects.toMatchObject(apiError('not-in'))
    await expect(add(waits, { _id: waits.id }, named('Emeka'))).rejects.toMatchObject(
      apiError('not-found', 404),
    )
    const { session: hidden } = await createOpenSession(app, { visibility: 'link' })
    await expect(add(waits, hidden, named('Emeka'))).rejects.toMatchObject(apiError('not-found', 404))
    await expect(
      app.as()(addGuests, { ...byId(session), body: { guests: named('Emeka') } }),
    ).rejects.toMatchObject(apiError('not-signed-in', 401))
    app.clock.set(sessionStart)
    await app.as(captain.token)(startSession, byId(session))
    await expect(add(others[0] as Person, session, named('Emeka'))).rejects.toMatchObject(
      apiError('session-started'),
    )
    app.clock.set(testTime)
    const off = await createOpenSession(app)
    await app.as(off.captain.token)(cancelSession, byId(off.session))
    await expect(add(off.captain, off.session, named('Emeka'))).rejects.toMatchObject(
      apiError('session-ended'),
    )
  })
})

test('two hosts who add guests at the same time do not exceed the capacity', async () => {
  for (let round = 0; round < 10; round++) {
    const { session, captain, others } = await createOpenSession(app, { playersPerTeam: 2, others: 1 })
    await Promise.all([
      add(captain, session, named('Emeka', 'Tunde')),
      add(others[0] as Person, session, named('Ngozi', 'Bọ́lá')),
    ])
    const after = await app.as(captain.token)(getSession, byId(session))
    expect(after).toMatchObject({ going: 4, waiting: 2 })
    expect(new Set(after.places.map(({ _id }) => _id)).size).toBe(6)
  }
})
