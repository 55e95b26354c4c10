import { randomUUID } from 'node:crypto'
import { logIn } from '@i-one/contract/accounts'
import { listSlots, takeHold } from '@i-one/contract/bookings'
import { CallError, connect } from '@i-one/contract/call'
import { createMatch, type Match } from '@i-one/contract/matches'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { joinSession } from '@i-one/contract/places'
import { createSession, type Session, startSession } from '@i-one/contract/sessions'

import { newPerson, type Person } from './fixtures.ts'

/** One of the demo's accounts, signed in over the wire. */
export const demoPerson = async (
  baseUrl: string,
  role: 'captain' | 'player' | 'organizer',
): Promise<Person> => {
  const email = `${role}@i-one.example`
  const password = 'matchday'
  const { user, token } = await connect({ baseUrl })(logIn, { body: { email, password } })
  const { firstName, lastName, nickname } = user
  const call = connect({ baseUrl, token: () => token })
  return { firstName, lastName, nickname, email, password, token, call }
}

const minute = 60_000

/** Holds a slot soon enough to start at once; other tests may take the same one a moment earlier. */
const holdSlot = async ({ call }: Person) => {
  const pitches = await call(findNearbyPitches, { query: { lng: 3.3515, lat: 6.6018, limit: 100 } })
  for (const pitch of pitches.filter(({ slotMinutes }) => slotMinutes <= 30)) {
    const slots = await call(listSlots, { params: { id: pitch._id }, query: { days: 2 } })
    for (const { state, start } of slots) {
      const away = Date.parse(start) - Date.now()
      if (state !== 'free' || away < 0 || away > 29 * minute) continue
      const body = { pitch: pitch._id, start }
      const hold = await call(takeHold, { body, key: randomUUID() }).catch(unlessTaken)
      if (hold) return hold
    }
  }
  throw new Error('no slot is free within the next half hour')
}

const unlessTaken = (error: unknown) => {
  if (error instanceof CallError && error.status === 409) return undefined
  throw error
}

export interface Evening {
  captain: Person
  others: Person[]
  session: Session
}

/** A started session of four players, in two sets of two unless told, ready for its first match. */
export const newEvening = async (baseUrl: string, sets = 2): Promise<Evening> => {
  const captain = await newPerson(baseUrl, { firstName: 'Ngozi', lastName: 'Okafor', position: 'GK' })
  const others = await Promise.all([
    newPerson(baseUrl, { firstName: 'Túndé', lastName: 'Bello', position: 'FW' }),
    newPerson(baseUrl, { firstName: 'Ọláyínká', lastName: 'Ṣẹ́gun', position: 'MF' }),
    newPerson(baseUrl, { firstName: 'Uche', lastName: 'Eze', position: 'GK' }),
  ])
  const hold = await holdSlot(captain)
  const { _id } = await captain.call(createSession, {
    body: {
      hold: hold._id,
      minutesPerMatch: 8,
      playersPerTeam: 2,
      sets,
      aet: true,
      penaltyShootout: true,
    },
    key: randomUUID(),
  })
  for (const { call } of others) await call(joinSession, { params: { id: _id } })
  const session = await captain.call(startSession, { params: { id: _id } })
  return { captain, others, session }
}

export const nextMatch = ({ captain, session }: Evening): Promise<Match> =>
  captain.call(createMatch, { params: { id: session._id }, key: randomUUID() })
