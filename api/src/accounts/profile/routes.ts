import { updateUser } from '@i-one/contract/accounts/profile'
import type { Config } from '../../lib/config.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, toInputError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { renamePlayer } from '../../players/sql.ts'
import { requireFreeName } from '../../reserved-names.ts'
import { queueUserMail } from '../actions.ts'
import { queueConfirmationMail } from '../confirmation/actions.ts'
import { deleteConfirmation } from '../confirmation/sql.ts'
import { addressRequestedMail } from '../emails.ts'
import { verifyIdentity } from '../passkeys/actions.ts'
import { toEmailKey, toInternationalNumber, createWrongPasswordError } from '../rules.ts'
import { type UserRow, toUser, findUserByEmail, getUserById } from '../sql.ts'
import { updateProfile } from './sql.ts'

const requireStaysOwner = (user: { isOwner: boolean }, isOwner: boolean | undefined) => {
  if (user.isOwner && isOwner === false)
    throw toInputError({ isOwner: i18n._('You can’t stop being an organizer') })
}

export const profile = (app: App) => {
  const { config } = app

  serve(app, updateUser, {
    prepare: async ({ body: { password, passkey, ...change }, user: { id }, db, now, request }) => {
      const user = await getUserById(db, id)
      requireStaysOwner(user, change.isOwner)
      if (change.nickname !== undefined && change.nickname !== user.nickname)
        requireFreeName(change.nickname, 'nickname')
      const { email: input, phoneNumber } = change
      const other = input === undefined ? undefined : { address: input, key: toEmailKey(input) }
      const newEmail = input === user.email ? null : other
      if (newEmail) {
        await verifyIdentity(app, { user, ip: request.ip }, { password, passkey }, now)
        await requireFreeAddress(db, user, newEmail.key)
      }
      return {
        passwordHash: user.passwordHash,
        change: {
          ...change,
          newEmail,
          phoneNumber: phoneNumber && toInternationalNumber(phoneNumber, config.defaultCountry),
        },
      }
    },
    handle: async ({ prepared: { change, passwordHash }, user: { id }, db }) => {
      const after = await updateProfile(db, id, change, passwordHash)
      if (!after) throw createWrongPasswordError()
      await renamePlayer(db, id, { name: after.nickname, position: after.position })
      if (change.newEmail) await queueAddressEmails(db, id, config)
      return { user: toUser(await getUserById(db, id)) }
    },
  })
}

// Also emails the old address, so that its owner can still stop the change.
const queueAddressEmails = async (db: Database, userId: string, config: Config) => {
  await deleteConfirmation(db, userId)
  await queueConfirmationMail(db, userId, 'address-to-confirm')
  await queueUserMail(db, userId, (to) => addressRequestedMail(to, config))
}

const requireFreeAddress = async (db: Database, user: UserRow, key: string) => {
  const holder = await findUserByEmail(db, key)
  if (holder && holder.id !== user.id) throw new ApiError('email-taken')
}
