import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keptDays } from '@i-one/contract/privacy'
import { day, hour } from '@i-one/game/durations'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { type Config, isLoopbackHost } from './config.ts'
import type { Database } from './database/database.ts'
import type { Metrics } from './metrics/metrics.ts'
import { queue } from './queue.ts'
import { type Sweep, each } from './timers.ts'

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
  /** The ids of the users whose name or words it holds. It is deleted with any of their accounts. */
  about?: readonly string[]
}

/** Queues a mail in the transaction of the change it reports: sent if that commits, and then at least once. */
export const queueMail = (db: Database, mail: Mail) => queue(db, 'mail', mail)

/** Deletes the queued mails that hold the name or words of a user, or that go to or come from this address. */
export const deleteQueuedMails = (db: Database, { id, email }: { id: string; email: string | null }) =>
  sql`
    select graphile_worker.complete_jobs(array(
      select job.id from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'mail'
        and (job.payload::jsonb -> 'about' ? ${id} or ${email}::text in (job.payload ->> 'to', job.payload ->> 'replyTo'))))
  `.execute(db)

/** `id` begins the name of the file of a mail that is written to the outbox. */
export type SendMail = (mail: Mail, id: string) => Promise<void>

/**
 * Milliseconds that a mail server may take to connect, to greet, and to say anything more. Two mails are sent at a time:
 * of a server that hangs, those of ten minutes would wait for two.
 */
const usualPatience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends by `SMTP_URL`, else into files under `dataDir/outbox`. */
export const mailer = (config: Config, log: FastifyBaseLogger, patience = usualPatience): SendMail =>
  config.smtpUrl ? bySmtp(config.smtpUrl, config.mailFrom, patience) : intoOutbox(config, log)

/** Sends by `send`, and counts what came of it. */
export const countMails =
  (send: SendMail, { mailed }: Pick<Metrics, 'mailed'>): SendMail =>
  async (mail, id) => {
    try {
      await send(mail, id)
    } catch (error) {
      mailed('failed')
      throw error
    }
    mailed('sent')
  }

const bySmtp = (url: string, from: string, patience: typeof usualPatience): SendMail => {
  const transport = createTransport({ url: overTls(url), ...patience }, { from })
  return async (mail) => {
    await transport.sendMail(addressed(mail)).catch((error: unknown) => {
      throw refusedMail(error as Error & Refused)
    })
  }
}

/** A server elsewhere is never spoken to in plain text, whatever somebody on the way makes it say. */
const overTls = (url: string) => {
  const server = new URL(url)
  if (!isLoopbackHost(server.hostname)) server.searchParams.set('requireTLS', 'true')
  return server.href
}

interface Refused {
  code?: string
  responseCode?: number
}

/** Its own words name whom the mail was for, and they would stand in the log and in the queue. */
const refusedMail = ({ code = 'no code', responseCode = 0 }: Refused) =>
  new Error(`The mail was not taken (${code}${responseCode ? `, ${responseCode}` : ''})`)

const intoOutbox = ({ dataDir, mailFrom }: Config, log: FastifyBaseLogger): SendMail => {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: mailFrom })
  return async (mail, id) => {
    const folder = outboxOf(dataDir)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${[id, ...(mail.about ?? [])].join('.')}.eml`)
    const { message } = await transport.sendMail(addressed(mail))
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
    log.info({ file }, 'mail written, no SMTP_URL is set')
  }
}

const outboxOf = (dataDir: string) => join(dataDir, 'outbox')

/** Deletes the files of mails that have been there for long, also those half written. */
export const deleteOldMails = async ({ dataDir }: Pick<Config, 'dataDir'>, now: Date) => {
  const folder = outboxOf(dataDir)
  for (const file of await readdir(folder).catch(nothingThere)) {
    const { mtimeMs } = await stat(join(folder, file))
    if (mtimeMs < now.getTime() - keptDays.outbox * day) await rm(join(folder, file), { force: true })
  }
}

const isUserId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Which of these users have no account any more. */
type ListGone = (ids: readonly string[]) => Promise<string[]>

/** Deletes the files of mails about users whose account is gone. */
export const deleteMailsOfGone = async ({ dataDir }: Pick<Config, 'dataDir'>, listGone: ListGone) => {
  const folder = outboxOf(dataDir)
  const files = (await readdir(folder).catch(nothingThere)).map((file) => {
    const about = file.split('.').filter((part) => isUserId.test(part))
    return { file, about }
  })
  const gone = await listGone([...new Set(files.flatMap(({ about }) => about))])
  for (const { file, about } of files)
    if (about.some((id) => gone.includes(id))) await rm(join(folder, file), { force: true })
}

/** Of the files of this process: each process sweeps its own. */
export const outboxSweep = (config: Pick<Config, 'dataDir'>, listGone: ListGone): Sweep =>
  each(hour, async (now) => {
    await deleteOldMails(config, now)
    await deleteMailsOfGone(config, listGone)
  })

const nothingThere = (error: NodeJS.ErrnoException): string[] => {
  if (error.code === 'ENOENT') return []
  throw error
}

/** As an object the address is taken as it is, never read as a list or as a name with an address. */
const addressed = ({ to, replyTo, ...mail }: Mail) => ({
  ...mail,
  to: { name: '', address: to },
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
})
