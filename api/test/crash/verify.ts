import { type Kysely, sql } from 'kysely'
import type { DB } from '../../src/lib/database/tables.ts'
import { listCustomerMismatches } from '../customer-bookings.ts'
import type { AcknowledgedWrites } from './writers.ts'

interface Kept {
  id: string
  times: number
}

export const filterViolations = (found: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0))

const timesOf = async (db: Kysely<DB>, statement: ReturnType<typeof sql<Kept>>) =>
  new Map((await statement.execute(db)).rows.map(({ id, times }) => [id, times]))

/** Returns violations by rule: writes that are lost, stored twice, or stored but never acknowledged. */
export const findWriteViolations = async (
  db: Kysely<DB>,
  done: AcknowledgedWrites,
): Promise<Record<string, unknown[]>> => {
  const captains = [...new Set(done.bookings.map(({ who }) => who))]
  const bookings = await timesOf(
    db,
    sql`select id, 1 as times from bookings
      where booker_id = any(${captains}::uuid[]) and state in ('pending', 'confirmed')`,
  )
  const sessions = await timesOf(
    db,
    sql`select id, 1 as times from sessions where captain_id = any(${captains}::uuid[])`,
  )
  const joins = await timesOf(
    db,
    sql`select c.session_id || ' ' || c.player_id as id, count(*)::int as times
      from session_changes c join places p on p.session_id = c.session_id and p.player_id = c.player_id
      where c.change = 'joined' and p.state = 'going' and c.session_id = any(${[...sessions.keys()]}::uuid[])
      group by 1`,
  )
  const payments = await timesOf(
    db,
    sql`select place_id as id, count(*)::int as times from ledger
      where act = 'confirm' and session_id = any(${[...sessions.keys()]}::uuid[]) group by 1`,
  )
  const matches = [...new Set(done.events.map(({ match }) => match))]
  const events = await timesOf(
    db,
    sql`select id, count(*)::int as times from events where match_id = any(${matches}::uuid[]) group by 1`,
  )
  const torn = await sql<{ id: string }>`
    select m.id from matches m join events e on e.match_id = m.id where m.id = any(${matches}::uuid[])
    group by m.id having count(*) <> m.seq or max(e.seq) <> m.seq
      or count(*) filter (where e.type = 'goal') <> m.score_one + m.score_two`.execute(db)

  const compare = (asked: readonly string[], saved: Map<string, number>) => {
    const known = new Set(asked)
    return {
      lost: asked.filter((id) => !saved.has(id)),
      twice: [...saved].filter(([id, times]) => times > 1 || !known.has(id)),
    }
  }
  const found: Record<string, unknown[]> = {
    'a match and its events disagree': torn.rows,
    'a booking is not what is kept of it for its customer': await listCustomerMismatches(db),
  }
  for (const [what, asked, saved] of [
    ['a booking', done.bookings.map(({ id }) => id), bookings],
    ['a session', done.sessions.map(({ id }) => id), sessions],
    ['a place', done.joined.map(({ session, who }) => `${session} ${who}`), joins],
    ['a payment', done.paid.map(({ place }) => place), payments],
    ['an event', done.events.map(({ id }) => id), events],
  ] as const) {
    const { lost, twice } = compare(asked, saved)
    found[`${what} was acknowledged and is not there`] = lost
    found[`${what} is there twice, or nobody was told of it`] = twice
  }
  return filterViolations(found)
}
