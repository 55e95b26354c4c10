import { randomUUID } from 'node:crypto'
import { logIn } from '@i-one/contract/accounts'
import { listSlots } from '@i-one/contract/bookings'
import { type Call, connect } from '@i-one/contract/call'
import { recordEvents } from '@i-one/contract/matches'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { createTeam } from '@i-one/contract/teams'
import { createTournament, getTournament } from '@i-one/contract/tournaments'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { moveTie } from '@i-one/contract/tournaments/moving'
import { enterResult } from '@i-one/contract/tournaments/results'
import { newPeople } from './people.ts'

const day = 24 * 60 * 60 * 1000
const near: [number, number] = [3.3548, 6.5312]

const organizerOf = async (baseUrl: string) => {
  const { token } = await connect({ baseUrl })(logIn, {
    body: { email: 'organizer@i-one.example', password: 'matchday' },
  })
  return connect({ baseUrl, token: () => token })
}

const enterTeam = async (call: Call, id: string, n: number) => {
  const body = { name: `Team ${n}`, address: 'Yaba', location: { coordinates: near } }
  const { _id } = await call(createTeam, { body, key: randomUUID() })
  await call(registerTeam, { params: { id }, body: { team: _id } })
}

/** The next free slot nearby is for this match. */
const laySoon = async (call: Call, params: { id: string; match: string }) => {
  const pitches = await call(findNearbyPitches, { query: { lng: near[0], lat: near[1] } })
  for (const { _id } of pitches) {
    const slots = await call(listSlots, { params: { id: _id }, query: { days: 2 } })
    const free = slots.find(({ state, start }) => state === 'free' && Date.parse(start) > Date.now())
    if (free) return call(moveTie, { params, body: { pitch: _id, start: free.start } })
  }
  throw new Error('no slot is free')
}

/** A league of so many teams, home and away, half of it played, with one match that has kicked off. */
export const playLeague = async (baseUrl: string, teams: number) => {
  const call = await organizerOf(baseUrl)
  const { _id, code } = await call(createTournament, {
    body: {
      name: 'Bench League',
      form: 'league',
      rounds: 2,
      most: teams,
      entriesUntil: new Date(Date.now() + day).toISOString(),
      squad: {},
      rules: { minutes: 20 },
    },
    key: randomUUID(),
  })
  const params = { id: _id }
  for (const [n, token] of (await newPeople(baseUrl, teams)).entries())
    await enterTeam(connect({ baseUrl, token: () => token }), _id, n + 1)
  await call(drawTournament, { params, body: { seeding: 'lot' } })
  const ties = (await call(getTournament, { params })).stages.flatMap((stage) => stage.ties)
  for (const { _id: match, number } of ties.slice(0, ties.length / 2)) {
    const result = { T1: number % 4, T2: number % 3 }
    await call(enterResult, { params: { ...params, match }, body: result })
  }
  const match = { _id: ties.at(-1)!._id }
  await laySoon(call, { ...params, match: match._id })
  const kickOff = { id: randomUUID(), type: 'kick-off', clockMs: 0, at: new Date().toISOString() } as const
  const { accepted } = await call(recordEvents, { params: { id: match._id }, body: { events: [kickOff] } })
  if (!accepted.length) throw new Error('the match was not begun')
  return { call, params, code, match }
}
