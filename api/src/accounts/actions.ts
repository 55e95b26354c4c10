import type { Database } from '../lib/database/database.ts'
import type { App } from '../lib/http/app.ts'
import { giveBack, networkOf, takeTurn } from '../lib/http/rate-limit.ts'
import { type Mail, queueMail } from '../lib/mail.ts'
import { isPassword } from '../lib/password.ts'
import { limits, wrongPassword } from './rules.ts'
import { type UserRow, confirmedAddress } from './sql.ts'

/**
 * Mails a user, in the transaction of what it reports. Nobody else mails users: one whose address is not confirmed
 * gets nothing, since it may be a stranger's.
 */
export const queueMailTo = async (db: Database, userId: string, write: (to: string) => Mail) => {
  const to = await confirmedAddress(db, userId)
  if (to !== undefined) await queueMail(db, write(to))
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
  if (!(await isPassword(password, user.password_hash))) throw wrongPassword()
  await giveBack(app, here)
  await giveBack(app, anywhere)
}
