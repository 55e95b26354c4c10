import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { getHold, releaseHold, createHold } from '@i-one/contract/bookings/holds'
import { type Call, CallError, createClient } from '@i-one/contract/call'
import {
  type Session,
  cancelSession,
  createSession,
  finishSession,
  getSession,
  startSession,
} from '@i-one/contract/sessions'
import { authorizeSession, declineSession } from '@i-one/contract/sessions/authorization'
import {
  abandonSession,
  confirmDespiteShortage,
  editSession,
  transferCaptaincy,
} from '@i-one/contract/sessions/captain'
import {
  acceptOffer,
  addGuests,
  joinSession,
  leaveSession,
  removePlace,
  setWaiting,
} from '@i-one/contract/sessions/places'
import { drawSets } from '@i-one/contract/sessions/sets'
import type { Random } from '@i-one/game/random'
import type { Person } from '../make.ts'
import type { World } from './world.ts'

/** `said` is the outcome: `ok`, an error code, or `lost` if no response arrived. */
export interface PlayedRequest {
  what: string
  who: string
  of: string
  start?: string
  sent: number
  answered: number
  said: string
  status: number
}

export interface HistoryRun {
  world: World
  urls: readonly string[]
  random: Random
  sessions: string[]
  asked: PlayedRequest[]
  unlike: string[]
}

const pick = <T>(random: Random, items: readonly T[]) => items[Math.floor(random() * items.length)] as T
const quarter = 15 * 60_000
const soon = (random: Random) => {
  const first = Math.ceil(Date.now() / quarter) * quarter
  return new Date(first + Math.floor(random() * 24) * quarter).toISOString()
}

interface Client {
  person: Person
  ask: <T>(
    what: string,
    of: string,
    send: (call: Call) => Promise<T>,
    start?: string,
  ) => Promise<T | undefined>
  insist: <T extends { _id: string }>(
    what: string,
    of: string,
    send: (call: Call, key: string, signal?: AbortSignal) => Promise<T>,
    start?: string,
  ) => Promise<T | undefined>
}

const clientOf = (play: HistoryRun, person: Person): Client => {
  const call = () => createClient({ baseUrl: pick(play.random, play.urls), token: () => person.token })
  const ask: Client['ask'] = async (what, of, send, start) => {
    const sent = Date.now()
    const note = (said: string, status: number) =>
      play.asked.push({
        what,
        who: person.id,
        of,
        ...(start && { start }),
        sent,
        answered: Date.now(),
        said,
        status,
      })
    try {
      const answer = await send(call())
      note('ok', 200)
      return answer
    } catch (error) {
      if (error instanceof CallError) note(error.code ?? 'lost', error.code ? error.status : 0)
      else if (error instanceof Error && error.name === 'AbortError') note('lost', 0)
      else throw error
      if (play.asked.at(-1)?.said === 'lost') await wait(50)
      return undefined
    }
  }
  return {
    person,
    ask,
    insist: async (what, of, send, start) => {
      const key = randomUUID()
      const hangUp = play.random() < 0.2
      const first = await ask(
        what,
        of,
        (call) => send(call, key, hangUp ? AbortSignal.timeout(Math.ceil(play.random() * 20)) : undefined),
        start,
      )
      const lost = play.asked.at(-1)?.said === 'lost'
      if (!lost && play.random() > 0.1) return first
      const second = await ask(what, of, (call) => send(call, key), start)
      if (first && second && first._id !== second._id) play.unlike.push(`${what} ${key}`)
      return second ?? first
    },
  }
}

const book = async ({ random, world, sessions }: HistoryRun, { insist, ask }: Client) => {
  const pitch = pick(random, world.pitches)
  const start = soon(random)
  const slots = random() < 0.3 ? 2 : 1
  const hold = await insist(
    'hold',
    pitch.id,
    (call, key, signal) =>
      call(createHold, { body: { pitch: pitch.id, start, slots }, key, ...(signal && { signal }) }),
    start,
  )
  if (!hold) return
  if (random() < 0.15) {
    await ask('give-back', hold._id, (call) => call(releaseHold, { params: { id: hold._id } }))
    return
  }
  if (random() < 0.1) await ask('look', hold._id, (call) => call(getHold, { params: { id: hold._id } }))
  const body = {
    hold: hold._id,
    minutesPerMatch: 5,
    playersPerTeam: 1 + Math.floor(random() * 3),
    sets: 1 + Math.floor(random() * 2),
    aet: false,
    penaltyShootout: false,
  }
  const session = await insist('create', hold._id, (call, key, signal) =>
    call(createSession, { body, key, ...(signal && { signal }) }),
  )
  if (session && !sessions.includes(session._id)) sessions.push(session._id)
}

type Move = (play: HistoryRun, client: Client, session: Session) => Promise<unknown>

const on =
  (what: string, send: (call: Call, session: Session, random: Random) => Promise<unknown>): Move =>
  ({ random }, { ask }, session) =>
    ask(what, session._id, (call) => send(call, session, random))

const at = (session: Session) => ({ params: { id: session._id } })

const moves: Move[] = [
  ...Array.from({ length: 8 }, () =>
    on('join', (call, session, random) =>
      call(joinSession, { ...at(session), body: { takeMeIn: random() < 0.6 } }),
    ),
  ),
  ...Array.from({ length: 5 }, () => on('leave', (call, session) => call(leaveSession, at(session)))),
  ...Array.from({ length: 3 }, () => on('accept', (call, session) => call(acceptOffer, at(session)))),
  on('take-me-in', (call, session, random) =>
    call(setWaiting, { ...at(session), body: { takeMeIn: random() < 0.5 } }),
  ),
  on('guests', (call, session, random) =>
    call(addGuests, {
      ...at(session),
      body: { guests: Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({ name: 'Segun' })) },
    }),
  ),
  on('remove', (call, session, random) =>
    call(removePlace, {
      params: { id: session._id, place: pick(random, session.places)?._id ?? randomUUID() },
    }),
  ),
  on('edit', (call, session, random) =>
    call(editSession, { ...at(session), body: { minimum: 1 + Math.floor(random() * session.capacity) } }),
  ),
  on('hand-over', (call, session, random) =>
    call(transferCaptaincy, {
      ...at(session),
      body: { player: pick(random, session.places)?.player._id ?? randomUUID() },
    }),
  ),
  on('come-anyway', (call, session) => call(confirmDespiteShortage, at(session))),
  on('draw', (call, session) => call(drawSets, at(session))),
  on('start', (call, session) => call(startSession, at(session))),
  on('finish', (call, session) => call(finishSession, at(session))),
  on('abandon', (call, session) => call(abandonSession, { ...at(session), body: { reason: 'rain' } })),
  on('cancel', (call, session) => call(cancelSession, at(session))),
]

const answers: Move[] = [
  on('authorize', (call, session) => call(authorizeSession, at(session))),
  on('decline', (call, session) => call(declineSession, at(session))),
]

const actor = ({ random, world }: HistoryRun, session: Session) => {
  const captain = world.people.find(({ id }) => id === session.captain._id)
  return random() < 0.25 && captain ? captain : pick(random, world.people)
}

const meet = async (play: HistoryRun, looker: Client) => {
  const id = pick(play.random, play.sessions.slice(-12))
  if (!id) return
  const session = await looker.ask('look', id, (call) => call(getSession, { params: { id } }))
  if (!session) return
  const owner = play.world.pitches.find((pitch) => pitch.id === session.pitch._id)?.owner
  if (owner && session.booking.state === 'pending' && play.random() < 0.4)
    await pick(play.random, answers)(play, clientOf(play, owner), session)
  else await pick(play.random, moves)(play, clientOf(play, actor(play, session)), session)
}

export const playUntil = async (play: HistoryRun, person: Person, over: () => boolean, pause = 0) => {
  const client = clientOf(play, person)
  while (!over()) {
    if (pause) await wait(pause)
    if (play.sessions.length === 0 || play.random() < 0.06) await book(play, client)
    else await meet(play, client)
  }
}
