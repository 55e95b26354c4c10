import type { Point } from '@i-one/contract/shapes'
import { toArea } from './places/area.ts'
import { useMain } from './store.ts'

export const useWhereFrom = (): Point | undefined => useMain(({ auth }) => auth.user?.location)

export const useAreaFrom = (): Point | undefined => {
  const point = useWhereFrom()
  return point && { type: 'Point', coordinates: toArea(point.coordinates) }
}
