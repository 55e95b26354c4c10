import type { Point } from '@i-one/contract/shapes'
import { areaOf } from './places/area.ts'
import { useWhereFrom } from './where-from.ts'

export const useAreaFrom = (): Point | undefined => {
  const point = useWhereFrom()
  return point && { type: 'Point', coordinates: areaOf(point.coordinates) }
}
