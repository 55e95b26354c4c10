import { deviceStorage } from '../lib/site-data/site-data.ts'
import { lastSeenKey as key } from '../lib/store.ts'
import { isOwnLogin, readToken } from '../lib/token.ts'

interface Seen {
  owner: string
  answers: Record<string, unknown>
}

let seen: Seen | undefined

/** Identifies the login and the app version, because another version may use another data format. */
const currentOwner = () =>
  `${document.querySelector<HTMLScriptElement>('script[type=module]')?.src} ${readToken()?.slice(-8)}`

const readSeen = () => {
  const owner = currentOwner()
  if (seen?.owner !== owner) {
    const saved = JSON.parse(deviceStorage.getItem(key) ?? 'null') as Seen | null
    seen = saved?.owner === owner ? saved : { owner, answers: {} }
  }
  return seen
}

const toName = (queryKey: readonly unknown[]) => queryKey.slice(0, 2).join(' ')

export const readPersistedData = <Answer>(queryKey: readonly unknown[]) =>
  isOwnLogin() ? (readSeen().answers[toName(queryKey)] as Answer | undefined) : undefined

export const persistQueryData = (queryKey: readonly unknown[], answer: unknown) => {
  // skips saving after a login in another tab, because the data may still belong to the previous login
  if (!isOwnLogin()) return
  const { owner, answers } = readSeen()
  answers[toName(queryKey)] = answer
  deviceStorage.setItem(key, JSON.stringify({ owner, answers }))
}
