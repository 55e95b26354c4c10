// The week of an organizer with 20 pitches and 1,000 bookings costs little more than its statements.
import { randomUUID } from 'node:crypto'
import { logIn, register } from '@i-one/contract/accounts'
import { connect } from '@i-one/contract/call'
import { getHostCalendar } from '@i-one/contract/host'
import { createPitch } from '@i-one/contract/pitches/registration'
import pg from 'pg'
import { againstBare, sayBoth } from './against-bare.ts'
import { atLeast, exitCode, title } from './report.ts'
import { postgresOf, startServer } from './server.ts'

const pitches = 20
const bookings = 1000
const monday = '2030-01-07'

const newOrganizer = async (baseUrl: string) => {
  const anybody = connect({ baseUrl })
  const account = { email: `${randomUUID()}@example.com`, password: 'kickoff' }
  await anybody(register, {
    body: {
      ...account,
      firstName: 'Yétúndé',
      lastName: 'Balogun',
      nickname: 'Yétúndé',
      phoneNumber: '+2348012345678',
      address: '60 Agege Motor Road',
      position: 'DF',
      isOwner: true,
      location: { type: 'Point', coordinates: [3.3548, 6.5312] },
    },
  })
  const { token } = await anybody(logIn, { body: account })
  return token
}

const newPitch = (n: number) => ({
  name: `Bench pitch ${n}`,
  address: `${n} Bench Street`,
  location: { type: 'Point' as const, coordinates: [3.3 + n / 1000, 6.5] as [number, number] },
  timeZone: 'Africa/Lagos',
  surface: 'Astro turf',
  facilities: [],
  slotMinutes: 60,
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '08:00', close: '23:00' })),
  price: { amount: 2_500_000, currency: 'NGN' },
  autoAuthorize: true,
  listed: true,
})

/** Each pitch has its share of the week's hours taken, by sessions that a captain alone is in so far. */
const layBookings = `
  with booked as (
    insert into bookings (pitch_id, booker_id, during, state, price_amount, price_currency, created_at)
    select p.id, p.owner_id, tstzrange(start, start + interval '1 hour'), 'confirmed', 2500000, 'NGN', now()
    from pitches p, generate_series(0, ${bookings / pitches - 1}) n,
      lateral (select '${monday}T07:00Z'::timestamptz + n / 8 * interval '1 day' + n % 8 * interval '1 hour' as start) t
    where p.name like 'Bench pitch %'
    returning id, booker_id
  ), made as (
    insert into sessions (code, booking_id, captain_id, state, minutes_per_match, players_per_team, set_count, aet,
      penalty_shootout, match_type, visibility, minimum, fill_by, created_at)
    select md5(id::text), id, booker_id, 'open', 8, 5, 2, true, true, 'Friendly Match', 'public', 4,
      '${monday}', now() from booked
    returning id, captain_id
  )
  insert into places (session_id, player_id, state, since) select id, captain_id, 'going', now() from made`

const server = await startServer()
try {
  const token = await newOrganizer(server.baseUrl)
  const call = connect({ baseUrl: server.baseUrl, token: () => token })
  for (let n = 1; n <= pitches; n++) await call(createPitch, { body: newPitch(n), key: randomUUID() })
  const database = postgresOf(server.folder)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(layBookings)
  await client.query('vacuum analyze')
  await client.end()
  const { pitches: found } = await call(getHostCalendar, { query: { from: monday } })
  const shown = found.reduce((sum, pitch) => sum + pitch.bookings.length, 0)
  if (found.length !== pitches || shown !== bookings)
    throw new Error(`${shown} bookings on ${found.length} pitches`)
  const request = { method: getHostCalendar.method, path: `${getHostCalendar.path}?from=${monday}`, token }
  // several, so that what the timers send in between is told from what the answer needs
  const requests = Array.from({ length: 20 }, () => request)
  const compared = await againstBare(database, server, requests, { connections: 4, seconds: 2, rounds: 7 })
  title(`the week of ${pitches} pitches with ${bookings} bookings`)
  sayBoth(compared)
  atLeast('ratio to the bare handler', compared.ratio, 0.7)
} finally {
  await server.stop()
}
process.exit(exitCode())
