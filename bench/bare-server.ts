// What the same statements cost over bare node:http: each request it was told of is answered with the rows of the
// statements our server sends for it, and nothing is computed.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import type { Statement } from './recording.ts'

const { DATABASE_URL, STATEMENTS = '', PORT } = process.env
const known = new Map<string, Statement[]>(
  JSON.parse(readFileSync(STATEMENTS, 'utf8')) as [string, Statement[]][],
)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })

const names = new Map<string, string>()
const nameOf = (text: string) => {
  const name = names.get(text) ?? `s${names.size + 1}`
  names.set(text, name)
  return name
}

const rowsOf = async (statements: readonly Statement[]) => {
  let rows: unknown[] = []
  for (const { text, values } of statements)
    ({ rows } = await pool.query({ name: nameOf(text), text, values }))
  return rows
}

createServer((request, response) => {
  let body = ''
  request.on('data', (data: Buffer) => (body += data.toString()))
  request.on('end', async () => {
    if (request.url === '/readyz') return void response.end()
    if (body) JSON.parse(body)
    const statements = known.get(`${request.url} ${request.headers.authorization ?? ''}`)
    if (!statements) return void response.writeHead(500).end()
    const answer = JSON.stringify(await rowsOf(statements))
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(answer),
    })
    response.end(answer)
  })
}).listen(Number(PORT), '127.0.0.1')
