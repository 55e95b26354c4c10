import type { PlaceSearchResult } from '@i-one/contract/pitches'
import { useState } from 'react'
import {
  deleteRecentPlace,
  deleteRecentPlaces,
  savePlace,
  readRecentPlaces,
} from '../lib/places/recent-places.ts'

export const useRecentPlaces = () => {
  const [recent, setRecent] = useState(readRecentPlaces)
  return {
    recent,
    keep: (place: PlaceSearchResult) => setRecent(savePlace(place)),
    forget: (place: PlaceSearchResult | undefined) => {
      if (place) return setRecent(deleteRecentPlace(place))
      deleteRecentPlaces()
      setRecent([])
    },
  }
}
