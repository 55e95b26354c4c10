import { revokeAccountLogins, searchAll, getAccount, showEmail } from '@i-one/contract/moderation/staff'
import { toEmailKey } from '../../accounts/rules.ts'
import { findUser, toUser } from '../../accounts/sql.ts'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { revokeLogins, toLoginsTopic } from '../../lib/http/log-in.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { requireStaff } from '../../roles.ts'
import { insertLogLine, toAccountSubject } from '../audit/sql.ts'
import { hasHiddenPhoto, listHiddenNames } from './hiding/sql.ts'
import { toAccountForStaff, toSearchResult } from './rules.ts'
import { findAccountCounts, searchByText } from './sql.ts'

export const staff = (app: App) => {
  serve(app, searchAll, async ({ query: { text }, user, db }) => {
    requireStaff(user)
    const rows = await searchByText(db, { text, emailKey: toEmailKey(text) })
    const ids = rows.map(({ _id }) => _id)
    const hidden = await listHiddenNames(db, ids)
    return {
      found: rows.map((row) =>
        toSearchResult(row, hidden.find(({ about }) => about === row._id)?.name ?? null),
      ),
    }
  })

  serve(app, getAccount, async ({ params: { id }, user, db, now }) => {
    requireStaff(user)
    const row = requireFound(await findUser(db, id))
    const [hidden] = await listHiddenNames(db, [id])
    const saved = { name: hidden?.name ?? null, photo: await hasHiddenPhoto(db, id) }
    const counts = requireFound(await findAccountCounts(db, id, now))
    return toAccountForStaff(row, toUser(row).photo, saved, counts)
  })

  serve(app, showEmail, async ({ params: { id }, body: { why }, user, db, now }) => {
    requireStaff(user)
    const { email } = requireFound(await findUser(db, id))
    await insertLogLine(db, { by: user.id, act: 'email-shown', subject: toAccountSubject(id), why }, now)
    return { email }
  })

  serve(app, revokeAccountLogins, async ({ params: { id }, body: { why }, user, db, now }) => {
    requireStaff(user)
    requireFound(await findUser(db, id))
    await revokeLogins(db, id)
    await notifyTopics(db, toLoginsTopic(id))
    await insertLogLine(db, { by: user.id, act: 'logins-ended', subject: toAccountSubject(id), why }, now)
    return { message: i18n._('Signed out everywhere.') }
  })
}
