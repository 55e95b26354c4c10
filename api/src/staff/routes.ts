import {
  endAccountLogins,
  findAnything,
  getAccount,
  hideName,
  hideOfAccount,
  showEmail,
} from '@i-one/contract/staff'
import { queueMailTo } from '../accounts/actions.ts'
import { deletePhoto } from '../accounts/photo/sql.ts'
import { emailKey } from '../accounts/rules.ts'
import { findUser, hideNames, lockUser, toUser } from '../accounts/sql.ts'
import { addToLog } from '../audit/sql.ts'
import { inTransaction } from '../lib/database/database.ts'
import type { App } from '../lib/http/app.ts'
import { endLogins, loginsOf } from '../lib/http/log-in.ts'
import { found } from '../lib/http/refusal.ts'
import { serve } from '../lib/http/serve.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { queueMail } from '../lib/mail.ts'
import { keepPitchName } from '../pitches/registration/sql.ts'
import { namePlayer } from '../players/sql.ts'
import { requireStaff } from '../roles.ts'
import { keepTeamName } from '../teams/sql.ts'
import { hidden, nameHidden } from './mails.ts'
import { accountOnWire, hiddenNames, isHidden } from './rules.ts'
import { countsOf, findByText } from './sql.ts'

const subject = (id: string) => ({ kind: 'account', id }) as const

export const staff = (app: App) => {
  serve(app, findAnything, async ({ query: { text }, user, db }) => {
    requireStaff(user)
    const rows = await findByText(db, { text, emailKey: emailKey(text) })
    return { found: rows.map((row) => ({ ...row, nameHidden: isHidden(row.kind, row.name) })) }
  })

  serve(app, getAccount, async ({ params: { id }, user, db, now }) => {
    requireStaff(user)
    const row = found(await findUser(db, id))
    return accountOnWire(row, toUser(row).photo, found(await countsOf(db, id, now)))
  })

  serve(app, showEmail, ({ params: { id }, body: { why }, user, db, now }) =>
    inTransaction(db, async (tx) => {
      requireStaff(user)
      const { email } = found(await findUser(tx, id))
      await addToLog(tx, { by: user.id, act: 'email-shown', subject: subject(id), why }, now)
      return { email }
    }),
  )

  serve(app, endAccountLogins, ({ params: { id }, body: { why }, user, db, now }) =>
    inTransaction(db, async (tx) => {
      requireStaff(user)
      found(await findUser(tx, id))
      await endLogins(tx, id)
      await notifyTopics(tx, loginsOf(id))
      await addToLog(tx, { by: user.id, act: 'logins-ended', subject: subject(id), why }, now)
      return { message: 'Signed out everywhere.' }
    }),
  )

  serve(app, hideName, ({ body: { kind, about, why }, user, db, now }) =>
    inTransaction(db, async (tx) => {
      requireStaff(user)
      const keep = kind === 'pitch' ? keepPitchName : keepTeamName
      const { leader } = found(await keep(tx, about, hiddenNames[kind]))
      await addToLog(tx, { by: user.id, act: 'name-hidden', subject: { kind, id: about }, why }, now)
      if (leader) await queueMailTo(tx, leader, (to) => nameHidden(to, { kind, why }, app.config))
      return { message: 'The name is hidden.' }
    }),
  )

  serve(app, hideOfAccount, ({ params: { id }, body: { what, why }, user, db, now }) =>
    inTransaction(db, async (tx) => {
      requireStaff(user)
      await lockUser(tx, id)
      const { email, position } = found(await findUser(tx, id))
      if (what === 'photo') await deletePhoto(tx, id)
      else {
        await hideNames(tx, id, hiddenNames.account)
        await namePlayer(tx, id, { name: hiddenNames.account, position })
      }
      await addToLog(tx, { by: user.id, act: `${what}-hidden`, subject: subject(id), why }, now)
      await queueMail(tx, hidden(email, { what, why }, app.config))
      return { message: what === 'name' ? 'The name is hidden.' : 'The photo is gone.' }
    }),
  )
}
