import { createHold } from '@i-one/contract/bookings/holds'
import { type Call, CallError, createClient } from '@i-one/contract/call'
import { judgeAtLeast, judgeAtMost, printLine, printTitle } from './report.ts'

interface Outcome {
  won: number
  taken: number
  withoutAlternatives: number
  failed: number
}

const contest = async (callers: readonly Call[], pitch: string, start: string): Promise<Outcome> => {
  const outcome = { won: 0, taken: 0, withoutAlternatives: 0, failed: 0 }
  await Promise.all(
    callers.map(async (call) => {
      try {
        await call(createHold, { body: { pitch, start } })
        outcome.won++
      } catch (error) {
        if (error instanceof CallError && error.code === 'slot-taken') {
          outcome.taken++
          if (!Array.isArray(error.body['alternatives'])) outcome.withoutAlternatives++
        } else outcome.failed++
      }
    }),
  )
  return outcome
}

export const checkSlotRaces = async (
  baseUrl: string,
  tokens: readonly string[],
  pitch: string,
  starts: readonly string[],
) => {
  const callers = tokens.map((token) => createClient({ baseUrl, token: () => token }))
  const outcomes: Outcome[] = []
  for (const start of starts) outcomes.push(await contest(callers, pitch, start))
  const sum = (part: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[part], 0)
  printTitle(`${tokens.length} users request each of ${starts.length} slots at the same time`)
  judgeAtLeast('slots sold once', outcomes.filter(({ won }) => won === 1).length, starts.length)
  judgeAtMost('slots sold twice', outcomes.filter(({ won }) => won > 1).length, 0)
  printLine('rejected as taken', sum('taken'))
  judgeAtMost('rejected without other free slots', sum('withoutAlternatives'), 0)
  judgeAtMost('other errors', sum('failed'), 0)
}
