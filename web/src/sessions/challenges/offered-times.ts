import type { Hold } from '@i-one/contract/bookings/holds'
import type { Pitch } from '@i-one/contract/pitches'
import { tabStorage } from '../../lib/site-data/site-data.ts'

/**
 * A time while the challenge is written: `asked` for, `held`, `ended` because its minutes are over, or `taken` by
 * somebody else.
 */
export interface OfferedTime {
  pitch: Pick<Pitch, '_id' | 'name' | 'address' | 'timeZone' | 'price' | 'slotMinutes'>
  start: string
  state: 'asked' | 'held' | 'ended' | 'taken'
  hold?: Hold | undefined
}

export const sameTime = (one: OfferedTime, other: OfferedTime) =>
  one.start === other.start && one.pitch._id === other.pitch._id

/** What is sent; one that has run out is held again if it is still free. */
export const sendable = (times: readonly OfferedTime[]) => times.filter(({ state }) => state !== 'taken')

/** The hold that runs out first. */
export const firstToEnd = (times: readonly OfferedTime[]) =>
  times.flatMap(({ hold }) => hold ?? []).toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))[0]

const key = (to: string) => `times for ${to}`

/** Of this browser tab, for a page that is loaded again. What was on its way then may be held: it is asked for again. */
export const keepTimes = (to: string, times: readonly OfferedTime[]) =>
  times.length > 0 ? tabStorage.setItem(key(to), JSON.stringify(times)) : tabStorage.removeItem(key(to))

export const keptTimes = (to: string): readonly OfferedTime[] => {
  const kept = JSON.parse(tabStorage.getItem(key(to)) ?? '[]') as OfferedTime[]
  return kept.map((time) => (time.state === 'asked' ? { ...time, state: 'ended' } : time))
}
