import type { CallOn } from '../../is-allowed.ts'
import type { Database } from '../../lib/database/database.ts'
import { found } from '../../lib/http/api-error.ts'
import type { Asker } from '../../roles.ts'
import { requireMay } from './rules.ts'
import { findCentre } from './sql.ts'

export const centreFor = async (call: CallOn<'centre'>, db: Database, id: string, user: Asker) => {
  const centre = found(await findCentre(db, id))
  requireMay(call, centre, user)
  return centre
}
