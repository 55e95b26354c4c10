import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { host, port, beats } = workerData as { host: string; port: number; beats: BigInt64Array }

/** Nanoseconds without a beat after which a process counts as hung. */
const longest = 2_000_000_000n

createServer((_, response) => {
  const isHung = process.hrtime.bigint() - Atomics.load(beats, 0) > longest
  response.writeHead(isHung ? 503 : 200).end()
}).listen(port, host, () => {
  parentPort?.postMessage('listening') // oxlint-disable-line unicorn/require-post-message-target-origin -- it is no window's
})
