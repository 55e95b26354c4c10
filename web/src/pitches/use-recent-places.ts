import type { FoundPlace } from '@i-one/contract/pitches'
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
    keep: (place: FoundPlace) => setRecent(savePlace(place)),
    forget: (place: FoundPlace | undefined) => {
      if (place) return setRecent(deleteRecentPlace(place))
      deleteRecentPlaces()
      setRecent([])
    },
  }
}
