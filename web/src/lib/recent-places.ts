import type { Place } from '@i-one/contract/pitches'

import { deviceStorage } from './device-storage.ts'

const key = 'recent-places'
const most = 5

/** What the person of this device looked for last, the latest first. */
export const recentPlaces = () => JSON.parse(deviceStorage()?.getItem(key) ?? '[]') as Place[]

const keep = (places: Place[]) => {
  deviceStorage()?.setItem(key, JSON.stringify(places))
  return places
}

const isSame = (one: Place, other: Place) =>
  one.kind === other.kind && one.name === other.name && one.address === other.address

const without = (place: Place) => recentPlaces().filter((one) => !isSame(one, place))

export const keepPlace = (place: Place) => keep([place, ...without(place)].slice(0, most))

export const forgetPlace = (place: Place) => keep(without(place))

export const forgetPlaces = () => deviceStorage()?.removeItem(key)
