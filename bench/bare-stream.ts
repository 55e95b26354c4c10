// Baseline for streams: bare node:http stores a goal with the same SQL and forwards it.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type ServerResponse, createServer } from 'node:http'
import pg from 'pg'
import type { RecordedGoal } from './goals.ts'

const { DATABASE_URL, GOAL = '', PORT } = process.env
const goal = JSON.parse(readFileSync(GOAL, 'utf8')) as RecordedGoal
const database = new pg.Client(DATABASE_URL)
await database.connect()
const names = new Map(goal.statements.map(({ text }, n) => [text, `s${n}`]))
let { last } = goal

const store = async () => {
  const [id, seq] = [randomUUID(), ++last]
  for (const { text, values } of goal.statements)
    await database.query({
      name: names.get(text)!,
      text,
      values: values.map((value) =>
        value?.replaceAll(goal.id, id).replace(`"seq": ${goal.seq},`, `"seq": ${seq},`),
      ),
    })
}

const readers = new Set<ServerResponse>()

createServer((request, response) => {
  if (request.url === '/readyz') return void response.end()
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    response.write('event: heartbeat\ndata: {}\n\n')
    response.socket?.setNoDelay(true)
    readers.add(response)
    response.once('close', () => readers.delete(response))
    return
  }
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', async () => {
    await store()
    const bytes = Buffer.concat(parts)
    for (const reader of readers) reader.write(bytes)
    response.end()
  })
}).listen(Number(PORT), '127.0.0.1', 8192)
