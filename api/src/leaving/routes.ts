import { deleteUser } from '@i-one/contract/leaving'
import { verifyIdentity } from '../accounts/passkeys/actions.ts'
import { createWrongPasswordError } from '../accounts/rules.ts'
import { lockUser, getUserById } from '../accounts/sql.ts'
import { ApiError } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { toLoginsTopic } from '../lib/http/log-in.ts'
import { serve } from '../lib/http/serve.ts'
import { i18n } from '../lib/i18n/i18n.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { deleteAccount } from './actions.ts'

export const leaving = (app: App) => {
  serve(app, deleteUser, {
    prepare: async ({ body, user: { id }, db, now, request }) => {
      const user = await getUserById(db, id)
      await verifyIdentity(app, { user, ip: request.ip }, body, now)
      return user.passwordHash
    },
    handle: async ({ prepared: proven, user: { id }, db, now }) => {
      const passwordHash = await lockUser(db, id)
      if (passwordHash === undefined) throw new ApiError('not-signed-in')
      if (passwordHash !== proven) throw createWrongPasswordError()
      await deleteAccount(db, id, now)
      await notifyTopics(db, toLoginsTopic(id))
      return { message: i18n._('Your account has been deleted.') }
    },
  })
}
