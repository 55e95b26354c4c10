import type { CentreLogChange, CentreLogLine } from '@i-one/contract/centres/log'
import type { CentreRole } from '@i-one/contract/centres/staff'
import { sql } from 'kysely'
import { type Staffed, roleAtCentre } from './at-centre.ts'
import type { Database } from './lib/database/database.ts'
import { deleteDue } from './lib/database/lot-by-lot.ts'

/** Where something is done, by whom and when. */
export interface AtCentre {
  centreId: string
  /** `null` for staff of i-one. */
  by: string | null
  now: Date
}

interface NewLine {
  act: CentreLogLine['act']
  count?: number
  /** No name of a person. */
  about?: string
  user?: string
  customer?: string
  booking?: string
  pitch?: string
  start?: Date
  role?: CentreRole
  changes?: readonly CentreLogChange[]
}

/** Staff of i-one change centres under the name of i-one. */
export const actorAt = (staffed: Staffed, user: { id: string }) =>
  roleAtCentre(staffed, user) ? user.id : null

/** In the transaction of the change. What is done to bookings, payments, messages and roles is written by triggers. */
export const addToCentreLog = async (
  db: Database,
  { centreId, by, now }: AtCentre,
  { user, customer, booking, start, changes, ...line }: NewLine,
) => {
  const { id } = await db
    .insertInto('centre_log')
    .values({
      centre_id: centreId,
      by,
      at: now,
      ...line,
      booking_id: booking ?? null,
      starts_at: start ?? null,
      changes: changes ? JSON.stringify(changes) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    select name_in_line(${id}, 'by', ${by}, null),
      name_in_line(${id}, 'about', ${user ?? null}, ${customer ?? null})`.execute(db)
}

/** Nothing where no setting has changed. */
export const addChangesToCentreLog = async (
  db: Database,
  at: AtCentre,
  changes: readonly CentreLogChange[],
  pitch?: string,
) => {
  if (changes.length > 0) await addToCentreLog(db, at, { act: 'changed', changes, ...(pitch && { pitch }) })
}

/** The last pitch of a centre has joined another centre: its log goes along. */
export const moveCentreLog = (db: Database, from: string, to: string) =>
  sql`
    update centre_log set centre_id = ${to} where centre_id = ${from}
      and not exists (select from pitches where centre_id = ${from})`.execute(db)

/** The words of a user; their name is deleted with the account. */
export const deleteWordsInCentreLog = (db: Database, userId: string) =>
  db
    .updateTable('centre_log')
    .set({ about: null })
    .where('by', '=', userId)
    .where('about', 'is not', null)
    .execute()

export const deleteOldCentreLog = (db: Database, before: Date) =>
  deleteDue(db, 'centre_log', sql`at < ${before}`)
