import { type CentreLogLine, listCentreLog, mostLines } from '@i-one/contract/centres/log'
import type { App } from '../../lib/http/app.ts'
import { found } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { formatCursor, parseCursor } from '../cursor.ts'
import { findZone } from '../report/sql.ts'
import { centreFor } from '../staff/actions.ts'
import { type LineRow, listLines } from './sql.ts'

export const centreLog = (app: App) =>
  serve(app, listCentreLog, async ({ params, query: { after }, user, db }) => {
    const { id } = await centreFor('listCentreLog', db, params.id, user)
    const timeZone = found(await findZone(db, id))
    const rows = await listLines(db, id, { after: parseCursor(after), most: mostLines + 1 })
    const lines = rows.slice(0, mostLines)
    const last = rows.length > mostLines ? lines.at(-1) : undefined
    return {
      timeZone,
      lines: lines.map(toLine),
      next: last ? formatCursor(last) : null,
    }
  })

const toLine = ({ id, at, byId, by, act, count, ...row }: LineRow): CentreLogLine => ({
  _id: id,
  at: at.toISOString(),
  by: byId === null ? { name: 'i-one staff' } : { _id: byId, name: by ?? '' },
  act,
  count,
  ...(row.about !== null && { about: row.about }),
  ...(row.pitch !== null && { pitch: row.pitch }),
  ...(row.start && { start: row.start.toISOString() }),
  ...(row.fromPitch !== null && { fromPitch: row.fromPitch }),
  ...(row.from && { from: row.from.toISOString() }),
  ...(act === 'moved' && row.start && { to: row.start.toISOString() }),
  ...(row.amount !== null &&
    row.currency !== null && { amount: { amount: row.amount, currency: row.currency } }),
  ...(row.method && { method: row.method }),
  ...(row.receipt !== null && { receipt: row.receipt }),
  ...(row.role && { role: row.role }),
  ...(row.day !== null && { day: row.day }),
  ...(row.people !== null && { people: row.people }),
  ...(row.changes && { changes: row.changes }),
  ...(row.rebuilt && { rebuilt: true }),
})
