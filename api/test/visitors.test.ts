import { type Stream } from '@i-one/contract/endpoint'
import { type Match, createMatch, getMatch, voteForPlayer } from '@i-one/contract/matches'
import { transferWhistle } from '@i-one/contract/matches/scorers'
import { Session } from '@i-one/contract/sessions'
import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { becomeOpponent } from '@i-one/contract/sessions/opponents'
import { joinSession } from '@i-one/contract/sessions/places'
import { SharedSession, getSessionByCode, watchSharedSession } from '@i-one/contract/sharing'
import { saveSquad } from '@i-one/contract/tournaments/entries'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { previews } from '../src/app.ts'
import { readContract } from '../src/lib/http/contract.ts'
import { fillPage } from '../src/lib/http/filled-page.ts'
import { servePreviews } from '../src/lib/http/link-preview.ts'
import type { permissions } from '../src/permissions.ts'
import { type EndpointInput, endpointInputs, toSessionInput } from './endpoint-inputs.ts'
import { createFixtures } from './fixtures.ts'
import { createDevice, createTestMatch, recordTestEvents } from './make-match.ts'
import { createOpenSession } from './make-open-session.ts'
import { createPerson } from './make.ts'
import { byId, day, startTestApp } from './suite.ts'
import { readStream, openMatchStream } from './watch.ts'

type Name = keyof typeof permissions

const app = await startTestApp({ rateLimits: false })
const { calls } = await readContract()
const open = [...calls].filter(([, { call }]) => call.access === 'public') as [Name, { call: Stream }][]

const fixtures = await createFixtures(app, 'public')
const { captain } = fixtures.people

const surname = 'Xylophonist'

const played = await createTestMatch(app, {
  captain: await createPerson(app, { nickname: 'Ada Obi' }),
  others: await Promise.all([1, 2, 3, 4, 5].map(() => createPerson(app))),
})
const [scorer, helper] = played.one
const event = createDevice(app)
const goal = event('goal', { side: 'T1', player: scorer!.id })
await recordTestEvents(
  app,
  played.captain,
  played.match,
  event('kick-off'),
  goal,
  event('assist', { side: 'T1', player: helper!.id, goal: goal.id }),
  event('card', { side: 'T2', player: played.two[0]!.id, card: 'yellow' }),
  event('full-time'),
)
await app.as(helper!.token)(voteForPlayer, { ...byId(played.match), body: { player: scorer!.id } })
const later = await app.as(played.captain.token)(createMatch, { params: { id: played.id } })
app.clock.advance(day + 1)
await app.sweep()
await app.as(captain.token)(saveSquad, {
  params: { id: fixtures.tournament._id, team: fixtures.team },
  body: { squad: [{ player: captain.id, number: 9 }] },
})
const sided = await createOpenSession(app, {
  pitch: fixtures.pitch,
  sets: 1,
  start: new Date('2025-11-23T10:00:00Z'),
})
await app.as((await createPerson(app)).token)(becomeOpponent, { ...byId(sided.session), body: {} })
const wanting = { pitch: fixtures.pitch, sets: 1, start: new Date('2025-11-23T12:00:00Z') }
await createOpenSession(app, wanting)
const { code: whistle } = await app.as(captain.token)(transferWhistle, { params: { id: fixtures.match } })

await sql`update players set name = split_part(name, ' ', 1) || ' ' || ${surname}::text`.execute(app.db)
await sql`update users set last_name = ${surname}, first_name = 'Ọláyínká'`.execute(app.db)
const everybody = (await app.db.selectFrom('players').select('id').execute()).map(({ id }) => id)

const own: Partial<Record<Name, EndpointInput>> = {
  getWhistle: { params: { code: whistle } },
  getMatch: { params: { id: played.match._id } },
  watchMatch: { params: { id: played.match._id } },
  getMatchImage: { params: { id: played.match._id } },
}
const everyReference = ({ lineups: { T1, T2 } }: Match) =>
  [T1, T2].flatMap((side) => Object.values(side).flat()).map(({ player }) => player)

const asksWho: readonly Name[] = [
  ...(['sendMessage', 'register', 'logIn', 'requestPasswordReset', 'verifyCode', 'verifyLink'] as const),
  ...(['resetPassword', 'confirmEmail', 'acceptWhistle', 'startPasskeyLogin'] as const),
  'logInByPasskey',
]

const inputOf = (name: Name) => own[name] ?? (endpointInputs[name] ?? toSessionInput)(fixtures, undefined)

const addressOf = (path: string, { params = {}, query = {} }: EndpointInput) =>
  `${app.baseUrl}${path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? '')}?${new URLSearchParams(query as Record<string, string>).toString()}`

const textOf = async (path: string, input: EndpointInput) => {
  const closing = new AbortController()
  const answer = await fetch(addressOf(path, input), { signal: closing.signal })
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (path.endsWith('/stream') && text.includes('event: heartbeat')) break
  }
  closing.abort()
  return { ok: answer.ok, text }
}

const requireNobody = (text: string, where: string) => {
  for (const id of everybody) expect(text.includes(id), `${id} in ${where}`).toBe(false)
  expect(text.includes(surname), `a full name in ${where}`).toBe(false)
}

describe('a visitor sees no user ids and no full names', () => {
  test.each(open.filter(([name]) => !asksWho.includes(name)))('by %s', async (name, { call }) => {
    const { ok, text } = await textOf(call.path, inputOf(name))
    expect(ok, text).toBe(true)
    requireNobody(text, name)
  })

  test('in link previews', async () => {
    const { session, pitch, tournament } = fixtures
    const shell = fillPage('<html><head><title>i-one</title></head></html>', 'text/html; charset=utf-8', {})
    const fastify = Fastify()
    const config = { ...app.config, publicUrl: 'https://i-one.example' }
    servePreviews({ fastify, config, db: app.db, now: app.clock.now }, previews, () => shell)
    for (const url of [
      `/s/${session.code}`,
      `/m/${played.match._id}`,
      `/p/${pitch}`,
      `/t/${tournament.code}`,
    ]) {
      const { body } = await fastify.inject({ url })
      expect(body).toContain('og:title')
      requireNobody(body, url)
    }
    await fastify.close()
  })

  test('in a session with two sides', async () => {
    const { text } = await textOf(getSessionByCode.path, { params: { code: sided.session.code } })
    requireNobody(text, 'a session with two sides')
  })
})

describe('a person', () => {
  test('of a session is named by the place alone, and signed in by player and user too', async () => {
    const { session } = fixtures
    const shared = await app.as()(getSessionByCode, { params: { code: session.code } })
    expect(z.parse(SharedSession, shared)).toEqual(shared)
    expect(shared.places.map(({ _id }) => _id)).toEqual(session.places.map(({ _id }) => _id))
    for (const { player, user } of shared.places)
      expect([Object.keys(player).toSorted(), user]).toEqual([['name', 'position'], undefined])
    const led = session.places.find(({ player }) => player._id === captain.id)
    expect(shared.captain).toEqual({ _id: led?._id, nickname: 'Player' })
    expect(shared.places[0]?.player.name).toBe('Player')
    const seen = await app.as(captain.token)(getSessionByCode, { params: { code: session.code } })
    expect(z.parse(Session, seen)).toEqual(seen)
    expect(seen.captain._id).toBe(captain.id)
    expect(seen.places[0]?.user?._id).toBe(captain.id)
  })

  test('in a nearby session is the captain’s name for visitors, and also the id for users', async () => {
    const query = { lng: 3.35, lat: 6.49 }
    const captainsOf = (found: object[]) => found.flatMap((one) => ('captain' in one ? [one.captain] : []))
    const toNobody = captainsOf(await app.as()(findNearbySessions, { query }))
    const toSomebody = captainsOf(await app.as(captain.token)(findNearbySessions, { query }))
    expect(toNobody.length).toBeGreaterThan(0)
    for (const one of toNobody) expect(one).toEqual({ nickname: 'Player' })
    expect(toSomebody).toContainEqual({ _id: captain.id, nickname: `Player ${surname}` })
  })

  test('in a match has a reference that differs between matches', async () => {
    const seen = await app.as()(getMatch, { params: { id: played.match._id } })
    const line = Object.values(seen.lineups.T1).flat()
    const scored = seen.events.find(({ type }) => type === 'goal')?.player
    expect(line.map(({ player }) => player)).toContain(scored)
    expect(seen.playerOfTheMatch?.winners).toEqual([{ player: scored, votes: 1 }])
    expect(seen.recorders.map(({ _id }) => _id)).toEqual([seen.events[0]?.by])
    expect(line.find(({ player }) => player === scored)).toMatchObject({ name: 'Ada', initials: 'A' })
    const next = await app.as()(getMatch, byId(later))
    const references = everyReference(next)
    expect(references.length).toBeGreaterThan(0)
    for (const reference of everyReference(seen)) expect(references).not.toContain(reference)
    expect((await app.as()(getMatch, byId(played.match))).lineups).toEqual(seen.lineups)
  })

  test('in a live match has the same reference, and the player id for users', async () => {
    const { match, captain: leader, one } = await createTestMatch(app)
    const stranger = await createPerson(app)
    const [anonymous, signedIn] = [
      openMatchStream(app.connection(), match),
      openMatchStream(app.connection(stranger.token), match),
    ]
    for (const { untilNamed } of [anonymous, signedIn]) await untilNamed('heartbeat')
    const happen = createDevice(app)
    const player = one[0]!.id
    await recordTestEvents(app, leader, match, happen('kick-off'), happen('goal', { side: 'T1', player }))
    for (const { untilNumber } of [anonymous, signedIn]) await untilNumber(2)
    const { lineups } = await app.as()(getMatch, byId(match))
    const goals = [anonymous, signedIn].map(({ messages }) =>
      messages.flatMap((message) =>
        message.name === 'event' && message.data.type === 'goal' ? [message.data] : [],
      ),
    )
    expect(goals[1]).toMatchObject([{ player, by: leader.id }])
    expect(goals[0]).toHaveLength(1)
    expect(
      Object.values(lineups.T1)
        .flat()
        .map((line) => line.player),
    ).toContain(goals[0]?.[0]?.player)
    expect(JSON.stringify(anonymous.messages)).not.toContain(player)
    expect(JSON.stringify(anonymous.messages)).not.toContain(leader.id)
    // a visitor who reconnects receives the lineups and all later events
    const back = openMatchStream(app.connection(), match, 1)
    await back.untilNamed('heartbeat')
    await back.untilNumber(2)
    expect(JSON.stringify(back.messages)).not.toContain(player)
    expect(back.messages.find(({ name }) => name === 'lineups')?.data).toMatchObject({ lineups })
    for (const watcher of [anonymous, signedIn, back]) watcher.cut()
  })

  test('in a session stream has the place id for visitors, and the player id for users', async () => {
    const { session } = await createOpenSession(app)
    const params = { code: session.code }
    const stranger = await createPerson(app)
    const [anonymous, signedIn] = [undefined, stranger.token].map((token) =>
      readStream(app.connection(token), watchSharedSession, { params }),
    )
    for (const reader of [anonymous!, signedIn!]) await reader.untilNamed('heartbeat')
    const joiner = await createPerson(app, { nickname: 'Ngozi Eze' })
    await app.as(joiner.token)(joinSession, byId(session))
    for (const reader of [anonymous!, signedIn!])
      await reader.until((all) => all.filter(({ name }) => name === 'session').length > 1)
    const texts = [anonymous!, signedIn!].map(({ messages }) => JSON.stringify(messages))
    expect(texts[1]).toContain(joiner.id)
    expect(texts[1]).toContain('Ngozi Eze')
    expect(texts[0]).toContain('Ngozi')
    for (const text of [joiner.id, 'Eze']) expect(texts[0]).not.toContain(text)
    for (const reader of [anonymous!, signedIn!]) reader.cut()
  })
})
