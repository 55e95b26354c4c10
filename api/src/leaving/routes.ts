import { deleteUser } from '@i-one/contract/leaving'
import { proveOneself } from '../accounts/passkeys/actions.ts'
import { wrongPassword } from '../accounts/rules.ts'
import { lockUser, userById } from '../accounts/sql.ts'
import { inTransaction } from '../lib/database/database.ts'
import type { App } from '../lib/http/app.ts'
import { loginsOf } from '../lib/http/log-in.ts'
import { Refusal } from '../lib/http/refusal.ts'
import { serve } from '../lib/http/serve.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { leaveForGood } from './actions.ts'

export const leaving = (app: App) => {
  serve(app, deleteUser, async ({ body, user: { id }, db, now, request }) => {
    const user = await userById(db, id)
    await proveOneself(app, { user, ip: request.ip }, body, now)
    await inTransaction(db, async (tx) => {
      const passwordHash = await lockUser(tx, id)
      if (passwordHash === undefined) throw new Refusal('not-signed-in')
      if (passwordHash !== user.passwordHash) throw wrongPassword()
      await leaveForGood(tx, id, now)
      await notifyTopics(tx, loginsOf(id))
    })
    return { message: 'Your account is gone.' }
  })
}
