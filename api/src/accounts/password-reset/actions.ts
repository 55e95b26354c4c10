import type { Database } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import type { Mail } from '../../lib/mail.ts'
import { queue } from '../../lib/queue.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import { resetCode } from '../mails.ts'
import { newLink } from '../rules.ts'
import { userByEmail } from '../sql.ts'
import { hashAddress, hashCode, newCode } from './rules.ts'
import { addTicket, saveRequester, saveReset, resetKey } from './sql.ts'

export interface CodeAsked {
  emailKey: string
  asker: string
}

/** The queue looks up the address, so the response time does not reveal whether it is registered. */
export const askForCode = (db: Database, emailKey: string, device: Buffer) =>
  queue(
    db,
    'reset-code',
    { emailKey, asker: device.toString('hex') } satisfies CodeAsked,
    hashToken(emailKey).toString('hex'),
  )

/** Does nothing while another browser's code is valid, so that a stranger cannot invalidate the owner's code. */
export const mailCode = async (
  { db, config, now }: Pick<App, 'db' | 'config' | 'now'>,
  { emailKey, asker }: CodeAsked,
  send: (mail: Mail) => Promise<void>,
) => {
  const user = await userByEmail(db, emailKey)
  const key = await resetKey(db)
  const secrets = { code: newCode(), link: newLink() }
  const reset = {
    addressHash: hashAddress(key, emailKey),
    userId: user?.id ?? null,
    codeHash: hashCode(key, emailKey, secrets.code),
    linkHash: hashToken(secrets.link),
  }
  const askerHash = Buffer.from(asker, 'hex')
  if (!(await saveReset(db, reset, askerHash, now()))) return
  if (user) await send({ ...resetCode(user.email, secrets, config), about: [user.id] })
  // only after the mail was sent, so that a failed mail does not block another request
  await saveRequester(db, reset, askerHash)
}

export const grantTicket = async (db: Database, userId: string, now: Date) => {
  const ticket = newToken()
  await addTicket(db, hashToken(ticket), userId, now)
  return ticket
}
