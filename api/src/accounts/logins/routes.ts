import { revokeLogin, revokeOtherLogins, listLogins } from '@i-one/contract/accounts/logins'
import type { App } from '../../lib/http/app.ts'
import { revokeLoginById, revokeLoginsExcept, toLoginsTopic } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { listLoginsOf } from '../sql.ts'
import { deviceText } from './rules.ts'

export const logins = (app: App) => {
  serve(app, listLogins, async ({ user, db }) => {
    const all = (await listLoginsOf(db, user.id)).map((login) => ({
      _id: login.id,
      device: deviceText(login.device),
      since: login.created_at.toISOString(),
      lastUsed: login.used_at.toISOString(),
      isThis: login.token_hash.equals(user.tokenHash),
    }))
    return { logins: all.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)) }
  })

  serve(app, revokeLogin, async ({ params, user, db }) => {
    await revokeLoginById(db, user.id, params.id)
    await notifyTopics(db, toLoginsTopic(user.id))
    return { message: i18n._('That device is signed out.') }
  })

  serve(app, revokeOtherLogins, async ({ user, db }) => {
    await revokeLoginsExcept(db, user.id, user.tokenHash)
    await notifyTopics(db, toLoginsTopic(user.id))
    return { message: i18n._('All other devices are signed out.') }
  })
}
