import type { CentreRole } from '@i-one/contract/centres/staff'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './lib/database/database.ts'
import { allIds, allRows } from './lib/database/rows.ts'
import type { Role } from './roles.ts'

export interface Staffed {
  ownerId: string | null
  staff: Readonly<Record<string, CentreRole>>
}

export type RoleAtCentre = 'organizer' | CentreRole

export const toRoleAtCentre = (
  { ownerId, staff }: Staffed,
  { id }: { id: string },
): RoleAtCentre | undefined => (ownerId === id ? 'organizer' : staff[id])

const answering: readonly Role[] = ['organizer', 'manager', 'desk']

export const canActForPitch = (roles: ReadonlySet<Role>) => answering.some((role) => roles.has(role))

export const canActAt = (staffed: Staffed, id: string) => {
  const role = toRoleAtCentre(staffed, { id })
  return role !== undefined && role !== 'viewer'
}

export const listDeciders = ({ ownerId, staff }: Staffed) => [
  ownerId,
  ...Object.entries(staff).flatMap(([id, role]) => (role === 'viewer' ? [] : [id])),
]

const staffOf = (centreId: string) => sql`
  coalesce((select jsonb_object_agg(works.user_id, works.role) from centre_staff works
    where works.centre_id = ${sql.ref(centreId)}), '{}') as staff`
export const staffColumn = staffOf('p.centre_id')
export const centreStaffColumn = staffOf('c.id')
export const staffedColumns = sql`p.owner_id as "ownerId", ${staffColumn}`

export const termsColumn = sql`(select c.terms from centres c where c.id = centre_id) as terms`

export const worksAtCentre = (userId: string | null): RawBuilder<boolean> => sql<boolean>`
  p.centre_id in (
    select own.id from centres own where own.owner_id = ${userId}::uuid
    union all select works.centre_id from centre_staff works where works.user_id = ${userId}::uuid)`

export const centresOfDecider = (userId: string | null) => sql`
  select own.id from centres own where own.owner_id = ${userId}::uuid
  union all select works.centre_id from centre_staff works
    where works.user_id = ${userId}::uuid and works.role <> 'viewer'`

export const decidesForPitch = (userId: string | null): RawBuilder<boolean> =>
  sql<boolean>`p.centre_id in (${centresOfDecider(userId)})`

/** Locks centres in id order, to avoid deadlocks. Call before locking pitches. Retries if a pitch moves to another centre. */
export const lockCentres = async (
  db: Database,
  { ids = [], pitches }: { ids?: readonly string[]; pitches: readonly string[] },
): Promise<void> => {
  const ofPitches = sql`array(select centre_id from pitches where id = any (${pitches}::uuid[]))`
  await sql`savepoint before_centres`.execute(db)
  const locked = await allIds(db)`
    select id from centres where id = any (${ids}::uuid[] || ${ofPitches}) order by id for no key update`
  const elsewhere = await allRows(db)`
    select from pitches where id = any (${pitches}::uuid[]) and centre_id <> all (${locked}::uuid[])`
  if (elsewhere.length === 0) return
  await sql`rollback to savepoint before_centres`.execute(db)
  return lockCentres(db, { ids, pitches })
}
