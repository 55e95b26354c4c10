import type { NewSession } from '@i-one/contract/sessions'
import type * as z from 'zod/mini'

export type Answers = z.input<typeof NewSession>

const key = 'new-session'

const usual = {
  minutesPerMatch: 8,
  playersPerTeam: 5,
  sets: 2,
  aet: true,
  penaltyShootout: true,
  visibility: 'public',
} satisfies Partial<Answers>

/** What was answered so far. The hold is not kept here: it stands in the address. */
export const readDraft = (): Answers => {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Answers>
  return { ...usual, ...kept, hold: '' }
}

export const keepDraft = ({ hold: _hold, ...answers }: Answers) =>
  sessionStorage.setItem(key, JSON.stringify(answers))

export const forgetDraft = () => sessionStorage.removeItem(key)
