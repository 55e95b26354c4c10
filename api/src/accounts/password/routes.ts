import { changePassword } from '@i-one/contract/accounts/password'
import { inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { endLoginsBut, loginsOf } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { hashPassword } from '../../lib/password.ts'
import { provePassword, queueMailTo } from '../actions.ts'
import { requireHardToGuess } from '../easy-passwords.ts'
import { deviceOf } from '../known-devices/device-cookie.ts'
import { forgetDevicesBut } from '../known-devices/sql.ts'
import { passwordChanged } from '../mails.ts'
import { endResets } from '../password-reset/sql.ts'
import { wrongPassword } from '../rules.ts'
import { userById } from '../sql.ts'
import { exchangePassword } from './sql.ts'

export const passwordChange = (app: App) => {
  serve(app, changePassword, async ({ body, user: { id, tokenHash }, db, now, request }) => {
    const user = await userById(db, id)
    await provePassword(app, { user, ip: request.ip }, body.password, now)
    await requireHardToGuess(body.newPassword, user, 'newPassword')
    const to = await hashPassword(body.newPassword)
    await inTransaction(db, async (tx) => {
      if (!(await exchangePassword(tx, id, { from: user.passwordHash, to }))) throw wrongPassword()
      await endLoginsBut(tx, id, tokenHash)
      await notifyTopics(tx, loginsOf(id))
      await forgetDevicesBut(tx, id, deviceOf(request, app.config))
      await endResets(tx, id, now)
      await queueMailTo(tx, id, (address) => passwordChanged(address, app.config))
    })
    return { message: 'Your password is changed.' }
  })
}
