import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { retentionDays } from '@i-one/contract/privacy'
import { day, hour } from '@i-one/game/durations'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { type Config, isLoopbackHost } from './config.ts'
import type { Database } from './database/database.ts'
import type { Metrics } from './metrics/metrics.ts'
import { queueTask } from './queue.ts'
import { type Sweep, throttleSweep } from './timers.ts'
import { ignoreMissing } from './unless-missing.ts'

export interface Attachment {
  filename: string
  contentType: string
  content: string
}

export interface Mail {
  to: string
  replyTo?: string
  /** Stable across retries, so that mail servers can detect duplicates. */
  messageId?: string
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
  about?: readonly string[]
}

export const queueMail = (db: Database, mail: Mail) => queueTask(db, 'mail', mail)

export const deleteQueuedEmails = (db: Database, { id, email }: { id: string; email: string | null }) =>
  sql`
    select graphile_worker.complete_jobs(array(
      select job.id from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'mail'
        and (job.payload::jsonb -> 'about' ? ${id} or ${email}::text in (job.payload ->> 'to', job.payload ->> 'replyTo'))))
  `.execute(db)

export type SendMail = (mail: Mail, id: string) => Promise<void>

// Milliseconds. With nodemailer's default of ten minutes, an unresponsive mail server would block both queue workers.
const usualTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export const createMailer = (config: Config, log: FastifyBaseLogger, timeouts = usualTimeouts): SendMail =>
  config.smtpUrl ? bySmtp(config.smtpUrl, config.mailFrom, timeouts) : intoOutbox(config, log)

export const countEmails =
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

const bySmtp = (url: string, from: string, timeouts: typeof usualTimeouts): SendMail => {
  const transport = createTransport({ url: overTls(url), ...timeouts }, { from })
  return async (mail) => {
    await transport.sendMail(addressed(mail)).catch((error: unknown) => {
      throw toMailError(error as Error & SmtpError)
    })
  }
}

// Requires TLS, so that an attacker on the network cannot downgrade the connection to plain text.
const overTls = (url: string) => {
  const server = new URL(url)
  if (!isLoopbackHost(server.hostname)) server.searchParams.set('requireTLS', 'true')
  return server.href
}

interface SmtpError {
  code?: string
  responseCode?: number
}

// Replaces the mail server's error message, which contains the recipient: addresses must not reach the log or the queue.
const toMailError = ({ code = 'no code', responseCode = 0 }: SmtpError) =>
  new Error(`The mail server rejected the email (${code}${responseCode ? `, ${responseCode}` : ''})`)

const intoOutbox = ({ dataDir, mailFrom }: Config, log: FastifyBaseLogger): SendMail => {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: mailFrom })
  return async (mail, id) => {
    const folder = outboxOf(dataDir)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${[id, ...(mail.about ?? [])].join('.')}.eml`)
    const { message } = await transport.sendMail(addressed(mail))
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${file}.part`, file)
    log.info({ file }, 'mail written to a file, because SMTP_URL is not set')
  }
}

const outboxOf = (dataDir: string) => join(dataDir, 'outbox')

export const deleteOldEmails = async ({ dataDir }: Pick<Config, 'dataDir'>, now: Date) => {
  const folder = outboxOf(dataDir)
  for (const file of (await ignoreMissing(readdir(folder))) ?? []) {
    const { mtimeMs } = await stat(join(folder, file))
    if (mtimeMs < now.getTime() - retentionDays.outbox * day) await rm(join(folder, file), { force: true })
  }
}

const isUserId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

type ListGone = (ids: readonly string[]) => Promise<string[]>

export const deleteEmailsOfDeletedUsers = async (
  { dataDir }: Pick<Config, 'dataDir'>,
  listGone: ListGone,
) => {
  const folder = outboxOf(dataDir)
  const files = ((await ignoreMissing(readdir(folder))) ?? []).map((file) => {
    const about = file.split('.').filter((part) => isUserId.test(part))
    return { file, about }
  })
  const gone = await listGone([...new Set(files.flatMap(({ about }) => about))])
  for (const { file, about } of files)
    if (about.some((id) => gone.includes(id))) await rm(join(folder, file), { force: true })
}

export const createOutboxSweep = (config: Pick<Config, 'dataDir'>, listGone: ListGone): Sweep =>
  throttleSweep(hour, async (now) => {
    await deleteOldEmails(config, now)
    await deleteEmailsOfDeletedUsers(config, listGone)
  })

// Passes the address as an object, because nodemailer would parse a string as a list of addresses.
const addressed = ({ to, replyTo, ...mail }: Mail) => ({
  ...mail,
  to: { name: '', address: to },
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
})
