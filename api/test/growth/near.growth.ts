import { findNearbySessions } from '@i-one/contract/sessions/nearby'
import { findOpponentsWanted } from '@i-one/contract/sessions/opponents'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { bootApp } from '../app.ts'
import { createTestTeam } from '../make-team.ts'
import { createPerson, createTestPitch } from '../make.ts'
import { insertPeople } from './past/people.ts'
import { logQueryPlans, createStatementReader } from './statements.ts'

const games = `
  create unlogged table town.games as
  select gen_random_uuid() as booking, gen_random_uuid() as id, p.id as pitch, c.id as captain, p.n * 10 + h as n,
    date_trunc('hour', $1::timestamptz) + (h * 4 + p.n % 4) * interval '1 hour' as at
  from town.pitches p cross join generate_series(1, 10) h join town.people c on c.n = (p.n * 7 + h) % 2000`
const bookings = `
  insert into bookings (id, pitch_id, booker_id, during, state, price_amount, price_currency, created_at)
  select booking, pitch, captain, tstzrange(at, at + interval '1 hour'), 'confirmed', 2500000, 'NGN', at - interval '9 days'
  from town.games`
const sessions = `
  insert into sessions (id, code, booking_id, captain_id, state, minutes_per_match, players_per_team, set_count, aet,
    penalty_shootout, match_type, visibility, minimum, fill_by, created_at)
  select id, md5(id::text), booking, captain, 'open', 8, 5, case (n / 10 + n) % 10 when 0 then 1 else 2 end, false, false,
    'Friendly Match', 'public', 8, at - interval '2 hours', at - interval '9 days'
  from town.games`

/** Maximum number of 8 kB pages to read: a third of the pages that hold two days of sessions. */
const max = 190_000

test('nearby sessions within 200 km of ten thousand pitches are found by start time', async () => {
  const app = await bootApp({ rateLimits: false }, { prepare: (url) => logQueryPlans(url) })
  const client = new pg.Client({ connectionString: app.databaseUrl })
  try {
    const { token } = await createPerson(app)
    const owner = await createPerson(app, { isOwner: true })
    const pitch = await createTestPitch(app, { owner })
    const { team } = await createTestTeam(app)
    await client.connect()
    await client.query('set session_replication_role = replica; set auto_explain.log_min_duration = -1')
    const size = { years: 0, groups: 20, pitches: 10_000 }
    await insertPeople(client, size, { people: [], pitch, team: team._id }, app.clock.now())
    await client.query(games, [app.clock.now()])
    for (const statement of [bookings, sessions, 'vacuum analyze']) await client.query(statement)
    const statements = await createStatementReader(inject('database').log, app.databaseUrl, new Map())
    const query = { lng: 3.3792, lat: 6.5244, radius: 200, limit: 100 }
    const asked = {
      'all that is near by': () => app.as(token)(findNearbySessions, { query }),
      'with two places free': () => app.as(token)(findNearbySessions, { query: { ...query, free: 2 } }),
      'for an opponent': () => app.as(token)(findOpponentsWanted, { query }),
    }
    for (const [name, ask] of Object.entries(asked)) {
      const found = await ask()
      const done = await statements()
      const pages = done.map(({ buffers }) => buffers).reduce((a, b) => a + b, 0)
      const spent = done.map(({ milliseconds }) => milliseconds).reduce((a, b) => a + b, 0)
      console.log(`${name}: ${pages} pages, ${spent.toFixed(1)} ms, in ${done.length} statements`)
      expect(found).toHaveLength(100)
      expect.soft([name, Math.max(pages, max)]).toEqual([name, max])
    }
  } finally {
    await client.end()
    await app.stop()
  }
})
