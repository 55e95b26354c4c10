import { closeReports, listReports, sendReport } from '@i-one/contract/moderation/reports'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { consumeQuota } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { requireStaff } from '../../roles.ts'
import { insertLogLine } from '../audit/sql.ts'
import { blockUser } from '../blocks/actions.ts'
import { limits, requireNotSelf, toSubjectKind } from './rules.ts'
import { closeOpenReports, doesSubjectExist, insertReport, listReported } from './sql.ts'

const instantOf = (text: string) => new Date(text).toISOString()

export const reports = (app: App) => {
  serve(app, sendReport, {
    prepare: async ({ body, user, now }) => {
      requireNotSelf(user.id, body.about)
      await consumeQuota(app, { limit: limits.ofAccount, who: user.id }, now)
    },
    handle: async ({ body, user, db, now }) => {
      if (!(await doesSubjectExist(db, body))) throw new ApiError('not-found')

      await lockActiveUser(db, user.id)
      await insertReport(db, { ...body, by: user.id, now })
      if (body.block && toSubjectKind(body.kind) === 'account')
        await blockUser(db, { by: user.id, blocked: body.about, now })

      return { message: i18n._('Thank you. We usually read reports within a day.') }
    },
  })

  serve(app, listReports, async ({ query: { closed }, user, db }) => {
    requireStaff(user)
    const reported = await listReported(db, closed === 1)
    return {
      reported: reported.map((thing) => ({
        ...thing,
        about: { ...thing.about, name: thing.about.name ?? i18n._('Gone') },
        reports: thing.reports.map((report) => ({
          ...report,
          at: instantOf(report.at),
          closedAt: report.closedAt && instantOf(report.closedAt),
        })),
      })),
    }
  })

  serve(app, closeReports, async ({ body: { outcome, why, ...thing }, user, db, now }) => {
    requireStaff(user)
    const closed = await closeOpenReports(db, thing, now)
    if (!closed) throw new ApiError('not-found')
    const subject = { kind: toSubjectKind(thing.kind), id: thing.about }
    const facts = { what: thing.kind, outcome, reports: closed }
    await insertLogLine(db, { by: user.id, act: 'report-closed', subject, why, facts }, now)
    return { message: i18n._('Closed.') }
  })
}
