import { previewSuspension, liftSuspension, suspend } from '@i-one/contract/moderation/staff/suspension'
import { day } from '@i-one/game/durations'
import { findUser, saveSuspension, lockUser } from '../../../accounts/sql.ts'
import type { Database } from '../../../lib/database/database.ts'
import { ApiError, requireFound } from '../../../lib/http/api-error.ts'
import type { App } from '../../../lib/http/app.ts'
import { revokeLogins } from '../../../lib/http/log-in.ts'
import { serve } from '../../../lib/http/serve.ts'
import { i18n, inLanguage, toLanguage } from '../../../lib/i18n/i18n.ts'
import { queueMail } from '../../../lib/mail.ts'
import { requireStaff } from '../../../roles.ts'
import { insertLogLine, toAccountSubject } from '../../audit/sql.ts'
import { previewEffects, applySuspension } from './actions.ts'
import { accountRestoredMail, accountSuspendedMail } from './emails.ts'
import { requireSuspendable } from './rules.ts'

const lockAccount = async (db: Database, id: string) => {
  await lockUser(db, id)
  return requireFound(await findUser(db, id))
}

export const suspension = (app: App) => {
  serve(app, previewSuspension, async ({ params: { id }, user, db, now }) => {
    requireStaff(user)
    requireFound(await findUser(db, id))
    return previewEffects(db, id, now)
  })

  serve(app, suspend, async ({ params: { id }, body: { reason, days, words }, user, db, now }) => {
    requireStaff(user)
    const account = await lockAccount(db, id)
    requireSuspendable(account)
    const until = days && new Date(now.getTime() + days * day)
    await saveSuspension(db, id, { at: now, until })
    const effects = await applySuspension(db, id, now)
    const countOf = (fate: string) => effects.sessions.filter((session) => session.fate === fate).length
    const facts = {
      reason,
      days,
      logins: effects.logins,
      whistles: effects.whistles.length,
      handedOver: countOf('handed-over'),
      calledOff: countOf('called-off'),
    }
    const subject = toAccountSubject(id)
    await insertLogLine(db, { by: user.id, act: 'suspended', subject, why: words, facts }, now)
    const write = () => accountSuspendedMail(account.email, { words, until }, app.config)
    const mail = inLanguage(toLanguage(account.language), write)
    await queueMail(db, { ...mail, about: [id, user.id] })
    return effects
  })

  serve(app, liftSuspension, async ({ params: { id }, body: { why }, user, db, now }) => {
    requireStaff(user)
    const account = await lockAccount(db, id)
    if (!account.suspendedAt) throw new ApiError('not-suspended')
    await saveSuspension(db, id, { at: null, until: null })
    await revokeLogins(db, id)
    await insertLogLine(db, { by: user.id, act: 'restored', subject: toAccountSubject(id), why }, now)
    const write = () => accountRestoredMail(account.email, app.config)
    const mail = inLanguage(toLanguage(account.language), write)
    await queueMail(db, { ...mail, about: [id] })
    return { message: i18n._('The account has been restored.') }
  })
}
