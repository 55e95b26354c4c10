import type { AuditLogEntry } from '@i-one/contract/moderation/audit'
import { formatCsv } from '../../lib/csv.ts'
import type { LogRow } from './sql.ts'

export const pageSize = 50
export const maxExportedLines = 100_000

export const toLogLine = (row: LogRow): AuditLogEntry => ({ ...row, at: row.at.toISOString() })

const columns = ['number', 'at', 'by', 'by_id', 'act', 'kind', 'subject', 'subject_id', 'why', 'facts']

const cellsOf = ({ _id, at, by, act, subject, why, facts }: LogRow) => [
  _id,
  at.toISOString(),
  by?.name ?? '',
  by?._id ?? '',
  act,
  subject?.kind ?? '',
  subject?.name ?? '',
  subject?._id ?? '',
  why ?? '',
  Object.entries(facts)
    .map(([name, value]) => `${name}=${value}`)
    .join(' '),
]

export const formatLogCsv = (rows: readonly LogRow[]) => formatCsv([columns, ...rows.map(cellsOf)])
