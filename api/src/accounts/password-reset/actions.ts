import type { Database } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { inLanguage, toLanguage } from '../../lib/i18n/i18n.ts'
import type { Mail } from '../../lib/mail.ts'
import { queueTask } from '../../lib/queue.ts'
import { hashToken, createToken } from '../../lib/token.ts'
import { resetCodeMail } from '../emails.ts'
import { createLinkSecret } from '../rules.ts'
import { findUserByEmail } from '../sql.ts'
import { hashAddress, hashCode, createResetCode } from './rules.ts'
import { insertResetTicket, saveRequester, saveReset, getResetKey } from './sql.ts'

export interface CodeRequest {
  emailKey: string
  asker: string
}

/** Looks up the address only in the job, so that response times do not reveal registered addresses. */
export const queueResetCode = (db: Database, emailKey: string, device: Buffer) =>
  queueTask(
    db,
    'reset-code',
    { emailKey, asker: device.toString('hex') } satisfies CodeRequest,
    hashToken(emailKey).toString('hex'),
  )

/** Sends no code while another browser's code is valid, so that strangers cannot invalidate the owner's code. */
export const sendResetCode = async (
  { db, config, now }: Pick<App, 'db' | 'config' | 'now'>,
  { emailKey, asker }: CodeRequest,
  send: (mail: Mail) => Promise<void>,
) => {
  const user = await findUserByEmail(db, emailKey)
  const key = await getResetKey(db)
  const secrets = { code: createResetCode(), link: createLinkSecret() }
  const reset = {
    addressHash: hashAddress(key, emailKey),
    userId: user?.id ?? null,
    codeHash: hashCode(key, emailKey, secrets.code),
    linkHash: hashToken(secrets.link),
  }
  const askerHash = Buffer.from(asker, 'hex')
  if (!(await saveReset(db, reset, askerHash, now()))) return
  if (user) {
    const write = () => resetCodeMail(user.email, secrets, config)
    const mail = inLanguage(toLanguage(user.language), write)
    await send({ ...mail, about: [user.id] })
  }
  // saves the requester only after sending, so that a failed mail does not block other browsers
  await saveRequester(db, reset, askerHash)
}

export const createTicket = async (db: Database, userId: string, now: Date) => {
  const ticket = createToken()
  await insertResetTicket(db, hashToken(ticket), userId, now)
  return ticket
}
