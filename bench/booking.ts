// Checks that a slot is sold once and that rejected attempts cost little more than their SQL.
import { listSlots } from '@i-one/contract/bookings'
import { createClient } from '@i-one/contract/call'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { compareAvailability } from './availability.ts'
import { checkSlotRaces } from './contest.ts'
import { compareHotSlot, compareOneDay } from './hot-pitch.ts'
import { createPeople } from './people.ts'
import { getExitCode } from './report.ts'
import { getPostgresUrl, startServer } from './server.ts'

const contested = 20

const server = await startServer()
try {
  const anybody = createClient({ baseUrl: server.baseUrl })
  const [pitch] = await anybody(findNearbyPitches, { query: { lng: 3.28, lat: 6.46, limit: 1 } })
  if (!pitch) throw new Error('the demo has no pitch')
  const slots = await anybody(listSlots, { params: { id: pitch._id }, query: {} })
  const free = slots
    .filter(({ state, start }) => state === 'free' && Date.parse(start) > Date.now() + 3_600_000)
    .map(({ start }) => start)
  if (free.length <= contested) throw new Error(`only ${free.length} free slots`)
  const tokens = await createPeople(server.baseUrl, 64)
  const database = getPostgresUrl(server.folder)
  await compareHotSlot({ ...server, database }, tokens, pitch._id, free[contested]!)
  await compareOneDay({ ...server, database }, pitch._id, free[contested]!.slice(0, 10))
  await checkSlotRaces(server.baseUrl, tokens, pitch._id, free.slice(0, contested))
  await compareAvailability(server)
} finally {
  await server.stop()
}
process.exit(getExitCode())
