import { deviceStorage } from '../lib/site-data/site-data.ts'
import { lastSeenKey as key } from '../lib/store.ts'
import { isOwnLogin, readToken } from '../lib/token.ts'

/** Answers as they were shown last, by the first two words of their query's key: the rest says of which day. */
interface Seen {
  of: string
  answers: Record<string, unknown>
}

let seen: Seen | undefined

/** By version, since another may read an answer otherwise, and by login. The end of a login is none, and no two have the same. */
const ofNow = () =>
  `${document.querySelector<HTMLScriptElement>('script[type=module]')?.src} ${readToken()?.slice(-8)}`

const seenNow = () => {
  const of = ofNow()
  if (seen?.of !== of) {
    const kept = JSON.parse(deviceStorage.getItem(key) ?? 'null') as Seen | null
    seen = kept?.of === of ? kept : { of, answers: {} }
  }
  return seen
}

const nameOf = (queryKey: readonly unknown[]) => queryKey.slice(0, 2).join(' ')

export const lastSeen = <Answer>(queryKey: readonly unknown[]) =>
  isOwnLogin() ? (seenNow().answers[nameOf(queryKey)] as Answer | undefined) : undefined

export const keepSeen = (queryKey: readonly unknown[], answer: unknown) => {
  // what the page's queries hold may be of the login that it was opened with
  if (!isOwnLogin()) return
  const { of, answers } = seenNow()
  answers[nameOf(queryKey)] = answer
  deviceStorage.setItem(key, JSON.stringify({ of, answers }))
}
