import { updateUser } from '@i-one/contract/accounts/profile'
import { type Database, inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { namePlayer } from '../../players/sql.ts'
import { provePassword, queueMailTo } from '../actions.ts'
import { askToConfirm } from '../confirmation/actions.ts'
import { addressChanged } from '../mails.ts'
import { endResets } from '../password-reset/sql.ts'
import { emailKey, internationalNumber, wrongPassword } from '../rules.ts'
import { toUser, userById } from '../sql.ts'
import { mayBecome, needsPassword, requirePassword } from './rules.ts'
import { changeUser } from './sql.ts'

export const profile = (app: App) => {
  const { config } = app

  serve(app, updateUser, async ({ body: { password, ...change }, user: { id }, db, now }) => {
    const user = await userById(db, id)
    mayBecome(user, change.isOwner)
    const { email: asked, phoneNumber } = change
    const email = needsPassword(user, asked) ? { address: asked, key: emailKey(asked) } : undefined
    if (email) await provePassword(app, user, requirePassword(password), now)
    const changed = {
      ...change,
      email,
      phoneNumber: phoneNumber && internationalNumber(phoneNumber, config.defaultCountry),
    }
    await inTransaction(db, async (tx) => {
      // the old address hears of it, while it is still the one
      if (email) await queueMailTo(tx, id, (to) => addressChanged(to, config))
      const after = await changeUser(tx, id, changed, user.password_hash)
      if (!after) throw wrongPassword()
      await namePlayer(tx, id, { name: after.nickname, position: after.position })
      if (email) await beginAnew(tx, id, now)
    })
    return { user: toUser(await userById(db, id)) }
  })
}

/** Another address: codes and links mailed to the one before are over, and it has to be confirmed. */
const beginAnew = async (db: Database, userId: string, now: Date) => {
  await endResets(db, userId, now)
  await askToConfirm(db, userId, 'address-to-confirm')
}
