import { type CentreLogEntry, listCentreLog, maxLogEntries } from '@i-one/contract/centres/log'
import { withoutNulls } from '../../lib/database/without-nulls.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { settingChangeText } from '../../settings-text.ts'
import { formatCursor, parseCursor } from '../cursor.ts'
import { findTimeZone } from '../report/sql.ts'
import { getCentreFor } from '../staff/actions.ts'
import { type CentreLogRow, listCentreLogRows } from './sql.ts'

export const centreLog = (app: App) =>
  serve(app, listCentreLog, async ({ params, query: { after }, user, db }) => {
    const { id } = await getCentreFor('listCentreLog', db, params.id, user)
    const timeZone = requireFound(await findTimeZone(db, id))
    const rows = await listCentreLogRows(db, id, { after: parseCursor(after), max: maxLogEntries + 1 })
    const lines = rows.slice(0, maxLogEntries)
    const last = rows.length > maxLogEntries ? lines.at(-1) : undefined
    return { timeZone, lines: lines.map(toLine), next: last ? formatCursor(last) : null }
  })

const toLine = (row: CentreLogRow): CentreLogEntry => {
  const { id, at, byId, by, start, from, amount, currency, changes, rebuilt, ...rest } = row
  return {
    _id: id,
    at: at.toISOString(),
    by: byId === null ? { name: i18n._('i-one staff') } : { _id: byId, name: by ?? '' },
    ...withoutNulls(rest),
    ...(start && { start: start.toISOString() }),
    ...(from && { from: from.toISOString() }),
    ...(row.act === 'moved' && start && { to: start.toISOString() }),
    ...(amount !== null && currency !== null && { amount: { amount, currency } }),
    ...(changes && { changes: changes.map(settingChangeText) }),
    ...(rebuilt && { rebuilt: true }),
  }
}
