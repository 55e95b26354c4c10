// What a stream costs over bare node:http: whoever asks is written what comes in, and nothing else is done.
import { type ServerResponse, createServer } from 'node:http'

const readers = new Set<ServerResponse>()

createServer((request, response) => {
  if (request.url === '/readyz') return void response.end()
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    response.write('event: heartbeat\ndata: {}\n\n')
    response.socket?.setNoDelay(true)
    readers.add(response)
    return
  }
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const bytes = Buffer.concat(parts)
    for (const reader of readers) reader.write(bytes)
    response.end()
  })
}).listen(Number(process.env['PORT']), '127.0.0.1', 8192)
