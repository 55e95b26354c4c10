import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { findFreePort } from './server.ts'

const keep = (token: string) =>
  `<head><script>localStorage.setItem('i-one', ${JSON.stringify(token)});sessionStorage.setItem('splash', 'seen')</script>`

const pass = (
  from: IncomingMessage,
  to: ServerResponse,
  { origin, token }: { origin: string; token: string },
) => {
  // changes and compresses only pages; other responses pass through
  const isPage = from.headers.accept?.includes('text/html')
  const headers = { ...from.headers, ...(isPage && { 'accept-encoding': 'identity' }) }
  const asked = request(origin + from.url, { method: from.method, headers }, (answer) => {
    if (!isPage || !answer.headers['content-type']?.startsWith('text/html')) {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
      return
    }
    let text = ''
    answer.setEncoding('utf8').on('data', (part: string) => (text += part))
    answer.on('end', () => {
      const page = text.replace('<head>', keep(token))
      // without a login the server responds with 404 for personal pages, which Lighthouse rejects
      const status = answer.statusCode === 404 ? 200 : (answer.statusCode ?? 502)
      to.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      to.end(brotliCompressSync(page))
    })
  })
  asked.once('error', () => to.destroy())
  to.once('close', () => asked.destroy())
  from.pipe(asked)
}

export const startSignedInProxy = async (origin: string, token: string) => {
  const server = createServer((from, to) => pass(from, to, { origin, token }))
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
