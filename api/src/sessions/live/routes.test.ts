import { randomUUID } from 'node:crypto'
import { followStream } from '@i-one/contract/follow'
import { changePreferences } from '@i-one/contract/notifications'
import {
  type Session,
  getSession,
  listMySessions,
  watchMySessions,
  watchSession,
} from '@i-one/contract/sessions'
import { authorizeSession, watchSessionsToAuthorize } from '@i-one/contract/sessions/authorization'
import { joinSession, leaveSession, removePlace } from '@i-one/contract/sessions/places'
import { type SharedSession, watchSharedSession } from '@i-one/contract/sharing'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createDevice, createTestMatch, recordTestEvents } from '../../../test/make-match.ts'
import { createOpenSession } from '../../../test/make-open-session.ts'
import { type Person, createPerson, createTestPitch } from '../../../test/make.ts'
import { startTestApp } from '../../../test/suite.ts'
import { readStream } from '../../../test/watch.ts'

const app = await startTestApp()

const watched = (reader: ReturnType<typeof readStream<typeof watchSession | typeof watchSharedSession>>) => {
  const latest = () => {
    const last = reader.messages.findLast(({ name }) => name === 'session')
    return last?.name === 'session' ? last.data : undefined
  }
  const untilSo = (isSo: (session: SharedSession) => boolean) =>
    reader.until(() => {
      const session = latest()
      return session !== undefined && isSo(session)
    })
  return {
    ...reader,
    latest,
    untilSo,
    untilGoing: (count: number) => untilSo(({ going }) => going === count),
  }
}

const watch = (person: Person, { _id }: { _id: string }) =>
  watched(readStream(app.connection(person.token), watchSession, { params: { id: _id } }))
const watchShared = ({ code }: Session, person?: Person) =>
  watched(readStream(app.connection(person?.token), watchSharedSession, { params: { code } }))

const join = ({ token }: Person, { _id }: Session) => app.as(token)(joinSession, { params: { id: _id } })

describe('watching a session', () => {
  test('sends the reader’s view and then each change, also by link', async () => {
    const { session, captain } = await createOpenSession(app)
    const joining = await createPerson(app)
    const readers = [watch(captain, session), watch(joining, session), watchShared(session)]
    for (const { untilGoing } of readers) await untilGoing(1)
    expect(readers[0]?.latest()).toEqual(
      await app.as(captain.token)(getSession, { params: { id: session._id } }),
    )
    await join(joining, session)
    for (const { untilGoing } of readers) await untilGoing(2)
    expect(readers.map(({ latest }) => latest()?.mine?.state)).toEqual(['going', 'going', undefined])
    const visitor = readers.pop()
    for (const { messages } of readers)
      for (const { name, data } of messages) expect(z.parse(watchSession.messages[name], data)).toEqual(data)
    for (const { name, data } of visitor?.messages ?? [])
      expect(z.parse(watchSharedSession.messages[name], data)).toEqual(data)
    for (const { cut } of readers) cut()
    visitor?.cut()
  })

  test('sends nothing if nothing changed', async () => {
    const { session, others } = await createOpenSession(app, { others: 1 })
    const reader = watchShared(session)
    await reader.untilGoing(2)
    const later = await createPerson(app)
    const [leaving] = others
    await app.as(leaving?.token)(leaveSession, { params: { id: session._id } })
    await reader.untilGoing(1)
    await join(later, session)
    await reader.untilGoing(2)
    expect(reader.messages.filter(({ name }) => name === 'session')).toHaveLength(3)
    reader.cut()
  })

  test('follows the scores of its matches', async () => {
    const { match, captain } = await createTestMatch(app)
    const reader = watch(captain, { _id: match.session ?? '' })
    await reader.untilNamed('session')
    await recordTestEvents(app, captain, match, createDevice(app)('goal', { side: 'T2' }))
    await reader.untilSo(({ matches }) => matches[0]?.score.T2 === 1)
    reader.cut()
  })

  test('ends for a player removed from a link-only session, and is hidden from other users', async () => {
    const { session, captain, others } = await createOpenSession(app, { visibility: 'link', others: 2 })
    const [removed, stays] = others
    if (!removed || !stays) throw new Error('nobody joined')
    const [reader, other] = [watch(removed, session), watch(stays, session)]
    await reader.untilGoing(3)
    await other.untilGoing(3)
    const place = session.places.find(({ player }) => player._id === removed.id)?._id ?? ''
    await app.as(captain.token)(removePlace, { params: { id: session._id, place } })
    await reader.ended
    await other.untilGoing(2)
    expect(reader.latest()?.going).toBe(3)
    other.cut()
    const stranger = await createPerson(app)
    for (const person of [removed, stranger])
      await expect(watch(person, session).ended).rejects.toMatchObject({ code: 'not-found', status: 404 })
  })

  test('of an unknown session is rejected', async () => {
    const person = await createPerson(app)
    await expect(watch(person, { _id: randomUUID() }).ended).rejects.toMatchObject({ code: 'not-found' })
    await expect(watch(person, { _id: 'nothing' }).ended).rejects.toMatchObject({ code: 'bad-input' })
    const nobody = followStream(app.connection(), watchSharedSession, {
      params: { code: 'a'.repeat(16) },
      signal: AbortSignal.timeout(10_000),
      onMessage: () => {},
    })
    await expect(nobody).rejects.toMatchObject({ code: 'not-found', status: 404 })
  })
})

const listed = (person: Person, stream: typeof watchMySessions | typeof watchSessionsToAuthorize) => {
  const reader = readStream(app.connection(person.token), stream, {})
  const latest = () => {
    const last = reader.messages.findLast(({ name }) => name === 'sessions')
    return last?.name === 'sessions' ? last.data : undefined
  }
  const untilGoing = (...going: number[]) =>
    reader.until(
      () =>
        latest()
          ?.map((session) => session.going)
          .join() === going.join() && !!latest(),
    )
  return { ...reader, latest, untilGoing }
}

describe('watching lists of sessions', () => {
  test('sends own sessions with changes and additions, without sessions the user left', async () => {
    const player = await createPerson(app)
    const reader = listed(player, watchMySessions)
    await reader.untilGoing()
    const { session } = await createOpenSession(app)
    await join(player, session)
    await reader.untilGoing(2)
    expect(reader.latest()).toEqual(await app.as(player.token)(listMySessions))
    await join(await createPerson(app), session)
    await reader.untilGoing(3)
    await app.as(player.token)(leaveSession, { params: { id: session._id } })
    await reader.untilGoing()
    for (const { name, data } of reader.messages)
      expect(z.parse(watchMySessions.messages[name], data)).toEqual(data)
    reader.cut()
  })

  test('sends requests to the organizer regardless of notification preferences', async () => {
    const owner = await createPerson(app, { isOwner: true })
    await app.as(owner.token)(changePreferences, {
      body: { preferences: [{ kind: 'to-authorize', on: false, mail: false }] },
    })
    const pitch = await createTestPitch(app, { owner, autoAuthorize: false })
    const reader = listed(owner, watchSessionsToAuthorize)
    await reader.untilGoing()
    const { session } = await createOpenSession(app, { pitch })
    await reader.untilGoing(1)
    await join(await createPerson(app), session)
    await reader.untilGoing(2)
    await app.as(owner.token)(authorizeSession, { params: { id: session._id } })
    await reader.untilGoing()
    reader.cut()
  })
})
