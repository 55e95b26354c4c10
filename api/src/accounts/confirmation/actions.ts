import type { Database } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import type { Mail } from '../../lib/mail.ts'
import { queueTask } from '../../lib/queue.ts'
import { hashToken } from '../../lib/token.ts'
import { confirmAddressMail, welcomeMail } from '../emails.ts'
import { inLanguageOf } from '../language/actions.ts'
import { createLinkSecret } from '../rules.ts'
import { saveConfirmation, findUnconfirmedAddress } from './sql.ts'

const emails = { welcome: welcomeMail, 'address-to-confirm': confirmAddressMail }

export interface ConfirmationTask {
  userId: string
  letter: keyof typeof emails
}

/** Queues only the user's id. The link is created when the mail is sent, so that the queue never stores the link. */
export const queueConfirmationMail = (db: Database, userId: string, letter: ConfirmationTask['letter']) =>
  queueTask(db, 'confirmation', { userId, letter } satisfies ConfirmationTask, `confirmation ${userId}`)

export const sendConfirmationMail = async (
  { db, config, now }: Pick<App, 'db' | 'config' | 'now'>,
  { userId, letter }: ConfirmationTask,
  send: (mail: Mail) => Promise<void>,
) => {
  const email = await findUnconfirmedAddress(db, userId)
  if (email === undefined) return
  const link = createLinkSecret()
  await saveConfirmation(db, { userId, email, linkHash: hashToken(link) }, now())
  const mail = await inLanguageOf(db, userId, () => emails[letter](email, link, config))
  await send({ ...mail, about: [userId] })
}
