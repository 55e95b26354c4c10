import { type QuietHours, getQuietHours, updateQuietHours } from '@i-one/contract/notifications/quiet-hours'
import type { App } from '../../lib/http/app.ts'
import { parseTimeZone } from '../../lib/http/known-names.ts'
import { serve } from '../../lib/http/serve.ts'
import { findQuietHours, saveQuietHours } from './sql.ts'

const defaultHours: QuietHours = { on: false, from: '22:00', until: '07:00', timeZone: 'Africa/Lagos' }

export const quietHours = (app: App) => {
  serve(app, getQuietHours, async ({ user, db }) => (await findQuietHours(db, user.id)) ?? defaultHours)

  serve(app, updateQuietHours, async ({ body, user, db }) => {
    const hours = { ...body, timeZone: parseTimeZone(body.timeZone) }
    await saveQuietHours(db, user.id, hours)
    return hours
  })
}
