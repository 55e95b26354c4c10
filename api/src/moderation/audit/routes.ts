import { exportAuditLog, listAuditLog } from '@i-one/contract/moderation/audit'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { requireStaff } from '../../roles.ts'
import { formatLogCsv, maxExportedLines, pageSize, toLogLine } from './rules.ts'
import { listLogAuthors, listLogLines } from './sql.ts'

export const auditLog = (app: App) => {
  serve(app, listAuditLog, async ({ query: { before, ...filters }, user, db }) => {
    requireStaff(user)
    const lines = await listLogLines(db, filters, { before, max: pageSize + 1 })
    return {
      lines: lines.slice(0, pageSize).map(toLogLine),
      hasMore: lines.length > pageSize,
      staff: await listLogAuthors(db),
    }
  })

  serve(app, exportAuditLog, async ({ query, user, db, reply }) => {
    requireStaff(user)
    reply
      .header('content-disposition', 'attachment; filename="staff-log.csv"')
      .header('cache-control', 'no-store')
    return formatLogCsv(await listLogLines(db, query, { max: maxExportedLines }))
  })
}
