import { type Endpoint, type Stream } from '@i-one/contract/endpoint'
import { findNearbyPitches, searchPlaces } from '@i-one/contract/pitches'
import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { findOpponentsWanted } from '@i-one/contract/sessions/opponents'
import { getLeaderboard } from '@i-one/contract/stats/leaderboard'
import { changeTeam, findNearbyTeams } from '@i-one/contract/teams'
import { createTournament, listTournaments } from '@i-one/contract/tournaments'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { previews } from '../src/app.ts'
import { readContract } from '../src/lib/http/contract.ts'
import { fillPage } from '../src/lib/http/filled-page.ts'
import { servePreviews } from '../src/lib/http/link-preview.ts'
import type { permissions } from '../src/permissions.ts'
import { type EndpointInput, endpointInputs, toSessionInput } from './endpoint-inputs.ts'
import { createFixtures } from './fixtures.ts'
import { newTournament } from './make-tournament.ts'
import { type Person, createPerson } from './make.ts'
import { startTestApp } from './suite.ts'
import { listTablesWithText } from './tables-with.ts'

type Name = keyof typeof permissions

const lines: string[] = []
const app = await startTestApp(
  { rateLimits: false, logLevel: 'debug' },
  { logTo: { write: (line) => void lines.push(line) } },
)
const made = await createFixtures(app, 'public')
const { captain, player, organizer } = made.people
const [stranger, admin] = [await createPerson(app), await createPerson(app, { isAdmin: true })]

/** Coordinates whose first three decimals appear nowhere else. */
const home = { lng: 3.391237, lat: 6.554329 }
const parts = ['3.391', '6.554']
const location = { coordinates: [home.lng, home.lat] as [number, number] }

await app.as(captain.token)(changeTeam, { params: { id: made.team }, body: { location } })
const tournament = await app.as(organizer.token)(createTournament, {
  body: { ...newTournament, location },
})
const fixtures = { ...made, tournament }

const { calls } = await readContract()
const readings = [...calls].filter(([, { call }]) => !('method' in call) || call.method === 'GET') as [
  Name,
  { call: Endpoint | Stream },
][]

const requireNoPoint = (text: string, where: string) => {
  for (const part of parts) expect(text.includes(part), `${part} in ${where}`).toBe(false)
}

const addressOf = (path: string, { params = {}, query = {} }: EndpointInput) =>
  `${app.baseUrl}${path.replace(/:(\w+)/g, (_, param: string) => params[param] ?? '')}?${new URLSearchParams(query as Record<string, string>).toString()}`

const read = async (path: string, input: EndpointInput, token: string | undefined) => {
  const closing = new AbortController()
  const headers = { ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(addressOf(path, input), { headers, signal: closing.signal })
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (path.endsWith('/stream') && text.includes('event: heartbeat')) break
  }
  closing.abort()
  return { ok: response.ok, text }
}

const moveAllBut = async (reader: Person | undefined) => {
  await app.db.updateTable('users').set(home).execute()
  if (reader)
    await app.db.updateTable('users').set({ lng: 0.5, lat: 0.5 }).where('id', '=', reader.id).execute()
}

describe("a user's home location is in no response to", () => {
  test.each<[string, Person | undefined]>([
    ['a visitor', undefined],
    ['a stranger', stranger],
    ['a captain', captain],
    ['a player', player],
    ['an organizer', organizer],
    ['staff', admin],
  ])('%s', async (_, reader) => {
    await moveAllBut(reader)
    let answered = 0
    for (const [name, { call }] of readings) {
      if (name === 'logOut') continue
      const input = (endpointInputs[name] ?? toSessionInput)(fixtures, reader)
      const { ok, text } = await read(call.path, input, reader?.token)
      if (ok) answered++
      requireNoPoint(text, name)
    }
    expect(answered).toBeGreaterThan(20)
  })

  test('a visitor with a shared link', async () => {
    await moveAllBut(undefined)
    const { session, pitch, match } = fixtures
    const shell = fillPage('<html><head><title>i-one</title></head></html>', 'text/html; charset=utf-8', {})
    const fastify = Fastify()
    const config = { ...app.config, publicUrl: 'https://i-one.example' }
    servePreviews({ fastify, config, db: app.db, now: app.clock.now }, previews, () => shell)
    for (const url of [`/s/${session.code}`, `/m/${match}`, `/p/${pitch}`, `/t/${tournament.code}`]) {
      const { body } = await fastify.inject({ url })
      expect(body).toContain('og:title')
      requireNoPoint(body, url)
    }
    await fastify.close()
  })
})

test("a user's home location is stored only in the account, and is in no log", async () => {
  await moveAllBut(undefined)
  const ask = app.as(player.token)
  const query = { lng: home.lng, lat: home.lat }
  for (const call of [findNearbyPitches, findNearbySessions, findOpponentsWanted] as const)
    await ask(call, { query })
  await ask(searchPlaces, { query: { ...query, q: 'Yaba' } })
  await ask(getLeaderboard, { query })
  await ask(findNearbyTeams, { query })
  await ask(listTournaments, { query })
  // searches only after one of these characters, because a time may contain the same digits
  const starts = (part: string) => ['(', '[', ',', '"', ' '].map((before) => before + part)
  for (const part of parts) expect(await listTablesWithText(app, ...starts(part))).toEqual(['public.users'])
  expect(lines.length).toBeGreaterThan(100)
  // removes durations, which may contain the same digits
  requireNoPoint(lines.join('').replace(/"responseTime":[\d.]+/g, ''), 'the log')
})
