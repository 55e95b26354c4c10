import type { Hold } from '@i-one/contract/bookings/holds'
import type { Pitch } from '@i-one/contract/pitches'
import { t } from '@lingui/core/macro'
import { tabStorage } from '../../lib/site-data/site-data.ts'

export interface OfferedTime {
  pitch: Pick<Pitch, '_id' | 'name' | 'address' | 'timeZone' | 'price' | 'slotMinutes'>
  start: string
  state: 'asked' | 'held' | 'ended' | 'taken'
  hold?: Hold | undefined
}

export const isSameTime = (one: OfferedTime, other: OfferedTime) =>
  one.start === other.start && one.pitch._id === other.pitch._id

export const listSendableTimes = (times: readonly OfferedTime[]) =>
  times.filter(({ state }) => state !== 'taken')

export const findFirstToExpire = (times: readonly OfferedTime[]) =>
  times.flatMap(({ hold }) => hold ?? []).toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))[0]

const key = (to: string) => `times for ${to}`

/** Stores the offered times, so that they survive a reload. Holds still pending at the reload must be requested again. */
export const saveTimes = (to: string, times: readonly OfferedTime[]) =>
  times.length > 0 ? tabStorage.setItem(key(to), JSON.stringify(times)) : tabStorage.removeItem(key(to))

export const readSavedTimes = (to: string): readonly OfferedTime[] => {
  const saved = JSON.parse(tabStorage.getItem(key(to)) ?? '[]') as OfferedTime[]
  return saved.map((time) => (time.state === 'asked' ? { ...time, state: 'ended' } : time))
}

export const matchTooLongText = (format: string, times: readonly OfferedTime[]) => {
  const [shortest] = times.map(({ pitch }) => pitch).toSorted((a, b) => a.slotMinutes - b.slotMinutes)
  const minutes = format.split('x').reduce((product, part) => product * Number(part), 1)
  if (!shortest || minutes <= shortest.slotMinutes) return undefined
  return t`A match of ${minutes} minutes doesn’t fit the ${{ slot: shortest.slotMinutes }}-minute slots of ${{ pitch: shortest.name }}`
}
