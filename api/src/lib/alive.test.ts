import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../../test/histories/server-pair.ts'
import { serveLiveness } from './alive.ts'
import { StartError } from './config.ts'

const host = '127.0.0.1'

const ask = async (port: number, path = '/process') => {
  const { status } = await fetch(`http://${host}:${port}${path}`, { signal: AbortSignal.timeout(10_000) })
  return status
}

/** On SIGUSR2, the started process blocks its event loop until it reads a byte from its standard input. */
const startHanging = async (port: number) => {
  const alive = new URL('alive.ts', import.meta.url).href
  const code = `
    const { readSync } = await import('node:fs')
    const { serveLiveness } = await import('${alive}')
    await serveLiveness('${host}', ${port})
    process.once('SIGUSR2', () => readSync(0, Buffer.alloc(1)))
    setInterval(() => undefined, 1000)
    console.log('lives')`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  })
  await once(child.stdout, 'data')
  return { hang: () => child.kill('SIGUSR2'), goOn: () => child.stdin.write('!') }
}

test('reports a hung process as not alive until the process continues', async () => {
  const port = await findFreePort()
  const { hang, goOn } = await startHanging(port)
  await expect.poll(() => ask(port)).toBe(200)
  hang()
  await expect.poll(() => ask(port)).toBe(503)
  goOn()
  await expect.poll(() => ask(port)).toBe(200)
})

test('names a port in use, and frees its own port when stopped', async () => {
  const port = await findFreePort()
  const { stop } = await serveLiveness(host, port)
  const again = serveLiveness(host, port)
  await expect(again).rejects.toThrow(StartError)
  await expect(again).rejects.toThrow(`port ${port} on ${host} is in use`)
  await stop()
  await (await serveLiveness(host, port)).stop()
})

test('reports a process as alive from the start, and as serving once it serves', async () => {
  const port = await findFreePort()
  const { serve, stop } = await serveLiveness(host, port)
  onTestFinished(stop)
  expect([await ask(port), await ask(port, '/')]).toEqual([200, 503])
  serve()
  expect([await ask(port), await ask(port, '/')]).toEqual([200, 200])
})
