import { createHold } from '@i-one/contract/bookings/holds'
import { CallError, createClient } from '@i-one/contract/call'
import type { SlotRow, SlotHistorySetup } from './play-slots.ts'

export const raceForSlots = async (
  { urls, people }: Pick<SlotHistorySetup, 'urls' | 'people'>,
  { pitch, starts }: SlotRow,
) => {
  const callers = people.map(({ token }, n) =>
    createClient({ baseUrl: urls[n % urls.length]!, token: () => token }),
  )
  const rounds: Record<string, number>[] = []
  for (const start of starts) {
    const answers: Record<string, number> = {}
    const asked = callers.map(async (call) => {
      const answer = await call(createHold, { body: { pitch, start } }).then(
        () => 'held',
        (error: unknown) => {
          if (error instanceof CallError) return error.code ?? 'no answer'
          throw error
        },
      )
      answers[answer] = (answers[answer] ?? 0) + 1
    })
    await Promise.all(asked)
    rounds.push(answers)
  }
  return rounds
}
