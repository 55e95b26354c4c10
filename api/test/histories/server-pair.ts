import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export const findFreePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const untilReady = async (baseUrl: string, child: ChildProcess) => {
  const givenUp = Date.now() + 90_000
  while (Date.now() < givenUp) {
    if (hasEnded(child))
      throw new Error(`a server exited unexpectedly with ${child.exitCode ?? child.signalCode}`)
    const response = await fetch(`${baseUrl}/readyz`).catch(() => null)
    if (response?.status === 200) return
    await wait(50)
  }
  throw new Error('a server was not ready in 90 s')
}

const launch = async (port: number, environment: Record<string, string>) => {
  const child = spawn(process.execPath, ['api/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, PORT: String(port), LOG_LEVEL: 'error' },
  })
  await untilReady(`http://127.0.0.1:${port}`, child)
  return child
}

export type ServerPair = Awaited<ReturnType<typeof startServerPair>>

export const startServerPair = async (environment: Record<string, string>) => {
  const ports = [await findFreePort(), await findFreePort()] as const
  const children = await Promise.all(ports.map((port) => launch(port, environment)))
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    killAndRestart: async (which: 0 | 1) => {
      await end(children[which] as ChildProcess, 'SIGKILL')
      children[which] = await launch(ports[which], environment)
    },
    restart: async (which: 0 | 1) => {
      const asked = performance.now()
      await end(children[which] as ChildProcess, 'SIGTERM')
      const took = performance.now() - asked
      children[which] = await launch(ports[which], environment)
      return took
    },
    signal: (which: 0 | 1, name: NodeJS.Signals) => void children[which]?.kill(name),
    pids: () => children.filter((child) => !hasEnded(child)).map(({ pid }) => pid),
    stop: async () => void (await Promise.all(children.map((child) => end(child, 'SIGTERM')))),
  }
}
