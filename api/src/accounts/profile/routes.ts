import { updateUser } from '@i-one/contract/accounts/profile'
import type { Config } from '../../lib/config.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, badInput } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { namePlayer } from '../../players/sql.ts'
import { requireFreeName } from '../../reserved-names.ts'
import { queueMailTo } from '../actions.ts'
import { sendConfirmationLink } from '../confirmation/actions.ts'
import { deleteConfirmation } from '../confirmation/sql.ts'
import { addressAsked } from '../mails.ts'
import { proveOneself } from '../passkeys/actions.ts'
import { emailKey, internationalNumber, wrongPassword } from '../rules.ts'
import { type UserRow, toUser, userByEmail, userById } from '../sql.ts'
import { changeUser } from './sql.ts'

const mayBecome = (user: { isOwner: boolean }, isOwner: boolean | undefined) => {
  if (user.isOwner && isOwner === false) throw badInput({ isOwner: 'You can’t stop being an organizer' })
}

export const profile = (app: App) => {
  const { config } = app

  serve(app, updateUser, {
    prepare: async ({ body: { password, passkey, ...change }, user: { id }, db, now, request }) => {
      const user = await userById(db, id)
      mayBecome(user, change.isOwner)
      if (change.nickname !== undefined && change.nickname !== user.nickname)
        requireFreeName(change.nickname, 'nickname')
      const { email: asked, phoneNumber } = change
      const other = asked === undefined ? undefined : { address: asked, key: emailKey(asked) }
      const newEmail = asked === user.email ? null : other
      if (newEmail) {
        await proveOneself(app, { user, ip: request.ip }, { password, passkey }, now)
        await requireFree(db, user, newEmail.key)
      }
      return {
        passwordHash: user.passwordHash,
        change: {
          ...change,
          newEmail,
          phoneNumber: phoneNumber && internationalNumber(phoneNumber, config.defaultCountry),
        },
      }
    },
    handle: async ({ prepared: { change, passwordHash }, user: { id }, db }) => {
      const after = await changeUser(db, id, change, passwordHash)
      if (!after) throw wrongPassword()
      await namePlayer(db, id, { name: after.nickname, position: after.position })
      if (change.newEmail) await mailBoth(db, id, config)
      return { user: toUser(await userById(db, id)) }
    },
  })
}

// The old address is notified while its owner can still object.
const mailBoth = async (db: Database, userId: string, config: Config) => {
  await deleteConfirmation(db, userId)
  await sendConfirmationLink(db, userId, 'address-to-confirm')
  await queueMailTo(db, userId, (to) => addressAsked(to, config))
}

const requireFree = async (db: Database, user: UserRow, key: string) => {
  const holder = await userByEmail(db, key)
  if (holder && holder.id !== user.id) throw new ApiError('email-taken')
}
