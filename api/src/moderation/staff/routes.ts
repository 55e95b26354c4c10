import { revokeAccountLogins, findAnything, getAccount, showEmail } from '@i-one/contract/moderation/staff'
import { emailKey } from '../../accounts/rules.ts'
import { findUser, toUser } from '../../accounts/sql.ts'
import { found } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { revokeLogins, loginsOf } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { requireStaff } from '../../roles.ts'
import { addToLog, toAccount } from '../audit/sql.ts'
import { hasHiddenPhoto, listHiddenNames } from './hiding/sql.ts'
import { accountOnWire, isHidden } from './rules.ts'
import { asideOf, findByText } from './sql.ts'

export const staff = (app: App) => {
  serve(app, findAnything, async ({ query: { text }, user, db }) => {
    requireStaff(user)
    const rows = await findByText(db, { text, emailKey: emailKey(text) })
    const ids = rows.map(({ _id }) => _id)
    const hidden = await listHiddenNames(db, ids)
    return {
      found: rows.map(({ code, ...row }) => {
        const nameHidden = isHidden(row.kind, row.name)
        const name = hidden.find(({ about }) => about === row._id)?.name ?? null
        return { ...row, ...(code !== null && { code }), nameHidden, hiddenName: nameHidden ? name : null }
      }),
    }
  })

  serve(app, getAccount, async ({ params: { id }, user, db, now }) => {
    requireStaff(user)
    const row = found(await findUser(db, id))
    const [hidden] = await listHiddenNames(db, [id])
    const saved = { name: hidden?.name ?? null, photo: await hasHiddenPhoto(db, id) }
    return accountOnWire(row, toUser(row).photo, saved, found(await asideOf(db, id, now)))
  })

  serve(app, showEmail, async ({ params: { id }, body: { why }, user, db, now }) => {
    requireStaff(user)
    const { email } = found(await findUser(db, id))
    await addToLog(db, { by: user.id, act: 'email-shown', subject: toAccount(id), why }, now)
    return { email }
  })

  serve(app, revokeAccountLogins, async ({ params: { id }, body: { why }, user, db, now }) => {
    requireStaff(user)
    found(await findUser(db, id))
    await revokeLogins(db, id)
    await notifyTopics(db, loginsOf(id))
    await addToLog(db, { by: user.id, act: 'logins-ended', subject: toAccount(id), why }, now)
    return { message: 'Signed out everywhere.' }
  })
}
