// Measures a centre's day with 12 pitches and 200 bookings, and how soon one desk sees another's change.
import { randomUUID } from 'node:crypto'
import { createClient } from '@i-one/contract/call'
import { getCentreDay, watchCentre } from '@i-one/contract/centres/calendar'
import { recordPayment } from '@i-one/contract/centres/money'
import { acceptInvitation, inviteStaff, listWorkplaces } from '@i-one/contract/centres/staff'
import { followStream } from '@i-one/contract/follow'
import { createPitch } from '@i-one/contract/pitches/registration'
import pg from 'pg'
import { compareWithBare, printComparison } from './against-bare.ts'
import { quantile } from './load.ts'
import {
  approveAllPitchesSql,
  createInsertBookingsSql,
  createOrganizer,
  createPitchSettings,
} from './organizer.ts'
import { createPeople } from './people.ts'
import {
  judgeAtLeast,
  getExitCode,
  formatMilliseconds,
  printLine,
  judgeTimeAtMost,
  printTitle,
} from './report.ts'
import { getPostgresUrl, startServer } from './server.ts'

const pitches = 12
const bookings = 200
const bound = 0.75
const day = '2030-01-07'
const changes = Number(process.env['CHANGES'] ?? 200)
const warmUp = 20

const server = await startServer()
const { baseUrl } = server
try {
  const token = await createOrganizer(baseUrl)
  const call = createClient({ baseUrl, token: () => token })
  const database = getPostgresUrl(server.folder)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  for (let n = 1; n <= pitches; n++) {
    await call(createPitch, {
      body: createPitchSettings(n, { open: '06:00', close: '24:00' }),
      key: randomUUID(),
    })
    if (n === 1) await client.query(approveAllPitchesSql)
  }
  const [centre] = await call(listWorkplaces)
  const params = { id: centre!._id }
  await client.query(`update pitches set centre_id = $1 where name like 'Bench pitch %'`, [params.id])
  await client.query(createInsertBookingsSql({ day, firstHour: 5, hours: 18, pitches, bookings }))
  await client.query('vacuum analyze')
  await client.end()

  const shown = async () => (await call(getCentreDay, { params, query: { day } })).pitches
  const found = (await shown()).flatMap((pitch) => pitch.bookings)
  if (found.length !== bookings) throw new Error(`${found.length} bookings`)
  const request = {
    method: getCentreDay.method,
    path: `${getCentreDay.path.replace(':id', params.id)}?day=${day}`,
    token,
  }
  const requests = Array.from({ length: 20 }, () => request)
  const compared = await compareWithBare(database, server, requests, { connections: 4, seconds: 2, bound })
  printTitle(`the day of a centre with ${pitches} pitches and ${bookings} bookings`)
  printComparison(compared)
  judgeAtLeast('ratio to the bare handler', compared.ratio, bound)

  const [colleague = ''] = await createPeople(baseUrl, 1)
  const connection = { baseUrl, token: () => colleague }
  const desk = createClient(connection)
  const { code } = await call(inviteStaff, { params, body: { role: 'desk' }, key: randomUUID() })
  await desk(acceptInvitation, { body: { code } })
  const closing = new AbortController()
  let hear = () => {}
  const opened = new Promise<void>((resolve, reject) => {
    followStream(connection, watchCentre, {
      params,
      signal: closing.signal,
      onMessage: ({ name }) => {
        if (name === 'heartbeat') resolve()
        if (name === 'changed') hear()
      },
    }).catch(reject)
  })
  await opened
  const paid = async () => {
    const { pitches: read } = await desk(getCentreDay, { params, query: { day } })
    return read.flatMap((pitch) => pitch.bookings).reduce((sum, one) => sum + (one.paid ?? 0), 0)
  }
  const times: number[] = []
  for (let n = 1; n <= changes + warmUp; n++) {
    const booking = found[n % found.length]!
    let heard = new Promise<void>((resolve) => (hear = resolve))
    const began = performance.now()
    const taken = call(recordPayment, {
      params: { id: booking._id },
      body: { _id: randomUUID(), amount: 100, method: 'cash' },
    })
    do {
      await heard
      heard = new Promise<void>((resolve) => (hear = resolve))
    } while ((await paid()) < n * 100)
    if (n > warmUp) times.push(performance.now() - began)
    await taken
  }
  closing.abort()
  const sorted = times.toSorted((a, b) => a - b)
  printTitle(`from a payment at one desk until another desk shows it, ${changes} times`)
  printLine('p50', formatMilliseconds(quantile(sorted, 0.5)))
  judgeTimeAtMost('p99, milliseconds', quantile(sorted, 0.99), 300)
} finally {
  await server.stop()
}
process.exit(getExitCode())
