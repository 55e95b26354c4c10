import type { NewSession } from '@i-one/contract/sessions'
import { usualFormat } from '@i-one/game/sessions/usual-format'
import type * as z from 'zod/mini'
import { tabStorage } from '../../lib/site-data/site-data.ts'

export type Answers = Required<Omit<z.output<typeof NewSession>, 'hold' | 'matchType' | 'team'>> & {
  team?: string | undefined
}

const key = 'new-session'

const usual: Answers = {
  ...usualFormat,
  visibility: 'public',
  firstTo: 0,
  title: '',
  note: '',
  level: 'any',
  whoPlays: 'any',
}

export const readDraft = (): Answers => ({
  ...usual,
  ...(JSON.parse(tabStorage.getItem(key) ?? '{}') as Partial<Answers>),
})

export const saveDraft = (answers: Answers) => tabStorage.setItem(key, JSON.stringify(answers))

export const deleteDraft = () => tabStorage.removeItem(key)
