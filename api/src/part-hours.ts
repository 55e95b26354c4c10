import { sql } from 'kysely'
import type { Database } from './lib/database/database.ts'

/** Call after each change to a pitch's parts, opening hours or publication. */
export const savePartHours = (db: Database, centreIds: readonly string[]) =>
  sql`
    update pitches set part_hours = hours_of_parts(id), parts_listed = are_parts_listed(id)
    where centre_id = any (${centreIds}::uuid[])
      and (part_hours, parts_listed) is distinct from (hours_of_parts(id), are_parts_listed(id))`.execute(db)
