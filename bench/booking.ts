// 64 people at once on one slot, for 20 slots: exactly one success each, no 5xx.
import { randomUUID } from 'node:crypto'
import { logIn, register } from '@i-one/contract/accounts'
import { listSlots, takeHold } from '@i-one/contract/bookings'
import { type Call, CallError, connect } from '@i-one/contract/call'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { startServer } from './server.ts'

const people = 64
const contested = 20

const newPerson = async (baseUrl: string): Promise<Call> => {
  const anybody = connect({ baseUrl })
  const account = { email: `${randomUUID()}@example.com`, password: 'kickoff' }
  await anybody(register, {
    body: {
      ...account,
      firstName: 'Musa',
      lastName: 'Garba',
      nickname: 'Musa',
      phoneNumber: '+2348012345678',
      address: '60 Agege Motor Road',
      position: 'DF',
      location: { type: 'Point', coordinates: [3.3548, 6.5312] },
    },
  })
  const { token } = await anybody(logIn, { body: account })
  return connect({ baseUrl, token: () => token })
}

interface Outcome {
  won: number
  taken: number
  withoutAlternatives: number
  failed: number
}

/** Everybody asks for the same slot in the same moment. */
const contest = async (callers: Call[], pitch: string, start: string): Promise<Outcome> => {
  const outcome = { won: 0, taken: 0, withoutAlternatives: 0, failed: 0 }
  await Promise.all(
    callers.map(async (call) => {
      try {
        await call(takeHold, { body: { pitch, start } })
        outcome.won++
      } catch (error) {
        if (error instanceof CallError && error.code === 'slot-taken') {
          outcome.taken++
          if (!Array.isArray(error.body['alternatives'])) outcome.withoutAlternatives++
        } else outcome.failed++
      }
    }),
  )
  return outcome
}

const run = async (baseUrl: string) => {
  const anybody = connect({ baseUrl })
  const callers = await Promise.all(Array.from({ length: people }, () => newPerson(baseUrl)))
  const [pitch] = await anybody(findNearbyPitches, { query: { lng: 3.28, lat: 6.46, limit: 1 } })
  if (!pitch) throw new Error('the demo has no pitch')
  const slots = await anybody(listSlots, { params: { id: pitch._id }, query: {} })
  const free = slots.filter(({ state }) => state === 'free').slice(0, contested)
  if (free.length < contested) throw new Error(`only ${free.length} free slots`)
  const begun = performance.now()
  const outcomes: Outcome[] = []
  for (const { start } of free) outcomes.push(await contest(callers, pitch._id, start))
  const seconds = (performance.now() - begun) / 1000
  const sum = (part: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[part], 0)
  console.log(`${people} people on each of ${contested} slots`)
  console.log(`slots sold once:      ${outcomes.filter(({ won }) => won === 1).length} of ${contested}`)
  console.log(`slots sold twice:     ${outcomes.filter(({ won }) => won > 1).length}`)
  console.log(`told it is taken:     ${sum('taken')}, without alternatives ${sum('withoutAlternatives')}`)
  console.log(`failed otherwise:     ${sum('failed')}`)
  console.log(`attempts per second:  ${Math.round((people * contested) / seconds)}`)
  return outcomes.every(({ won, taken, failed }) => won === 1 && taken === people - 1 && failed === 0)
}

const server = await startServer()
const held = await run(server.baseUrl).finally(server.stop)
process.exit(held ? 0 : 1)
