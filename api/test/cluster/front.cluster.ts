import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { type ServerResponse, createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newFolder } from '../crash/rig.ts'
import { deployed } from './deployed.ts'
import { startProgram } from './program.ts'
import { isWell, until } from './start-cluster.ts'

const here = { folder: await newFolder(), network: `127.${1 + (process.pid % 250)}.0` }
const front = `http://${here.network}.10:8000`
const file = join(here.folder, 'haproxy.cfg')
await writeFile(file, await deployed('haproxy.cfg', here, { 'maxconn 60000': 'maxconn 400' }))
const haproxy = startProgram({ name: 'haproxy', folder: here.folder, command: ['haproxy', '-f', file] })

const servers: ReturnType<typeof createServer>[] = []
afterAll(async () => {
  for (const server of servers) server.closeAllConnections()
  await haproxy.stop()
  await rm(here.folder, { recursive: true })
})

const listen = async (
  host: string,
  port: number,
  answer: (response: ServerResponse, accept?: string) => void,
) => {
  const server = createServer(({ headers }, response) => answer(response, headers.accept)).listen(port, host)
  servers.push(server)
  await once(server, 'listening')
}

/** Says who it is, and stays connected with who watches. */
const startProcess = async (n: number) => {
  const host = `${here.network}.2${n}`
  await listen(host, 3000, (response, accept) => {
    response.write(`app${n}`)
    if (accept !== 'text/event-stream') response.end()
  })
  await listen(host, 3001, (response) => void response.end())
}

const watch = async () => {
  const { body } = await fetch(front, { headers: { accept: 'text/event-stream' } })
  await body!.getReader().read()
}

const ask = async () => {
  const response = await fetch(front, { headers: { connection: 'close' } })
  return response.text()
}

test('a process that nobody watches is not asked everything', async () => {
  await startProcess(2)
  await startProcess(3)
  await until('nobody answers', () => isWell(front))
  for (let n = 0; n < 20; n++) await watch()
  await startProcess(1)
  await until('the third is not asked', async () => (await ask()) === 'app1')
  const answers: string[] = []
  for (let n = 0; n < 30; n++) answers.push(await ask())
  expect(answers.filter((who) => who === 'app1').length).toBeLessThan(15)
})
