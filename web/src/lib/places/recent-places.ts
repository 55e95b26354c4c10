import type { PlaceSearchResult } from '@i-one/contract/pitches'
import { deviceStorage } from '../site-data/site-data.ts'
import { recentPlacesKey as key } from '../store.ts'

const max = 5

export const readRecentPlaces = () => JSON.parse(deviceStorage.getItem(key) ?? '[]') as PlaceSearchResult[]

const keep = (places: PlaceSearchResult[]) => {
  deviceStorage.setItem(key, JSON.stringify(places))
  return places
}

const isSame = (one: PlaceSearchResult, other: PlaceSearchResult) =>
  one.kind === other.kind && one.name === other.name && one.address === other.address

const without = (place: PlaceSearchResult) => readRecentPlaces().filter((one) => !isSame(one, place))

export const savePlace = (place: PlaceSearchResult) => keep([place, ...without(place)].slice(0, max))

export const deleteRecentPlace = (place: PlaceSearchResult) => keep(without(place))

export const deleteRecentPlaces = () => deviceStorage.removeItem(key)
