import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect } from 'vitest'
import { createTasks } from '../src/app.ts'
import { countEmails, createMailer } from '../src/lib/mail.ts'
import { startQueue } from '../src/lib/queue.ts'
import type { TestApp } from './app.ts'

export const openMailbox = async ({ db, config, clock, log, databaseUrl, metrics }: TestApp) => {
  const unread: Email[] = []
  const arrival = new EventEmitter()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, _session, done) {
      unread.push(await PostalMime.parse(Buffer.concat(await stream.toArray())))
      done()
      arrival.emit('mail')
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const smtp = { ...config, smtpUrl: `smtp://127.0.0.1:${port}` }
  const pool = new pg.Pool({ connectionString: databaseUrl })
  pool.on('error', () => {})
  const send = countEmails(createMailer(smtp, log), metrics)
  const queue = await startQueue(pool, createTasks({ db, config: smtp, now: clock.now }, send), log, metrics)
  return {
    unread,
    next: async (address: string): Promise<Email> => {
      for (;;) {
        const index = unread.findIndex(({ to }) => to?.some((one) => one.address === address))
        if (index >= 0) return unread.splice(index, 1)[0]!
        await once(arrival, 'mail')
      }
    },
    untilDone: () =>
      expect
        .poll(async () => (await sql`select from graphile_worker.jobs`.execute(db)).rows.length, {
          interval: 10,
          timeout: 20_000,
        })
        .toBe(0),
    stop: async () => {
      await queue.stop()
      await pool.end()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}
