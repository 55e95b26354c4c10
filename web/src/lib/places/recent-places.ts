import type { FoundPlace } from '@i-one/contract/pitches'
import { deviceStorage } from '../site-data/site-data.ts'
import { recentPlacesKey as key } from '../store.ts'

const max = 5

export const readRecentPlaces = () => JSON.parse(deviceStorage.getItem(key) ?? '[]') as FoundPlace[]

const keep = (places: FoundPlace[]) => {
  deviceStorage.setItem(key, JSON.stringify(places))
  return places
}

const isSame = (one: FoundPlace, other: FoundPlace) =>
  one.kind === other.kind && one.name === other.name && one.address === other.address

const without = (place: FoundPlace) => readRecentPlaces().filter((one) => !isSame(one, place))

export const savePlace = (place: FoundPlace) => keep([place, ...without(place)].slice(0, max))

export const deleteRecentPlace = (place: FoundPlace) => keep(without(place))

export const deleteRecentPlaces = () => deviceStorage.removeItem(key)
