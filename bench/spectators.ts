// Uses plain sockets that only search for event numbers, so that spectators do not dominate the measurement.
import { type Socket, connect } from 'node:net'
import { type CrowdMessage, readMicroseconds } from './crowd.ts'

const [host = '', port = '', path = '', count = '0', after = '0', atOnce = '100'] = process.argv.slice(2)
const spectators = Number(count)

const arrived = new Map<number, number>()
let lost = 0
let doubled = 0

const arrive = (seq: number, at: number) => {
  const have = (arrived.get(seq) ?? 0) + 1
  arrived.set(seq, have)
  if (have === spectators) report({ seq, at, lost, doubled })
}

const report = (message: CrowdMessage) => process.send?.(message)

const number = /(?:^|\n)id: (\d+)/g

const listen = (socket: Socket, opened: () => void) => {
  let last = Number(after)
  let rest = ''
  let isOpen = false
  socket.on('data', (bytes) => {
    const at = readMicroseconds()
    const text = rest + bytes.toString('latin1')
    const end = text.lastIndexOf('\n\n')
    rest = end < 0 ? text : text.slice(end + 2)
    if (end < 0) return
    for (const [, found] of text.slice(0, end).matchAll(number)) {
      const seq = Number(found)
      if (seq <= last) doubled++
      else {
        lost += seq - last - 1
        last = seq
        arrive(seq, at)
      }
    }
    if (!isOpen) opened()
    isOpen = true
  })
}

const openOne = () =>
  new Promise<void>((resolve, reject) => {
    const socket = connect({ host, port: Number(port) }, () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nlast-event-id: ${after}\r\naccept: text/event-stream\r\n\r\n`,
      )
    })
    listen(socket, resolve)
    socket.once('error', reject)
    socket.once('close', () => {
      console.error('a spectator was dropped')
      process.exit(1)
    })
  })

process.once('disconnect', () => process.exit(0))
report({ begins: true })
let left = spectators
const openInTurn = async () => {
  while (left-- > 0) await openOne()
}
await Promise.all(Array.from({ length: Number(atOnce) }, openInTurn))
report({ open: true })
