import type { EndpointConcerning } from '../../is-allowed.ts'
import type { Database } from '../../lib/database/database.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import type { Caller } from '../../roles.ts'
import { requirePermission } from './rules.ts'
import { findCentre } from './sql.ts'

export const getCentreFor = async (
  call: EndpointConcerning<'centre'>,
  db: Database,
  id: string,
  user: Caller,
) => {
  const centre = requireFound(await findCentre(db, id))
  requirePermission(call, centre, user)
  return centre
}
