import type { AuditLogEntry, StaffAction, SubjectKind } from '@i-one/contract/moderation/audit'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'
import { saveNamesOfStaffAct } from '../../log-names.ts'

export const toAccountSubject = (id: string) => ({ kind: 'account', id }) as const

export interface NewLogLine {
  by: string | null
  act: StaffAction
  subject?: { kind: SubjectKind; id: string } | undefined
  why?: string | null | undefined
  /** Must not contain names, because log lines outlive deleted accounts. */
  facts?: AuditLogEntry['facts']
}

const subjectName = ({ kind, id }: NonNullable<NewLogLine['subject']>) => sql<string | null>`
  case ${kind}
    when 'pitch' then (select name from pitches where id = ${id})
    when 'centre' then (select name from centres where id = ${id})
    when 'team' then (select name from teams where id = ${id})
    when 'tournament' then (select name from tournaments where id = ${id})
    when 'session' then (
      select p.name from sessions s join bookings b on b.id = s.booking_id join pitches p on p.id = b.pitch_id
      where s.id = ${id})
    when 'match' then (select team_one_name || ' v ' || team_two_name from matches where id = ${id}) end`

/** Call in the transaction of the logged action. */
export const insertLogLine = async (db: Database, line: NewLogLine, now: Date) => {
  const { by, act, subject, why = null, facts = {} } = line
  const { id } = await db
    .insertInto('audit_log')
    .values({
      at: now,
      by,
      act,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      subject_name: subject ? subjectName(subject) : null,
      why,
      facts: JSON.stringify(facts),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveNamesOfStaffAct(db, id)
}

/** Call after deleting the account, because the database rejects the call while the account exists. */
export const deleteWordsInAuditLog = (db: Database, userId: string) =>
  sql`select delete_words_in_log(${userId})`.execute(db)

export interface LogFilters {
  by?: string | undefined
  act?: StaffAction | undefined
  about?: string | undefined
}

export type LogRow = Omit<AuditLogEntry, 'at'> & { at: Date }

export const listLogLines = (
  db: Database,
  { by, act, about }: LogFilters,
  { before, max }: { before?: number | undefined; max: number },
) =>
  allRows<LogRow>(db)`
    select l.id::text as _id, l.at, l.act, l.why, l.facts,
      case when author.id is not null then
        jsonb_build_object('_id', author.id, 'name', coalesce(called.name, author.name)) end as by,
      case when l.subject_id is not null then
        jsonb_build_object('kind', l.subject_kind, '_id', l.subject_id, 'name', coalesce(l.subject_name, subject.name))
        end as subject
    from audit_log l
    left join players author on author.id = l.by
    left join log_names called on called.staff_act_id = l.id and called.role = 'by'
    left join lateral (
      select coalesce(was.name, p.name) as name from players p
        left join log_names was on was.staff_act_id = l.id and was.role = 'about'
        where l.subject_kind = 'account' and p.id = l.subject_id
      union all select name from pitches where l.subject_kind = 'pitch' and id = l.subject_id
      union all select name from centres where l.subject_kind = 'centre' and id = l.subject_id
      union all select name from teams where l.subject_kind = 'team' and id = l.subject_id
      union all select name from tournaments where l.subject_kind = 'tournament' and id = l.subject_id
      union all select p.name from sessions s join bookings b on b.id = s.booking_id join pitches p on p.id = b.pitch_id
        where l.subject_kind = 'session' and s.id = l.subject_id
      union all select team_one_name || ' v ' || team_two_name from matches
        where l.subject_kind = 'match' and id = l.subject_id
    ) subject on true
    where ${before === undefined ? sql`true` : sql`l.id < ${before}`}
      and ${act ? sql`l.act = ${act}` : sql`true`}
      and ${by === undefined ? sql`true` : by === 'command' ? sql`l.by is null` : sql`l.by = ${by}`}
      and ${about ? sql`position(searchable(${about}) in searchable(coalesce(l.subject_name, subject.name))) > 0` : sql`true`}
    order by l.id desc limit ${max}`

export const listLogAuthors = (db: Database) =>
  allRows<{ _id: string; name: string }>(db)`
    select id as _id, name from players where id in (select by from audit_log) order by name, id`
