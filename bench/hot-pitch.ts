import { listSlots } from '@i-one/contract/bookings'
import { createHold } from '@i-one/contract/bookings/holds'
import { compareWithBare, printComparison } from './against-bare.ts'
import { sendOnce } from './load.ts'
import { judgeAtLeast, printTitle } from './report.ts'

const connections = 64
const bound = 0.9
const fromMemoryBound = 0.5

/** Compares requests for a sold slot. Their response is expensive, because it lists the next three free slots. */
export const compareHotSlot = async (
  server: { baseUrl: string; pid: number; database: { url: string; log: string } },
  tokens: readonly string[],
  pitch: string,
  start: string,
) => {
  const requests = tokens.map((token) => ({
    method: createHold.method,
    path: createHold.path,
    token,
    body: { pitch, start },
  }))
  await sendOnce(server.baseUrl, requests[0]!)
  const found = await compareWithBare(server.database, server, requests, {
    connections,
    seconds: 1.5,
    bound,
  })
  printTitle(`attempts at one slot of a hot pitch over ${connections} connections`)
  printComparison(found)
  judgeAtLeast('ratio to the bare handler', found.ratio, bound)
}

/** Compares requests for one day with a bare server that has the response in memory. */
export const compareOneDay = async (
  server: { baseUrl: string; pid: number; database: { url: string; log: string } },
  pitch: string,
  day: string,
) => {
  const request = {
    method: listSlots.method,
    path: `${listSlots.path.replace(':id', pitch)}?from=${day}&days=1`,
  }
  const requests = Array.from({ length: 20 }, () => request)
  const found = await compareWithBare(server.database, server, requests, {
    connections,
    seconds: 1.5,
    bound: fromMemoryBound,
    fromMemory: true,
  })
  printTitle(`one day of a hot pitch over ${connections} connections, against the same bytes from memory`)
  printComparison(found)
  judgeAtLeast('ratio to the bare handler', found.ratio, fromMemoryBound)
}
