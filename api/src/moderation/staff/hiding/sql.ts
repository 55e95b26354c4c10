import type { NamedKind } from '@i-one/contract/moderation/staff/hiding'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../lib/database/database.ts'
import { deleteDueRows } from '../../../lib/database/in-batches.ts'
import { allRows, firstRow } from '../../../lib/database/rows.ts'
import type { Photo } from '../../../lib/http/photo.ts'
import { placeholderNames } from '../rules.ts'

export type HideableKind = keyof typeof placeholderNames
export type HideablePart = 'name' | 'photo'

const columns = { account: 'user_id', pitch: 'pitch_id', team: 'team_id', centre: 'centre_id' } as const
const tables = { pitch: 'pitches', team: 'teams', centre: 'centres' } as const

interface Hiding {
  kind: HideableKind
  what: HideablePart
  now: Date
}

const keep = (db: Database, { kind, what, now }: Hiding, from: RawBuilder<unknown>) => {
  const column = sql.ref(columns[kind])
  return sql`
    insert into hidden_things (${column}, what, at, names, hash, small, large)
    select id, ${what}, ${now}, names, hash, small, large from (${from}) as shown
    on conflict (${column}, what) where ${column} is not null do update
      set at = excluded.at, names = excluded.names, hash = excluded.hash, small = excluded.small, large = excluded.large
  `.execute(db)
}

const noPhoto = sql`null::text as hash, null::bytea as small, null::bytea as large`

export const saveHiddenNames = (db: Database, id: string, now: Date) =>
  keep(
    db,
    { kind: 'account', what: 'name', now },
    sql`select id, array[nickname, first_name, last_name] as names, ${noPhoto} from users
      where id = ${id} and nickname <> ${placeholderNames.account}`,
  )

export const saveHiddenPhoto = (db: Database, id: string, now: Date) =>
  keep(
    db,
    { kind: 'account', what: 'photo', now },
    sql`select user_id as id, null::text[] as names, hash, small, large from photos where user_id = ${id}`,
  )

export const lockAndSaveHiddenName = (db: Database, kind: NamedKind, id: string, now: Date) =>
  keep(
    db,
    { kind, what: 'name', now },
    sql`select id, array[name] as names, ${noPhoto} from ${sql.table(tables[kind])}
      where id = ${id} and name <> ${placeholderNames[kind]} for no key update`,
  )

export interface HiddenContent extends Partial<Photo> {
  names: string[] | null
}

export const deleteHidden = (
  db: Database,
  { kind, about, what }: { kind: HideableKind; about: string; what: HideablePart },
) =>
  firstRow<HiddenContent>(db)`
    delete from hidden_things where ${sql.ref(columns[kind])} = ${about} and what = ${what}
    returning names, hash, small, large`

export const listHiddenNames = (db: Database, ids: readonly string[]) =>
  allRows<{ about: string; name: string }>(db)`
    select coalesce(user_id, pitch_id, team_id, centre_id) as about, names[1] as name from hidden_things
    where what = 'name' and (user_id = any (${[...ids]}) or pitch_id = any (${[...ids]}) or team_id = any (${[...ids]})
      or centre_id = any (${[...ids]}))`

export const hasHiddenPhoto = async (db: Database, userId: string) =>
  (await firstRow(db)`select from hidden_things where user_id = ${userId} and what = 'photo'`) !== undefined

export const lockAndCheckNameHidden = async (db: Database, kind: NamedKind, id: string) => {
  const row = await firstRow<{ name: string }>(db)`
    select name from ${sql.table(tables[kind])} where id = ${id} for no key update`
  return row && row.name === placeholderNames[kind]
}

export const deleteOldHiddenItems = (db: Database, before: Date) =>
  deleteDueRows(db, 'hidden_things', sql`at < ${before}`)
