import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const worker = '/service-worker.js'

/** Starts a proxy that serves a new service worker on demand, as after a deployment. */
export const startDeployProxy = async (baseUrl: string) => {
  let next = false
  let held: { path: string; until: Promise<void> } | undefined
  const { hostname, port } = new URL(baseUrl)
  const server = createServer((asked, answer) => {
    const changed = next && asked.url?.startsWith(worker)
    const headers = {
      ...asked.headers,
      ...(changed && { 'accept-encoding': 'identity', 'if-none-match': '' }),
    }
    const passed = forward(
      // without an agent, because the server might close a keep-alive connection during the request
      { agent: false, hostname, port, path: asked.url, method: asked.method, headers },
      async (real) => {
        if (asked.url === held?.path) await held?.until
        if (!changed) {
          answer.writeHead(real.statusCode ?? 502, real.headers)
          real.pipe(answer)
          return
        }
        const script = (await text(real)).replace(/version [\w-]+/, 'version of-tomorrow')
        answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script)
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      next = true
    },
    hold: (path: string, until: Promise<void>) => {
      held = { path, until }
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
