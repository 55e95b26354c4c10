import type { CentreLogEntry } from '@i-one/contract/centres/log'
import type { DeskPaymentMethod } from '@i-one/contract/centres/money'
import type { CentreRole } from '@i-one/contract/centres/staff'
import { sql } from 'kysely'
import type { Database } from '../../lib/database/database.ts'
import { allRows } from '../../lib/database/rows.ts'
import type { SettingChange } from '../../settings-text.ts'

export interface CentreLogRow {
  id: string
  at: Date
  byId: string | null
  by: string | null
  act: CentreLogEntry['act']
  count: number
  about: string | null
  pitch: string | null
  start: Date | null
  fromPitch: string | null
  from: Date | null
  amount: number | null
  currency: string | null
  method: DeskPaymentMethod | null
  receipt: number | null
  role: CentreRole | null
  day: string | null
  people: number | null
  changes: SettingChange[] | null
  rebuilt: boolean
}

interface Input {
  after: { at: Date; id: string } | undefined
  max: number
}

export const listCentreLogRows = (db: Database, centreId: string, { after, max }: Input) =>
  allRows<CentreLogRow>(db)`
    select line.id::text as id, line.at, line.by as "byId", coalesce(author.name, person.name) as by, line.act, line.count,
      coalesce(whom.name, line.about) as about, coalesce(line.pitch, receipt.pitch_name) as pitch,
      coalesce(line.starts_at, receipt.starts_at) as start, line.from_pitch as "fromPitch", line.moved_from as "from",
      coalesce(line.amount, receipt.amount) as amount, coalesce(line.currency, receipt.currency) as currency,
      receipt.method, receipt.receipt, line.role, line.day::text, line.people, line.changes, line.rebuilt
    from centre_log line
      left join players person on person.id = line.by
      left join log_names author on author.line_id = line.id and author.role = 'by'
      left join log_names whom on whom.line_id = line.id and whom.role = 'about'
      left join booking_payments receipt on receipt.id = line.payment_id
    where line.centre_id = ${centreId} and ${after ? sql`(line.at, line.id) < (${after.at}::timestamptz, ${after.id}::bigint)` : sql`true`}
    order by line.at desc, line.id desc limit ${max}`
