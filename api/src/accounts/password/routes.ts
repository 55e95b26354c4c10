import { changePassword } from '@i-one/contract/accounts/password'
import type { App } from '../../lib/http/app.ts'
import { revokeLoginsExcept, toLoginsTopic } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { hashPassword } from '../../lib/password.ts'
import { verifyPassword, queueUserMail } from '../actions.ts'
import { requireHardToGuess } from '../easy-passwords.ts'
import { passwordChangedMail } from '../emails.ts'
import { readDevice } from '../known-devices/device-cookie.ts'
import { deleteOtherKnownDevices } from '../known-devices/sql.ts'
import { revokeResets } from '../password-reset/sql.ts'
import { createWrongPasswordError } from '../rules.ts'
import { getUserById, updatePasswordIfUnchanged } from '../sql.ts'

export const passwordChange = (app: App) => {
  serve(app, changePassword, {
    prepare: async ({ body, user: { id }, db, now, request }) => {
      const user = await getUserById(db, id)
      await verifyPassword(app, { user, ip: request.ip }, body.password, now)
      await requireHardToGuess(body.newPassword, user, 'newPassword')
      return { from: user.passwordHash, to: await hashPassword(body.newPassword) }
    },
    handle: async ({ prepared, user: { id, tokenHash }, db, now, request }) => {
      if (!(await updatePasswordIfUnchanged(db, id, prepared))) throw createWrongPasswordError()
      await revokeLoginsExcept(db, id, tokenHash)
      await notifyTopics(db, toLoginsTopic(id))
      await deleteOtherKnownDevices(db, id, readDevice(request, app.config))
      await revokeResets(db, id, now)
      await queueUserMail(db, id, (address) => passwordChangedMail(address, app.config))
      return { message: i18n._('Your password has been changed.') }
    },
  })
}
