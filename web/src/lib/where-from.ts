import type { Point } from '@i-one/contract/shapes'
import { toArea } from './places/area.ts'
import { useMainStore } from './store.ts'

export const useUserLocation = (): Point | undefined => useMainStore(({ auth }) => auth.user?.location)

export const useUserArea = (): Point | undefined => {
  const point = useUserLocation()
  return point && { type: 'Point', coordinates: toArea(point.coordinates) }
}
