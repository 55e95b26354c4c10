import { listSessionChanges } from '@i-one/contract/sessions/history'
import { withoutNulls } from '../../lib/database/without-nulls.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { sessionEditsText } from '../../session-edits.ts'
import { requireVisible } from '../rules.ts'
import { findSession } from '../sql.ts'
import { listChanges } from './sql.ts'

export const sessionHistory = (app: App) => {
  serve(app, listSessionChanges, async ({ params, user, db }) => {
    const session = requireFound(await findSession(db, params.id))
    requireVisible(session, user)
    const changes = await listChanges(db, session.id)
    return changes.map(({ id, at, change, reason, edits, ...rest }) => ({
      _id: id,
      at: at.toISOString(),
      change,
      ...withoutNulls({ ...rest, reason: edits ? sessionEditsText(edits) : reason }),
    }))
  })
}
