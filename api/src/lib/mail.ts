import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type Runner, run } from 'graphile-worker'
import { sql } from 'kysely'
import { type Transporter, createTransport } from 'nodemailer'
import type pg from 'pg'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import { workerLogger } from './worker-logger.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Queues a mail in the transaction of the change it tells of: sent if that commits, and then at least once. */
export const queueMail = (db: Database, mail: Mail) =>
  sql`select graphile_worker.add_job('mail', ${JSON.stringify(mail)}::json, max_attempts := 10)`.execute(db)

/** Sends what is queued, with retries, by `SMTP_URL`, else into files under `dataDir/outbox`. */
export const startMail = (pool: pg.Pool, config: Config, log: FastifyBaseLogger): Promise<Runner> => {
  const transport = config.smtpUrl ? createTransport(config.smtpUrl, { from: config.mailFrom }) : null
  return run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: workerLogger(log),
    taskList: { mail: (payload, { job }) => deliver(transport, config, log, payload as Mail, job.id) },
  })
}

const deliver = async (
  transport: Transporter | null,
  config: Config,
  log: FastifyBaseLogger,
  mail: Mail,
  id: string,
) => {
  if (transport) {
    await transport.sendMail(mail)
    return
  }
  const folder = join(config.dataDir, 'outbox')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${id}.eml`)
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: config.mailFrom,
    ...mail,
  })
  await writeFile(`${file}.part`, message as Buffer)
  await rename(`${file}.part`, file)
  log.info({ file }, 'mail written, no SMTP_URL is set')
}
