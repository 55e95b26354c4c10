import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import type { Random } from '@i-one/game/random'

const longest = 4000

export const openCuttingProxy = async (urls: readonly string[], random: Random) => {
  let cuts = 0
  let isCutting = true
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const { hostname, port } = new URL(urls[Math.floor(random() * urls.length)]!)
    const onward = connect(Number(port), hostname)
    let left = Math.floor(random() * longest)
    socket.on('data', (sent) => onward.write(sent))
    onward.on('data', (sent: Buffer) => {
      if (!isCutting || sent.length < left) {
        socket.write(sent)
        left -= sent.length
        return
      }
      cuts++
      onward.destroy()
      socket.end(sent.subarray(0, left))
    })
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.end()
      })
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    spare: () => void (isCutting = false),
    stop: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
