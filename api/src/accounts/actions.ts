import type { Database } from '../lib/database/database.ts'
import type { App } from '../lib/http/app.ts'
import { type RateLimit, refundQuota, toNetwork, consumeQuota } from '../lib/http/rate-limit.ts'
import { inLanguage, toLanguage } from '../lib/i18n/i18n.ts'
import { type Mail, queueMail } from '../lib/mail.ts'
import { isPasswordCorrect } from '../lib/password.ts'
import { isKnownDevice } from './known-devices/sql.ts'
import { limits, createWrongPasswordError } from './rules.ts'
import { type UserRow, findRecipient } from './sql.ts'

/** Queues a mail in the user's language. Skips unconfirmed addresses, because they may belong to strangers. */
export const queueUserMail = async (
  db: Database,
  userId: string,
  write: (to: string) => Mail,
  by?: string,
) => {
  const recipient = await findRecipient(db, userId)
  if (!recipient) return
  const mail = inLanguage(toLanguage(recipient.language), () => write(recipient.email))
  await queueMail(db, { ...mail, about: [userId, ...(by ? [by] : [])] })
}

/** Has rate limits separate from login, so that strangers' failed logins cannot block the account owner. */
export const verifyPassword = async (
  app: Pick<App, 'db' | 'config'>,
  { user, ip }: { user: UserRow; ip: string },
  password: string,
  now: Date,
) => {
  const fromNetwork = { limit: limits.accountProofsFromNetwork, who: `${user.id} ${toNetwork(ip)}` }
  const ofAccount = { limit: limits.accountProofs, who: user.id }
  await consumeQuota(app, fromNetwork, now)
  await consumeQuota(app, ofAccount, now)
  if (!(await isPasswordCorrect(password, user.passwordHash))) throw createWrongPasswordError()
  await refundQuota(app, fromNetwork)
  await refundQuota(app, ofAccount)
}

/** Known devices have their own rate limit, so that strangers cannot lock out the account owner. */
export const getPasswordQuota = async (
  db: Database,
  { address, device }: { address: string; device: Buffer | undefined },
  { ofAccount, ofDevice }: { ofAccount: RateLimit; ofDevice: RateLimit },
  now: Date,
) =>
  device && (await isKnownDevice(db, device, address, now))
    ? { limit: ofDevice, who: `${address} ${device.toString('hex')}` }
    : { limit: ofAccount, who: address }
