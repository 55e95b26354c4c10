import { EventEmitter, once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { followStream } from '@i-one/contract/follow'
import { watchMatch } from '@i-one/contract/matches'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { createDevice, createTestMatch, recordTestEvents } from '../make-match.ts'

const readers = 10

const bytesOfLineups = 16 * 1024

const fillLineups = (app: TestApp, match: string) =>
  sql`
  with made as (
    insert into players (name, created_at)
    select repeat('a', 100), now() from generate_series(1, ${Math.ceil(bytesOfLineups / 200)}::int)
    returning id
  )
  insert into lineups (match_id, side, player_id, role, number, rank)
  select ${match}, 'T1', id, 'substitutes', 100 + row_number() over (), 0 from made`.execute(app.db)

const openReader = (app: TestApp, token: string, id: string) => {
  const closing = new AbortController()
  const events = new EventEmitter()
  let spectators = 0
  events.on('spectators', ({ count }: { count: number }) => (spectators = count))
  const reading = followStream(app.connection(token), watchMatch, {
    params: { id },
    query: {},
    signal: closing.signal,
    onMessage: ({ name, data }) => events.emit(name, data),
  })
  reading.catch((error: unknown) => closing.signal.aborted || events.emit('error', error))
  return { events, spectators: () => spectators, close: () => closing.abort() }
}

const openSilent = async (app: TestApp, token: string, id: string) => {
  const { hostname, port } = new URL(app.baseUrl)
  const socket = connect(Number(port), hostname)
  socket.pause()
  socket.on('error', () => {})
  await once(socket, 'connect')
  const path = watchMatch.path.replace(':id', id)
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`)
  return socket
}

export const openCrowd = async (app: TestApp, silent: number) => {
  const { match, captain } = await createTestMatch(app)
  await fillLineups(app, match._id)
  const event = createDevice(app)
  const reading = Array.from({ length: readers }, () => openReader(app, captain.token, match._id))
  const sockets: Socket[] = []
  for (let n = 0; n < silent; n++) sockets.push(await openSilent(app, captain.token, match._id))
  const here = () => reading[0]!.spectators()
  await expect.poll(here).toBe(readers + silent)
  const times: number[] = []
  const numbers: number[][] = reading.map(() => [])
  for (const [n, { events }] of reading.entries())
    events.on('event', ({ seq }: { seq: number }) => numbers[n]?.push(seq))
  return {
    times,
    numbers,
    silent: () => here() - readers,
    happen: async () => {
      await app.db
        .updateTable('matches')
        .set((row) => ({ lineup_one_revision: row('lineup_one_revision', '+', 1) }))
        .where('id', '=', match._id)
        .execute()
      const heard = reading.map(({ events }) => once(events, 'lineups'))
      const began = performance.now()
      await recordTestEvents(app, captain, match, event('goal', { side: 'T1' }))
      await Promise.all(heard)
      times.push(performance.now() - began)
    },
    close: () => {
      for (const { close } of reading) close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
