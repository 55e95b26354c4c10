import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createHold } from '@i-one/contract/bookings/holds'
import { type Call, CallError, createClient } from '@i-one/contract/call'
import { type Match, recordEvents } from '@i-one/contract/matches'
import { recordPlacePayment } from '@i-one/contract/payments'
import { createSession, getSession } from '@i-one/contract/sessions'
import { joinSession } from '@i-one/contract/sessions/places'
import type { Person } from '../make.ts'

export interface AcknowledgedWrites {
  bookings: { id: string; who: string }[]
  sessions: { id: string; who: string }[]
  joined: { session: string; who: string }[]
  paid: { session: string; place: string }[]
  events: { match: string; id: string }[]
}

export const createAcknowledgedWrites = (): AcknowledgedWrites => ({
  bookings: [],
  sessions: [],
  joined: [],
  paid: [],
  events: [],
})

export interface WriterOptions {
  urls: readonly string[]
  done: AcknowledgedWrites
  over: () => boolean
  heard?: (answer: unknown, since: number, tries: string[]) => void
  fetch?: typeof fetch
  pause?: number
}

const timeout = 300_000

let turn = 0
const someServer = ({ urls }: Pick<WriterOptions, 'urls'>) => urls[turn++ % urls.length]!

/** Retries on alternate servers until one responds. Returns an API error instead of throwing it. */
export const retryUntilAnswered = async <T>(
  written: WriterOptions,
  { token }: Pick<Person, 'token'>,
  send: (call: Call) => Promise<T>,
): Promise<T | CallError> => {
  const since = Date.now()
  const tries: string[] = []
  for (;;) {
    const began = Date.now()
    const call = createClient({
      baseUrl: someServer(written),
      token: () => token,
      timeout: 15_000,
      ...(written.fetch && { fetch: written.fetch }),
    })
    const answer = await send(call).catch((error: unknown) => {
      if (error instanceof CallError) return error
      throw error
    })
    const said = answer instanceof CallError ? (answer.code ?? answer.message) : 'done'
    tries.push(`${said} after ${Date.now() - began} ms`)
    if (!(answer instanceof CallError) || (answer.code && answer.status < 500)) {
      written.heard?.(answer, since, tries)
      return answer
    }
    if (answer.status === 500 && answer.code) throw new Error(`a server failed: ${answer.message}`)
    if (Date.now() > since + timeout) throw new Error('no server answered', { cause: answer })
    await wait(50)
  }
}

export const requireReply = <T>(answer: T | CallError): T => {
  if (answer instanceof CallError) throw new Error(`refused: ${answer.code}`, { cause: answer })
  return answer
}

const quarter = 15 * 60_000

interface Round {
  pitch: string
  captain: Person
  players: readonly Person[]
  slot: number
}

const rules = {
  minutesPerMatch: 5,
  playersPerTeam: 2,
  sets: 2,
  aet: false,
  penaltyShootout: false,
}

export const bookJoinAndPay = async (written: WriterOptions, { pitch, captain, players, slot }: Round) => {
  const { done } = written
  const first = (Math.floor(Date.now() / quarter) + 8) * quarter
  const start = new Date(first + slot * quarter).toISOString()
  const [holdKey, sessionKey] = [randomUUID(), randomUUID()]
  const hold = requireReply(
    await retryUntilAnswered(written, captain, (call) =>
      call(createHold, { body: { pitch, start }, key: holdKey }),
    ),
  )
  done.bookings.push({ id: hold._id, who: captain.id })
  const body = { hold: hold._id, ...rules }
  const session = requireReply(
    await retryUntilAnswered(written, captain, (call) => call(createSession, { body, key: sessionKey })),
  )
  done.sessions.push({ id: session._id, who: captain.id })
  const join = async (player: Person) => {
    const answer = await retryUntilAnswered(written, player, (call) =>
      call(joinSession, { params: { id: session._id } }),
    )
    if (!(answer instanceof CallError && answer.code === 'already-in')) requireReply(answer)
    done.joined.push({ session: session._id, who: player.id })
  }
  await Promise.all(players.map(join))
  const pay = async (player: Person) => {
    const { places } = requireReply(
      await retryUntilAnswered(written, player, (call) => call(getSession, { params: { id: session._id } })),
    )
    const place = places.find((one) => one.player._id === player.id)!._id
    const params = { id: session._id, place }
    for (const [who, act] of [
      [player, 'say'],
      [captain, 'confirm'],
    ] as const) {
      const key = randomUUID()
      requireReply(
        await retryUntilAnswered(written, who, (call) =>
          call(recordPlacePayment, { params, body: { act }, key }),
        ),
      )
    }
    done.paid.push({ session: session._id, place })
  }
  await Promise.all(players.map(pay))
}

export const scoreGoals = async (written: WriterOptions, scorer: Person, match: Pick<Match, '_id'>) => {
  let clockMs = 0
  while (!written.over()) {
    const events = Array.from({ length: 2 }, () => ({
      id: randomUUID(),
      type: 'goal' as const,
      side: clockMs % 2 ? ('T1' as const) : ('T2' as const),
      clockMs: (clockMs += 1),
      at: new Date().toISOString(),
    }))
    const { accepted, repeated, refused } = requireReply(
      await retryUntilAnswered(written, scorer, (call) =>
        call(recordEvents, { params: { id: match._id }, body: { events } }),
      ),
    )
    for (const id of [...accepted.map((one) => one.id), ...repeated])
      written.done.events.push({ match: match._id, id })
    if (refused.length) return
    await wait(written.pause ?? 20)
  }
}
