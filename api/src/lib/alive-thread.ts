import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { host, port, seen } = workerData as { host: string; port: number; seen: BigInt64Array }

const longest = 2_000_000_000n

createServer(({ url }, response) => {
  const isHung = process.hrtime.bigint() - Atomics.load(seen, 0) > longest
  const isAsked = url === '/process' || Atomics.load(seen, 1) === 1n
  response.writeHead(isAsked && !isHung ? 200 : 503).end()
}).listen(port, host, () => {
  parentPort?.postMessage('listening') // oxlint-disable-line unicorn/require-post-message-target-origin -- not a window's postMessage
})
