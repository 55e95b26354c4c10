// Checks that an organizer's week with 20 pitches and 1,000 bookings costs little more than its SQL.
import { randomUUID } from 'node:crypto'
import { createClient } from '@i-one/contract/call'
import { getHostCalendar } from '@i-one/contract/centres/bookings'
import { createPitch } from '@i-one/contract/pitches/registration'
import pg from 'pg'
import { compareWithBare, printComparison } from './against-bare.ts'
import {
  approveAllPitchesSql,
  createInsertBookingsSql,
  createOrganizer,
  createPitchSettings,
} from './organizer.ts'
import { judgeAtLeast, getExitCode, printTitle } from './report.ts'
import { getPostgresUrl, startServer } from './server.ts'

const pitches = 20
const bookings = 1000
const bound = 0.85
const monday = '2030-01-07'

const server = await startServer()
try {
  const token = await createOrganizer(server.baseUrl)
  const call = createClient({ baseUrl: server.baseUrl, token: () => token })
  const database = getPostgresUrl(server.folder)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  for (let n = 1; n <= pitches; n++) {
    await call(createPitch, { body: createPitchSettings(n), key: randomUUID() })
    if (n === 1) await client.query(approveAllPitchesSql)
  }
  await client.query(createInsertBookingsSql({ day: monday, firstHour: 7, hours: 8, pitches, bookings }))
  await client.query('vacuum analyze')
  await client.end()
  const { pitches: found } = await call(getHostCalendar, { query: { from: monday } })
  const shown = found.reduce((sum, pitch) => sum + pitch.bookings.length, 0)
  if (found.length !== pitches || shown !== bookings)
    throw new Error(`${shown} bookings on ${found.length} pitches`)
  const request = { method: getHostCalendar.method, path: `${getHostCalendar.path}?from=${monday}`, token }
  const requests = Array.from({ length: 20 }, () => request)
  const compared = await compareWithBare(database, server, requests, { connections: 4, seconds: 2, bound })
  printTitle(`the week of ${pitches} pitches with ${bookings} bookings`)
  printComparison(compared)
  judgeAtLeast('ratio to the bare handler', compared.ratio, bound)
} finally {
  await server.stop()
}
process.exit(getExitCode())
