import type { CentreRole } from '@i-one/contract/centres/staff'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './lib/database/database.ts'
import { allIds } from './lib/database/rows.ts'
import type { Role } from './roles.ts'

/** What says who is who at the centre of a pitch. */
export interface Staffed {
  ownerId: string | null
  /** Who works there, by their id. */
  staff: Readonly<Record<string, CentreRole>>
}

export type RoleAtCentre = 'organizer' | CentreRole

/** What somebody is at the centre of a pitch: the one question that everything of an organizer's asks. */
export const roleAtCentre = ({ ownerId, staff }: Staffed, { id }: { id: string }): RoleAtCentre | undefined =>
  ownerId === id ? 'organizer' : staff[id]

const answering: readonly Role[] = ['organizer', 'manager', 'desk']

/** Whether they act for the pitch, and do not only look. */
export const actsForPitch = (roles: ReadonlySet<Role>) => answering.some((role) => roles.has(role))

export const actsAt = (staffed: Staffed, id: string) => {
  const role = roleAtCentre(staffed, { id })
  return role !== undefined && role !== 'viewer'
}

/** Who is notified of what the pitch has to answer. */
export const whoAnswers = ({ ownerId, staff }: Staffed) => [
  ownerId,
  ...Object.entries(staff).flatMap(([id, role]) => (role === 'viewer' ? [] : [id])),
]

/** Of the row `p` of `pitches`, for a select, as all of these. */
export const staffColumn = sql`
  coalesce((select jsonb_object_agg(works.user_id, works.role) from centre_staff works
    where works.centre_id = p.centre_id), '{}') as staff`
/** Of the row `c` of `centres`. */
export const staffOfCentre = `
  coalesce((select jsonb_object_agg(works.user_id, works.role) from centre_staff works
    where works.centre_id = c.id), '{}') as staff`
export const staffedColumns = sql`p.owner_id as "ownerId", ${staffColumn}`

/** The cancellation policy of a row of `pitches`. */
export const termsColumn = '(select c.terms from centres c where c.id = centre_id) as terms'

/** Whether `p` is of a centre that somebody owns or works at. */
export const isAtCentreOf = (userId: string | null): RawBuilder<boolean> => sql<boolean>`
  p.centre_id in (
    select own.id from centres own where own.owner_id = ${userId}::uuid
    union all select works.centre_id from centre_staff works where works.user_id = ${userId}::uuid)`

/** The ids of the centres that a user acts for. */
export const centresAnsweredFor = (userId: string | null) => sql`
  select own.id from centres own where own.owner_id = ${userId}::uuid
  union all select works.centre_id from centre_staff works
    where works.user_id = ${userId}::uuid and works.role <> 'viewer'`

/** Whether they act for it there. */
export const answersFor = (userId: string | null): RawBuilder<boolean> =>
  sql<boolean>`p.centre_id in (${centresAnsweredFor(userId)})`

/**
 * Until the end of the transaction. What changes a pitch may change its centre, and so its other pitches: whoever locks a
 * pitch locks these first, several in one order. One that was put elsewhere meanwhile is asked for again, with nothing in
 * hand.
 */
export const lockCentres = async (
  db: Database,
  { ids = [], pitches }: { ids?: readonly string[]; pitches: readonly string[] },
): Promise<void> => {
  const ofPitches = sql`array(select centre_id from pitches where id = any (${pitches}::uuid[]))`
  await sql`savepoint before_centres`.execute(db)
  const locked = await allIds(db)`
    select id from centres where id = any (${ids}::uuid[] || ${ofPitches}) order by id for no key update`
  const { rows: elsewhere } = await sql`
    select from pitches where id = any (${pitches}::uuid[]) and centre_id <> all (${locked}::uuid[])`.execute(
    db,
  )
  if (elsewhere.length === 0) return
  await sql`rollback to savepoint before_centres`.execute(db)
  return lockCentres(db, { ids, pitches })
}
