import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findFreePort } from '../histories/server-pair.ts'

interface Connections {
  connections: { name?: string; subscriptions_list?: string[] }[]
}

export const startNats = async () => {
  const [port, monitor] = [await findFreePort(), await findFreePort()]
  const launch = async () => {
    const who = ['--user', 'i-one', '--pass', 'half/time']
    const where = ['-a', '127.0.0.1', '-p', String(port), '-m', String(monitor)]
    const child = spawn('nats-server', [...where, ...who], { stdio: ['ignore', 'ignore', 'pipe'] })
    await new Promise<void>((resolve, reject) => {
      createInterface(child.stderr).on('line', (line) => line.includes('Server is ready') && resolve())
      child.once('exit', () => reject(new Error('nats-server exited unexpectedly')))
    })
    return child
  }
  let child = await launch()
  return {
    url: `nats://i-one:half%2Ftime@127.0.0.1:${port}`,
    subscriptions: async () => {
      const response = await fetch(`http://127.0.0.1:${monitor}/connz?subs=1`)
      const { connections } = (await response.json()) as Connections
      return connections.map(({ subscriptions_list: list = [] }) => list.toSorted())
    },
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    start: async () => void (child = await launch()),
    signal: (which: NodeJS.Signals) => void child.kill(which),
  }
}
