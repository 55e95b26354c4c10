import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, type Socket, createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../test/suite.ts'
import { startLog } from './log.ts'
import { deleteEmailsOfDeletedUsers, deleteOldEmails, createMailer } from './mail.ts'
import { queueTask, queueTasks, startQueue } from './queue.ts'

const app = await startTestApp({ logLevel: 'silent' })

const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }

const createRejectingServer = async (host: string, hasTls = false) => {
  let asked = 0
  const server = new SMTPServer({
    disabledCommands: hasTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      asked++
      done(Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 }))
    },
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://${host}:${port}`, asked: () => asked }
}

test('retries a mail while the mail server is down for three days', async () => {
  await queueTask(app.db, 'mail', {})
  await queueTasks(app.db, 'mail', [{}])
  const { rows } = await sql<{ days: number }>`
    select (select sum(exp(least(attempt, 10))) from generate_series(1, max_attempts - 1) as attempt)
      / 86400 as days from graphile_worker.jobs`.execute(app.db)
  expect(rows).toHaveLength(2)
  for (const { days } of rows) expect(Number(days)).toBeGreaterThan(3)
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(app.db)
})

test.each(['at once', 'after its greeting'])(
  'a mail server that falls silent %s is given up, and the mail is tried again',
  async (when) => {
    const open = new Set<Socket>()
    const silent = createServer((socket) => {
      open.add(socket)
      socket.on('error', () => 'it is gone')
      if (when !== 'at once') socket.write('220 here\r\n')
    })
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const { port } = silent.address() as AddressInfo
    const timeouts = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 }
    const send = createMailer({ ...app.config, smtpUrl: `smtp://127.0.0.1:${port}` }, app.log, timeouts)
    await expect(send(mail, '1')).rejects.toThrow('The mail server rejected the email (ETIMEDOUT)')
    for (const socket of open) socket.destroy()
    silent.close()
  },
)

test('stops despite an unresponsive mail server, and lets the next process send the mail', async () => {
  const silent = createServer()
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const forEver = { connectionTimeout: 600_000, greetingTimeout: 600_000, socketTimeout: 600_000 }
  const send = createMailer({ ...app.config, smtpUrl: `smtp://127.0.0.1:${port}` }, app.log, forEver)
  const pool = new pg.Pool({ connectionString: app.databaseUrl })
  const stuck = await startQueue(pool, { mail: () => send(mail, '1') }, app.log, app.metrics)
  const asked = once(silent, 'connection')
  await pool.query(`select graphile_worker.add_job('mail', '{}')`)
  const [socket] = (await asked) as [Socket]
  await stuck.stop()
  await pool.query('update graphile_worker._private_jobs set run_at = now()')
  const emitter = new EventEmitter()
  const sent = once(emitter, 'mail')
  const next = await startQueue(pool, { mail: () => void emitter.emit('mail') }, app.log, app.metrics)
  await sent
  await next.stop()
  socket.destroy()
  silent.close()
  await pool.end()
})

describe('a rejected mail', () => {
  test('leaves no address in the log or the queue', async () => {
    const written = new PassThrough()
    const log = startLog({ logLevel: 'debug' }, written)
    const { url } = await createRejectingServer('127.0.0.1')
    const send = createMailer({ ...app.config, smtpUrl: url }, log)
    const pool = new pg.Pool({ connectionString: app.databaseUrl })
    const running = await startQueue(pool, { mail: () => send(mail, '1') }, log, app.metrics)
    await pool.query(`select graphile_worker.add_job('mail', '{}')`)
    const errors = async () =>
      (await pool.query<{ last_error: string | null }>('select last_error from graphile_worker.jobs')).rows
    await expect.poll(async () => (await errors())[0]?.last_error).toMatch(/550/)
    expect(JSON.stringify(await errors())).not.toContain('ada')
    await running.stop()
    await pool.end()
    log.error({ err: new Error('ada@example.com is unknown') }, 'unexpected error')
    written.end()
    const lines = await text(written)
    expect(lines).toMatch(/550/)
    expect(lines).toMatch(/unexpected error/)
    expect(lines).not.toContain('ada')
  })

  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address

  test.runIf(outside)('is not even begun in plain text where the server is another machine', async () => {
    const { url, asked } = await createRejectingServer(outside!)
    const send = createMailer({ ...app.config, smtpUrl: url }, app.log)
    await expect(send(mail, '1')).rejects.toThrow(/ETLS/)
    expect(asked()).toBe(0)
  })

  test.runIf(outside)('is not begun with a server whose certificate nobody vouches for', async () => {
    const { url, asked } = await createRejectingServer(outside!, true)
    const send = createMailer({ ...app.config, smtpUrl: url }, app.log)
    await expect(send(mail, '1')).rejects.toThrow('The mail server rejected the email')
    expect(asked()).toBe(0)
  })
})

describe('the outbox', () => {
  test('is readable only by its user, and keeps emails for a week', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'i-one-outbox-'))
    afterAll(() => rm(dataDir, { recursive: true }))
    const config = { ...app.config, dataDir }
    const send = createMailer(config, app.log)
    await send(mail, 'old')
    await send(mail, 'new')
    const outbox = join(dataDir, 'outbox')
    const mode = async (path: string) => (await stat(path)).mode & 0o777
    expect(await mode(outbox)).toBe(0o700)
    expect(await mode(join(outbox, 'new.eml'))).toBe(0o600)
    const now = new Date()
    const before = new Date(now.getTime() - 8 * 24 * 60 * 60_000)
    await writeFile(join(outbox, 'half.eml.part'), '')
    for (const file of ['old.eml', 'half.eml.part']) await utimes(join(outbox, file), before, before)
    await deleteOldEmails(config, now)
    expect(await readdir(outbox)).toEqual(['new.eml'])
    await deleteOldEmails({ dataDir: join(dataDir, 'nothing') }, now)
  })

  test('deletes emails with the name or texts of a deleted user', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'i-one-outbox-'))
    afterAll(() => rm(dataDir, { recursive: true }))
    const config = { ...app.config, dataDir }
    const send = createMailer(config, app.log)
    const [gone, other] = [randomUUID(), randomUUID()]
    await send({ ...mail, about: [gone] }, '1')
    await send({ ...mail, about: [other, gone] }, '2')
    await send({ ...mail, about: [other] }, '3')
    await send(mail, '4')
    await deleteEmailsOfDeletedUsers(config, (ids) => Promise.resolve(ids.filter((id) => id === gone)))
    expect((await readdir(join(dataDir, 'outbox'))).toSorted()).toEqual([`3.${other}.eml`, '4.eml'])
  })
})
