import { exportReport, getReport } from '@i-one/contract/centres/report'
import type { EndpointConcerning } from '../../is-allowed.ts'
import type { Database } from '../../lib/database/database.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import type { Caller } from '../../roles.ts'
import { getCentreFor } from '../staff/actions.ts'
import { toReportRange, toCsv, toReport } from './rules.ts'
import { findTimeZone, listExportRows, listReportTotals } from './sql.ts'

const load = async (
  call: EndpointConcerning<'centre'>,
  db: Database,
  { id, ...query }: { id: string; from: string; to: string },
  user: Caller,
) => {
  await getCentreFor(call, db, id, user)
  const timeZone = requireFound(await findTimeZone(db, id))
  const { by, ...timeRange } = toReportRange(query, timeZone)
  return { by, timeZone, range: { centreId: id, ...timeRange } }
}

export const centreReport = (app: App) => {
  serve(app, getReport, async ({ params, query, user, db, now }) => {
    const { by, timeZone, range } = await load('getReport', db, { ...params, ...query }, user)
    return toReport(await listReportTotals(db, { ...range, now }, by), { ...query, timeZone, by })
  })

  serve(app, exportReport, async ({ params, query, user, db, now, reply }) => {
    const { range } = await load('exportReport', db, { ...params, ...query }, user)
    reply
      .header('content-disposition', `attachment; filename="report-${query.from}-to-${query.to}.csv"`)
      .header('cache-control', 'no-store')
    return await toCsv(await listExportRows(db, { ...range, now }))
  })
}
