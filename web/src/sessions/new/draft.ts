import type { NewSession } from '@i-one/contract/sessions'
import { defaultFormat } from '@i-one/game/sessions/usual-format'
import type * as z from 'zod/mini'
import { tabStorage } from '../../lib/site-data/site-data.ts'

export type SessionDraft = Required<Omit<z.output<typeof NewSession>, 'hold' | 'matchType' | 'team'>> & {
  team?: string | undefined
}

const key = 'new-session'

const defaults: SessionDraft = {
  ...defaultFormat,
  visibility: 'public',
  firstTo: 0,
  title: '',
  note: '',
  level: 'any',
  whoPlays: 'any',
}

export const readDraft = (): SessionDraft => ({
  ...defaults,
  ...(JSON.parse(tabStorage.getItem(key) ?? '{}') as Partial<SessionDraft>),
})

export const saveDraft = (answers: SessionDraft) => tabStorage.setItem(key, JSON.stringify(answers))

export const deleteDraft = () => tabStorage.removeItem(key)
