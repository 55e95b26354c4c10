import { aheadStates, goingStates, waitingStates } from '@i-one/contract/sessions/states'
import type { Database } from '../../lib/database/database.ts'
import { allRows, literals } from '../../lib/database/rows.ts'
import type { Circle } from '../../pitches/stereographic.ts'
import { type SessionRow, sessionColumns, sessionTables } from '../sql.ts'

interface Search {
  north: Circle | null
  south: Circle | null
  limit: number
  now: Date
  /** What begins later is left out; `null` for nothing. */
  until: Date | null
}

const circle = (drawn: Circle | null) => (drawn ? `<(${drawn.x},${drawn.y}),${drawn.radius}>` : null)

/** Public sessions that can be joined, on listed pitches within the circles, soonest first. */
export const listSessionsWithin = (db: Database, { north, south, limit, now, until }: Search) =>
  allRows<SessionRow & { going: number; waiting: number }>(db)`
    select ${sessionColumns},
      (select count(*)::int from places where session_id = s.id and state in (${literals(goingStates)})) as going,
      (select count(*)::int from places where session_id = s.id and state in (${literals(waitingStates)})) as waiting
    from ${sessionTables}
    where p.listed
      and (p.lat >= 0 and p.north <@ ${circle(north)}::circle
        or p.lat < 0 and p.south <@ ${circle(south)}::circle)
      and b.state = 'confirmed' and b.during && tstzrange(${now}, ${until})
      and s.visibility = 'public' and s.state in (${literals(aheadStates)})
    order by lower(b.during), s.id
    limit ${limit}`
