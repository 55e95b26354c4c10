import type { CentreRole, Workplace } from '@i-one/contract/centres/staff'
import { sql } from 'kysely'
import { type Staffed, centreStaffColumn } from '../../at-centre.ts'
import { addToCentreLog } from '../../centre-log.ts'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { deleteDueRows } from '../../lib/database/in-batches.ts'
import { prepareRead } from '../../lib/database/prepared.ts'
import { allRows, firstRow } from '../../lib/database/rows.ts'

export interface StoredCentre extends Staffed {
  id: string
  name: string
}

const nameOf = sql`
  coalesce((select min(p.name) from pitches p where p.centre_id = c.id having count(*) = 1), c.name)`

const centreOf = prepareRead<{ id: string }, StoredCentre>(
  ({ id }) => sql`
    select c.id, ${nameOf} as name, c.owner_id as "ownerId", ${centreStaffColumn}
    from centres c where c.id = ${id}`,
)

export const findCentre = async (db: Database, id: string) => (await centreOf(db, { id }))[0]

export const listWorkplacesOf = (db: Database, userId: string) =>
  allRows<Workplace>(db)`
    select _id, name, role from (
      select c.id as _id, ${nameOf} as name, 'organizer' as role from centres c
      where c.owner_id = ${userId} and exists (select from pitches where centre_id = c.id)
      union all
      select c.id, ${nameOf}, s.role from centre_staff s join centres c on c.id = s.centre_id
      where s.user_id = ${userId}
    ) as w order by searchable(name), _id`

export interface StoredColleague {
  id: string
  nickname: string
  role: 'organizer' | CentreRole
  since: Date | null
}

export const listStaff = (db: Database, centreId: string) =>
  allRows<StoredColleague>(db)`
    select u.id, u.nickname, w.role, w.since from (
      select owner_id as user_id, 'organizer' as role, null::timestamptz as since, 0 as place
      from centres where id = ${centreId}
      union all select user_id, role, since, 1 from centre_staff where centre_id = ${centreId}
    ) as w join users u on u.id = w.user_id
    order by w.place, w.since, u.id`

export const listInvitations = (db: Database, centreId: string, now: Date) =>
  allRows<{ id: string; role: CentreRole; expiresAt: Date }>(db)`
    select id, role, expires_at as "expiresAt" from centre_invitations
    where centre_id = ${centreId} and expires_at > ${now} order by expires_at, id`

interface NewInvitation {
  centreId: string
  role: CentreRole
  linkHash: Buffer
  expiresAt: Date
}

export const insertInvitation = async (
  db: Database,
  { centreId, role, linkHash, expiresAt }: NewInvitation,
) => {
  const { id } = await db
    .insertInto('centre_invitations')
    .values({ centre_id: centreId, role, link_hash: linkHash, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const deleteInvitation = (db: Database, centreId: string, id: string) =>
  db.deleteFrom('centre_invitations').where('centre_id', '=', centreId).where('id', '=', id).execute()

export const findInvitation = (db: Database, linkHash: Buffer, now: Date) =>
  firstRow<{ centreId: string; centre: string; role: CentreRole; expiresAt: Date }>(db)`
    select c.id as "centreId", ${nameOf} as centre, i.role, i.expires_at as "expiresAt"
    from centre_invitations i join centres c on c.id = i.centre_id
    where i.link_hash = ${linkHash} and i.expires_at > ${now}`

export const consumeInvitation = (db: Database, linkHash: Buffer, now: Date) =>
  firstRow<{ centreId: string; role: CentreRole }>(db)`
    delete from centre_invitations where link_hash = ${linkHash} and expires_at > ${now}
    returning centre_id as "centreId", role`

export const saveStaff = (
  db: Database,
  { centreId, userId, role, now }: { centreId: string; userId: string; role: CentreRole; now: Date },
) =>
  db
    .insertInto('centre_staff')
    .values({ centre_id: centreId, user_id: userId, role, since: now })
    .onConflict((conflict) => conflict.columns(['centre_id', 'user_id']).doUpdateSet({ role }))
    .execute()

interface RoleChange extends UserActor {
  centreId: string
  userId: string
  role: CentreRole | null
}

export const insertRoleChange = async (db: Database, { centreId, userId, role, by, now }: RoleChange) => {
  await db
    .insertInto('centre_staff_changes')
    .values({ centre_id: centreId, player_id: userId, role, by, at: now })
    .execute()
  const act = role === null ? 'removed' : by === userId ? 'came' : 'role-changed'
  await addToCentreLog(db, { centreId, by, now }, { act, role, user: userId })
}

export const updateRole = async (db: Database, centreId: string, userId: string, role: CentreRole) => {
  const { numUpdatedRows } = await db
    .updateTable('centre_staff')
    .set({ role })
    .where('centre_id', '=', centreId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteStaff = async (db: Database, centreId: string, userId: string) => {
  const { numDeletedRows } = await db
    .deleteFrom('centre_staff')
    .where('centre_id', '=', centreId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const deleteExpiredInvitations = (db: Database, now: Date) =>
  deleteDueRows(db, 'centre_invitations', sql`expires_at <= ${now}`)
