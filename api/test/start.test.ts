import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { logIn } from '@i-one/contract/accounts'
import { listSlots } from '@i-one/contract/bookings'
import { getHold, createHold } from '@i-one/contract/bookings/holds'
import { type Call, createClient } from '@i-one/contract/call'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

let dataDir: string
const children: ChildProcess[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'i-one-start-'))
  await chmod(dataDir, 0o755)
})
afterAll(async () => {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map(ended))
  await rm(dataDir, { recursive: true, force: true })
})

const ended = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve([])

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const launch = (port: number, folder = dataDir) => {
  const child = spawn(process.execPath, ['api/dist/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', NODE_ENV: 'production' },
  })
  children.push(child)
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const baseUrl = `http://127.0.0.1:${port}`
  const isReady = async () => (await fetch(`${baseUrl}/readyz`).catch(() => null))?.status
  return {
    child,
    baseUrl,
    said: () => said,
    ready: () => expect.poll(isReady, { timeout: 120_000, interval: 50 }).toBe(200),
  }
}

const printed = /captain@i-one\.example +(\S+)/

const signIn = async (baseUrl: string, said: string): Promise<Call> => {
  const password = printed.exec(said)?.[1] ?? ''
  const { token } = await createClient({ baseUrl })(logIn, {
    body: { email: 'captain@i-one.example', password },
  })
  return createClient({ baseUrl, token: () => token })
}

describe('a started server', { timeout: 300_000 }, () => {
  test('prints its address and demo accounts, and keeps acknowledged writes after kill -9', async () => {
    const port = await freePort()
    const folder = join(dataDir, 'of-its-own')
    const first = launch(port, folder)
    await first.ready()
    expect((await stat(folder)).mode & 0o007).toBe(0)
    await expect.poll(first.said).toMatch(/i-one is ready: http:\/\/localhost:\d+/)
    for (const account of ['organizer', 'captain', 'player'])
      expect(first.said()).toMatch(new RegExp(`${account}@i-one\\.example +[\\w-]{12}\\n`))
    const call = await signIn(first.baseUrl, first.said())
    const [pitch] = await call(findNearbyPitches, { query: { lng: 3.28, lat: 6.46, limit: 1 } })
    const slots = await call(listSlots, { params: { id: pitch?._id ?? '' }, query: {} })
    const start = slots.findLast(({ state }) => state === 'free')?.start ?? ''
    const hold = await call(createHold, { body: { pitch: pitch?._id ?? '', start } })
    first.child.kill('SIGKILL')
    await ended(first.child)

    const second = launch(port, folder)
    await second.ready()
    await expect.poll(second.said).toMatch(printed)
    expect(printed.exec(second.said())?.[1]).toBe(printed.exec(first.said())?.[1])
    const again = await signIn(second.baseUrl, second.said())
    expect(await again(getHold, { params: { id: hold._id } })).toMatchObject({ _id: hold._id, start })
    const begun = performance.now()
    second.child.kill('SIGTERM')
    expect(await ended(second.child)).toEqual([0, null])
    expect(performance.now() - begun).toBeLessThan(5000)
  })

  test('explains that its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { child, said } = launch(port)
    expect(await ended(child)).toEqual([1, null])
    expect(said()).toContain(
      `port ${port} on 127.0.0.1 is in use by another program. Set PORT to a free port.`,
    )
    other.close()
  })

  test('names the invalid variable', async () => {
    const child = spawn(process.execPath, ['api/dist/main.js'], {
      cwd: root,
      env: { ...process.env, PORT: 'kick-off', TRUST_PROXY: 'maybe' },
    })
    children.push(child)
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    expect(await ended(child)).toEqual([1, null])
    expect(said).toMatch(/PORT must be a port[^]*TRUST_PROXY must be 'off'/)
  })

  test('names the source line of an error', async () => {
    const child = spawn(process.execPath, ['api/dist/main.js'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: '/dev/null/data' },
    })
    children.push(child)
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    expect(await ended(child)).toEqual([1, null])
    expect(said).toMatch(/startEmbeddedPostgres.* \(.*api\/src\/lib\/database\/embedded-postgres\.ts:\d+/)
  })
})
