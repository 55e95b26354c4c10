import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { queue } from './queue.ts'

/** A file of text. */
export interface Attachment {
  filename: string
  contentType: string
  content: string
}

export interface Mail {
  to: string
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string
  /** The same each time one mail is sent, so that a repeat after a lost answer is known for one. */
  messageId?: string
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
}

/** Queues a mail in the transaction of the change it reports: sent if that commits, and then at least once. */
export const queueMail = (db: Database, mail: Mail) => queue(db, 'mail', mail)

/** `id` names the file of a mail that is written to the outbox. */
export type SendMail = (mail: Mail, id: string) => Promise<void>

/** Sends by `SMTP_URL`, else into files under `dataDir/outbox`. */
export const mailer = (config: Config, log: FastifyBaseLogger): SendMail =>
  config.smtpUrl ? bySmtp(config.smtpUrl, config.mailFrom) : intoOutbox(config, log)

const bySmtp = (url: string, from: string): SendMail => {
  const transport = createTransport(url, { from })
  return async (mail) => void (await transport.sendMail(addressed(mail)))
}

const intoOutbox = ({ dataDir, mailFrom }: Config, log: FastifyBaseLogger): SendMail => {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: mailFrom })
  return async (mail, id) => {
    const folder = join(dataDir, 'outbox')
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${id}.eml`)
    const { message } = await transport.sendMail(addressed(mail))
    await writeFile(`${file}.part`, message as Buffer)
    await rename(`${file}.part`, file)
    log.info({ file }, 'mail written, no SMTP_URL is set')
  }
}

/** As an object the address is taken as it is, never read as a list or as a name with an address. */
const addressed = ({ to, replyTo, ...mail }: Mail) => ({
  ...mail,
  to: { name: '', address: to },
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
})
