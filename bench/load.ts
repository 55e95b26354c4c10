import { type Socket, connect } from 'node:net'
import type { Endpoint } from '@i-one/contract/endpoint'

export interface LoadRequest {
  method: Endpoint['method']
  path: string
  token?: string
  body?: unknown
}

export const serializeRequest = ({ method, path, token, body }: LoadRequest) => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(text ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`)
}

export interface LoadReply {
  status: number
  body: Buffer
}

const head = Buffer.from('\r\n\r\n')

export const openConnection = async (baseUrl: string) => {
  const { hostname, port } = new URL(baseUrl)
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opening = connect({ host: hostname, port: Number(port), noDelay: true }, () => resolve(opening))
    opening.once('error', reject)
  })
  let arrived = Buffer.alloc(0)
  let answered: ((answer: LoadReply) => void) | undefined
  let failed: ((error: Error) => void) | undefined
  socket.on('error', (error) => failed?.(error))
  socket.on('close', () => failed?.(new Error('the server has closed a connection')))
  socket.on('data', (data) => {
    arrived = arrived.length ? Buffer.concat([arrived, data]) : data
    const answer = wholeAnswer(arrived)
    if (!answer) return
    arrived = Buffer.alloc(0)
    answered?.(answer)
  })
  return {
    send: (request: Buffer) =>
      new Promise<LoadReply>((resolve, reject) => {
        answered = resolve
        failed = reject
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

const wholeAnswer = (arrived: Buffer): LoadReply | null => {
  const end = arrived.indexOf(head)
  if (end < 0) return null
  const headers = arrived.toString('latin1', 0, end)
  const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1])
  if (Number.isNaN(length)) throw new Error(`a response without Content-Length: ${headers}`)
  const body = arrived.subarray(end + head.length)
  return body.length < length ? null : { status: Number(headers.slice(9, 12)), body }
}

export const sendOnce = async (baseUrl: string, request: LoadRequest) => {
  const connection = await openConnection(baseUrl)
  const answer = await connection.send(serializeRequest(request))
  connection.close()
  return answer
}

export interface LoadResult {
  perSecond: number
  times: number[]
  statuses: Set<number>
}

export interface LoadOptions {
  connections: number
  seconds: number
  /** Busy-waits for responses, because waking up a virtual machine can take longer than a request. */
  awake?: boolean
}

export const runLoad = async (
  baseUrl: string,
  requests: readonly LoadRequest[],
  { connections, seconds, awake = false }: LoadOptions,
): Promise<LoadResult> => {
  const messages = requests.map(serializeRequest)
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(baseUrl)))
  const times: number[] = []
  const statuses = new Set<number>()
  let next = 0
  const begun = performance.now()
  const end = begun + seconds * 1000
  const stayAwake = () => performance.now() < end && setImmediate(stayAwake)
  if (awake) stayAwake()
  await Promise.all(
    open.map(async ({ send }) => {
      for (let at = performance.now(); at < end;) {
        const { status } = await send(messages[next++ % messages.length]!)
        const now = performance.now()
        times.push(now - at)
        statuses.add(status)
        at = now
      }
    }),
  )
  const took = (performance.now() - begun) / 1000
  for (const { close } of open) close()
  times.sort((a, b) => a - b)
  return { perSecond: times.length / took, times, statuses }
}

export const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN

export const median = (numbers: readonly number[]) =>
  quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  )

export const alternateRuns = async <T>(
  rounds: number,
  a: () => Promise<T>,
  b: () => Promise<T>,
  isEnough: (pairs: readonly [a: T, b: T][]) => boolean = () => false,
) => {
  const pairs: [a: T, b: T][] = []
  for (let round = 0; round < rounds && !isEnough(pairs); round++) {
    if (round % 2) {
      const second = await b()
      pairs.push([await a(), second])
    } else pairs.push([await a(), await b()])
  }
  return pairs
}
