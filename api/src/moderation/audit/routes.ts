import { exportLog, listLog, type LogLine } from '@i-one/contract/moderation/audit'
import { csvText } from '../../lib/csv.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { requireStaff } from '../../roles.ts'
import { listAuthors, listLines } from './sql.ts'

type LogRow = Awaited<ReturnType<typeof listLines>>[number]

export const onePage = 50
const mostExported = 100_000

const onWire = (row: LogRow): LogLine => ({ ...row, at: row.at.toISOString() })

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

const csvOf = (rows: readonly LogRow[]) => csvText([columns, ...rows.map(cellsOf)])

export const auditLog = (app: App) => {
  serve(app, listLog, async ({ query: { before, ...filters }, user, db }) => {
    requireStaff(user)
    const lines = await listLines(db, filters, { before, most: onePage + 1 })
    return {
      lines: lines.slice(0, onePage).map(onWire),
      hasMore: lines.length > onePage,
      staff: await listAuthors(db),
    }
  })

  serve(app, exportLog, async ({ query, user, db, reply }) => {
    requireStaff(user)
    reply
      .header('content-disposition', 'attachment; filename="staff-log.csv"')
      .header('cache-control', 'no-store')
    return csvOf(await listLines(db, query, { most: mostExported }))
  })
}
