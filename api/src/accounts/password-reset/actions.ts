import type { Database } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import type { Mail } from '../../lib/mail.ts'
import { queue } from '../../lib/queue.ts'
import { hashToken, newToken } from '../../lib/token.ts'
import { resetCode } from '../mails.ts'
import { newLink } from '../rules.ts'
import { userByEmail } from '../sql.ts'
import { hashAddress, hashCode, newCode } from './rules.ts'
import { addTicket, keepAsker, keepReset, resetKey } from './sql.ts'

/** The address, and the hash in hex of what the browser that asked is known again by. */
export interface CodeAsked {
  emailKey: string
  asker: string
}

/**
 * Asks for a code. Whether the address is known is found out later, by the queue: asking does the same for each, and
 * takes the same time. Nor does a code or link stand in the queue's tables, as it would in a queued mail.
 */
export const askForCode = (db: Database, emailKey: string, device: Buffer) =>
  queue(
    db,
    'reset-code',
    { emailKey, asker: device.toString('hex') } satisfies CodeAsked,
    hashToken(emailKey).toString('hex'),
  )

/**
 * Makes the code and link, and mails them to the address as it was registered, never as it was typed now. While what another
 * browser asked for is good nothing is made: a stranger who keeps asking must not undo what the owner just got by mail.
 */
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
  if (!(await keepReset(db, reset, askerHash, now()))) return
  if (user) await send({ ...resetCode(user.email, secrets, config), about: [user.id] })
  // a code whose mail never went keeps nobody from another
  await keepAsker(db, reset, askerHash)
}

/** Answers the ticket, for the browser that showed a right code or link. */
export const grantTicket = async (db: Database, userId: string, now: Date) => {
  const ticket = newToken()
  await addTicket(db, hashToken(ticket), userId, now)
  return ticket
}
