import { exportLog, listLog } from '@i-one/contract/moderation/audit'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { requireStaff } from '../../roles.ts'
import { formatLogCsv, maxExported, pageSize, toLogLine } from './rules.ts'
import { listAuthors, listLines } from './sql.ts'

export const auditLog = (app: App) => {
  serve(app, listLog, async ({ query: { before, ...filters }, user, db }) => {
    requireStaff(user)
    const lines = await listLines(db, filters, { before, max: pageSize + 1 })
    return {
      lines: lines.slice(0, pageSize).map(toLogLine),
      hasMore: lines.length > pageSize,
      staff: await listAuthors(db),
    }
  })

  serve(app, exportLog, async ({ query, user, db, reply }) => {
    requireStaff(user)
    reply
      .header('content-disposition', 'attachment; filename="staff-log.csv"')
      .header('cache-control', 'no-store')
    return formatLogCsv(await listLines(db, query, { max: maxExported }))
  })
}
