import type { Database } from '../lib/database/database.ts'
import type { App } from '../lib/http/app.ts'
import { type Limit, giveBack, networkOf, takeTurn } from '../lib/http/rate-limit.ts'
import { type Mail, queueMail } from '../lib/mail.ts'
import { isPassword } from '../lib/password.ts'
import { isKnown } from './known-devices/sql.ts'
import { limits, wrongPassword } from './rules.ts'
import { type UserRow, confirmedAddress } from './sql.ts'

/**
 * Mails a user, in the transaction of what it reports. Nobody else mails users: one whose address is not confirmed
 * gets nothing, since it may be a stranger's. `by` is who wrote words of the mail.
 */
export const queueMailTo = async (db: Database, userId: string, write: (to: string) => Mail, by?: string) => {
  const to = await confirmedAddress(db, userId)
  if (to !== undefined) await queueMail(db, { ...write(to), about: [userId, ...(by ? [by] : [])] })
}

/**
 * Who is signed in shows the password once more. Wrong ones have a limit of their own: a stolen login cannot guess on, and
 * strangers who sign in wrongly keep nobody from changing their password. A thief elsewhere leaves the owner's own turns.
 */
export const provePassword = async (
  app: Pick<App, 'db' | 'config'>,
  { user, ip }: { user: UserRow; ip: string },
  password: string,
  now: Date,
) => {
  const here = { limit: limits.accountProofsFromNetwork, who: `${user.id} ${networkOf(ip)}` }
  const anywhere = { limit: limits.accountProofs, who: user.id }
  await takeTurn(app, here, now)
  await takeTurn(app, anywhere, now)
  if (!(await isPassword(password, user.passwordHash))) throw wrongPassword()
  await giveBack(app, here)
  await giveBack(app, anywhere)
}

/**
 * The turn of whoever tries something at this address: a browser its owner signed in on has turns of its own, so that
 * strangers cannot use up the owner's.
 */
export const turnAt = async (
  db: Database,
  { address, device }: { address: string; device: Buffer | undefined },
  { ofAccount, ofDevice }: { ofAccount: Limit; ofDevice: Limit },
  now: Date,
) =>
  device && (await isKnown(db, device, address, now))
    ? { limit: ofDevice, who: `${address} ${device.toString('hex')}` }
    : { limit: ofAccount, who: address }
