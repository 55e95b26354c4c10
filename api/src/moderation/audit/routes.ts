import { exportLog, listLog } from '@i-one/contract/moderation/audit'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { requireStaff } from '../../roles.ts'
import { csvOf, maxExported, onePage, onWire } from './rules.ts'
import { listAuthors, listLines } from './sql.ts'

export const auditLog = (app: App) => {
  serve(app, listLog, async ({ query: { before, ...filters }, user, db }) => {
    requireStaff(user)
    const lines = await listLines(db, filters, { before, max: onePage + 1 })
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
    return csvOf(await listLines(db, query, { max: maxExported }))
  })
}
