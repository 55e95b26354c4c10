import type { Database } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import type { Mail } from '../../lib/mail.ts'
import { queue } from '../../lib/queue.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import { resetCode } from '../mails.ts'
import { newLink } from '../rules.ts'
import { userByEmail } from '../sql.ts'
import { hashAddress, hashCode, newCode } from './rules.ts'
import { addTicket, keepReset, resetKey } from './sql.ts'

/**
 * Asks for a code. Whether the address is known is found out later, by the queue: asking does the same for each, and
 * takes the same time. Nor does a code or link stand in the queue's tables, as it would in a queued mail.
 */
export const askForCode = (db: Database, emailKey: string) =>
  queue(db, 'reset-code', { emailKey }, hashToken(emailKey).toString('hex'))

/** Makes the code and link, and mails them to the address as it was registered, never as it was typed now. */
export const mailCode = async (
  { db, config, now }: Pick<App, 'db' | 'config' | 'now'>,
  emailKey: string,
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
  await keepReset(db, reset, now())
  if (user) await send(resetCode(user.email, secrets, config))
}

/** Answers the ticket, for the browser that showed a right code or link. */
export const grantTicket = async (db: Database, userId: string, now: Date) => {
  const ticket = newToken()
  await addTicket(db, hashToken(ticket), userId, now)
  return ticket
}
