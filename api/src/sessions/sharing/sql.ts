import { goingStates } from '@i-one/contract/sessions/states'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { firstRow, toSqlLiterals } from '../../lib/database/rows.ts'
import { type SessionRow, sessionColumns, sessionTables } from '../sql.ts'

export interface SharedSession extends SessionRow {
  taken: (number | null)[]
  createdAt: Date
  changes: number
  changedAt: Date
}

const select = (db: Database, which: RawBuilder<unknown>) =>
  firstRow<SharedSession>(db)`
    select ${sessionColumns}, s.created_at as "createdAt",
      array(select set_number from places where session_id = s.id and state in (${toSqlLiterals(goingStates)})
        order by since, id) as taken,
      (select count(*)::int from session_changes where session_id = s.id) as changes,
      greatest(s.created_at, (select max(at) from session_changes where session_id = s.id)) as "changedAt"
    from ${sessionTables} where ${which}`

export const findSharedSessionByCode = (db: Database, code: string) => select(db, sql`s.code = ${code}`)

export const findSharedSession = (db: Database, id: string) => select(db, sql`s.id = ${id}`)
