import { exportReport, getReport } from '@i-one/contract/centres/report'
import type { CallOn } from '../../is-allowed.ts'
import type { Database } from '../../lib/database/database.ts'
import { found } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import type { Asker } from '../../roles.ts'
import { centreFor } from '../staff/actions.ts'
import { daysOf, toCsv, toReport } from './rules.ts'
import { findZone, listForExport, listSums } from './sql.ts'

const load = async (
  call: CallOn<'centre'>,
  db: Database,
  { id, ...query }: { id: string; from: string; to: string },
  user: Asker,
) => {
  await centreFor(call, db, id, user)
  const timeZone = found(await findZone(db, id))
  const { by, ...timeRange } = daysOf(query, timeZone)
  return { by, timeZone, range: { centreId: id, ...timeRange } }
}

export const centreReport = (app: App) => {
  serve(app, getReport, async ({ params, query, user, db, now }) => {
    const { by, timeZone, range } = await load('getReport', db, { ...params, ...query }, user)
    return toReport(await listSums(db, { ...range, now }, by), { ...query, timeZone, by })
  })

  serve(app, exportReport, async ({ params, query, user, db, now, reply }) => {
    const { range } = await load('exportReport', db, { ...params, ...query }, user)
    reply
      .header('content-disposition', `attachment; filename="report-${query.from}-to-${query.to}.csv"`)
      .header('cache-control', 'no-store')
    return await toCsv(await listForExport(db, { ...range, now }))
  })
}
