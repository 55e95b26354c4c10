import {
  maxReported,
  type ReportKind,
  type ReportReason,
  type Reported,
} from '@i-one/contract/moderation/reports'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { deleteDueRows } from '../../lib/database/in-batches.ts'
import { allRows, firstValue } from '../../lib/database/rows.ts'
import { saveNameOfReport } from '../../log-names.ts'

interface About {
  kind: ReportKind
  about: string
}

export const doesSubjectExist = async (db: Database, { kind, about }: About) =>
  (await firstValue<boolean>(db)`
    select case ${kind}
      when 'pitch' then exists (select from pitches where id = ${about})
      when 'team' then exists (select from teams where id = ${about})
      when 'photo' then exists (select from photos where user_id = ${about})
      else exists (select from players where id = ${about}) end`) ?? false

interface NewReport extends About {
  by: string
  reason: ReportReason
  words: string
  now: Date
}

export const insertReport = async (db: Database, { by, kind, about, reason, words, now }: NewReport) => {
  const id = await firstValue<string>(db)`
    insert into reports (at, reporter_id, kind, subject_id, reason, words, name)
    values (${now}, ${by}, ${kind}, ${about}, ${reason}, ${words}, case ${kind}
      when 'pitch' then (select name from pitches where id = ${about})
      when 'team' then (select name from teams where id = ${about}) end)
    on conflict (reporter_id, kind, subject_id) where closed_at is null
      do update set at = excluded.at, reason = excluded.reason, words = excluded.words, name = excluded.name
    returning id`
  await saveNameOfReport(db, id!)
}

/** The name is null if the subject is deleted. */
interface ReportedRow extends Omit<Reported, 'about'> {
  about: { _id: string; name: string | null }
}

export const listReported = (db: Database, isClosed: boolean) =>
  allRows<ReportedRow>(db)`
    with named as (
      select r.id, r.kind, r.subject_id, r.at, r.reason, r.words, r.closed_at, coalesce(player.name, pitch.name, team.name) as name_now, coalesce(was.name, r.name) as called
      from reports r
        left join players player on r.kind not in ('pitch', 'team') and player.id = r.subject_id
        left join pitches pitch on r.kind = 'pitch' and pitch.id = r.subject_id
        left join teams team on r.kind = 'team' and team.id = r.subject_id
        left join log_names was on was.report_id = r.id
      where (closed_at is not null) = ${isClosed}
    ), things as (
      select kind, subject_id, count(*) as number, max(at) as latest, min(name_now) as name,
        json_agg(jsonb_strip_nulls(jsonb_build_object('called', nullif(called, name_now)))
          || jsonb_build_object('_id', id, 'at', to_json(at), 'reason', reason, 'words', words, 'closedAt', to_json(closed_at))
          order by at desc, id) as reports
      from named group by kind, subject_id
    )
    select t.kind, jsonb_build_object('_id', t.subject_id, 'name', t.name) as about, t.reports
    from things t
    order by ${isClosed ? sql`t.latest` : sql`t.number`} desc, t.latest desc, t.subject_id, t.kind limit ${maxReported}`

export const closeOpenReports = async (db: Database, { kind, about }: About, now: Date) => {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ closed_at: now })
    .where('kind', '=', kind)
    .where('subject_id', '=', about)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const deleteReportReasons = (db: Database, userId: string) =>
  db.updateTable('reports').set({ words: '' }).where('reporter_id', '=', userId).execute()

export const deleteOldReports = (db: Database, before: Date) =>
  deleteDueRows(db, 'reports', sql`at < ${before}`)
