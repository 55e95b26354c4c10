import { once } from 'node:events'
import { type AddressInfo, type Server, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@i-one/contract/call'
import { sendMessage } from '@i-one/contract/contact'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { startLoad } from '../load.ts'
import { type Rig, startRig } from '../rig.ts'
import { filterViolations, findWriteViolations } from '../verify.ts'

const phase = 6000
const maxEnding = 10_000
/** Number of attempts whose retry delays in the queue add up to more than two days. */
const triesInTwoDays = 18

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

const silentServer = async () => {
  const server = createServer((socket) => socket.on('error', () => 'it goes'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

const workingServer = async (port: number) => {
  const taken = new Map<string, number>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    async onData(stream, _session, done) {
      const text = Buffer.concat(await stream.toArray()).toString()
      const id = /^message-id: (.*)$/im.exec(text)?.[1] ?? text
      taken.set(id, (taken.get(id) ?? 0) + 1)
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { taken, stop: () => new Promise<void>((resolve) => server.close(resolve)) }
}

const jobs = async ({ db }: Rig) =>
  (
    await sql<{ count: number; tried: number; givenUp: number }>`
      select count(*)::int as count, coalesce(min(attempts), 0)::int as tried,
        count(*) filter (where attempts >= max_attempts)::int as "givenUp" from graphile_worker.jobs`.execute(
      db,
    )
  ).rows[0]!

const write = async ({ pair }: Rig) => {
  const body = { name: 'Ngozi', email: 'ngozi@example.com', message: 'The lights were off.' }
  for (const baseUrl of pair.urls) await createClient({ baseUrl })(sendMessage, { body })
}

export const stopMailServer = async () => {
  const silent = await silentServer()
  const sockets = new Set<{ destroy(): void }>()
  silent.server.on('connection', (socket) => sockets.add(socket))
  const rig = await startRig({ environment: { SMTP_URL: `smtp://127.0.0.1:${silent.port}` } })
  const { db } = rig
  const unready: string[] = []
  const look = async (when: string) => {
    for (const status of await rig.ready()) if (status !== 200) unready.push(`${when}: ${status}`)
  }
  try {
    const load = await startLoad(db, rig.pair.urls)
    await write(rig)
    await wait(phase)
    await look('while it hangs')
    const ending = await rig.pair.restart(0)
    for (const socket of sockets) socket.destroy()
    await closed(silent.server)
    await write(rig)
    await wait(phase)
    await look('while it refuses')
    await load.stop()
    const waiting = await jobs(rig)
    const asked = 2 * rig.pair.urls.length
    for (let all = waiting; all.tried < triesInTwoDays && all.count > 0; all = await jobs(rig)) {
      await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(db)
      await wait(200)
    }
    await look('after two days')
    const due = await jobs(rig)
    const back = await workingServer(silent.port)
    const end = Date.now() + 120_000
    while ((await jobs(rig)).count > 0 && Date.now() < end) {
      await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(db)
      await wait(200)
    }
    const left = (await jobs(rig)).count
    await back.stop()
    const twice = [...back.taken].filter(([, times]) => times > 1)
    console.log(`  a server stopped in ${(ending / 1000).toFixed(1)} s while a mail was hanging`)
    console.log(
      `  ${due.count} emails waited after at least ${due.tried} attempts each; ${back.taken.size} sent when the mail server was back`,
    )
    const saved = await findWriteViolations(db, load.done)
    return filterViolations({
      ...saved,
      'not ready for want of a mail server': unready,
      'a server waited for its mail before it ended': ending > maxEnding ? [ending] : [],
      'emails were given up': due.givenUp ? [due] : [],
      'emails still wait': left ? [left] : [],
      'a mail did not come': back.taken.size < asked ? [due] : [],
      'a mail came twice': twice,
    })
  } finally {
    await rig.stop()
  }
}
