// Baseline: bare node:http that replays our server's SQL statements and responses without running its logic.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import type { Statement } from './recording.ts'

export interface RecordedAnswer {
  statements: Statement[]
  status: number
  answer?: unknown
  text?: string
}

const { DATABASE_URL, STATEMENTS = '', PORT } = process.env
const known = new Map<string, RecordedAnswer>(
  JSON.parse(readFileSync(STATEMENTS, 'utf8')) as [string, RecordedAnswer][],
)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })

const names = new Map<string, string>()
const nameOf = (text: string) => {
  const name = names.get(text) ?? `s${names.size + 1}`
  names.set(text, name)
  return name
}

const send = async (statements: readonly Statement[]) => {
  for (const { text, values } of statements) await pool.query({ name: nameOf(text), text, values })
}

createServer((request, response) => {
  let body = ''
  request.on('data', (data: Buffer) => (body += data.toString()))
  request.on('end', async () => {
    if (request.url === '/readyz') return void response.end()
    if (body) JSON.parse(body)
    const recordedAnswer = known.get(`${request.url} ${request.headers.authorization ?? ''}`)
    if (!recordedAnswer) return void response.writeHead(500).end()
    await send(recordedAnswer.statements)
    const answer = recordedAnswer.text ?? JSON.stringify(recordedAnswer.answer)
    response.writeHead(recordedAnswer.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(answer),
    })
    response.end(answer)
  })
}).listen(Number(PORT), '127.0.0.1')
