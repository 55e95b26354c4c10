import type { Point } from '@i-one/contract/shapes'
import { fixedText } from '@i-one/game/formats/numbers'
import { t } from '@lingui/core/macro'

export const distanceText = (metres: number) => {
  if (metres < 950) return t`${{ metres: Math.round(metres / 50) * 50 }}\u00a0m`
  const kilometres = metres / 1000
  return t`${{ kilometres: fixedText(kilometres, kilometres < 10 ? 1 : 0) }}\u00a0km`
}

const earthRadius = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

export const metresBetween = ({ coordinates: [lng, lat] }: Point, { coordinates: [lng2, lat2] }: Point) => {
  const north = Math.sin(radians(lat2 - lat) / 2)
  const east = Math.sin(radians(lng2 - lng) / 2)
  const haversine = north ** 2 + Math.cos(radians(lat)) * Math.cos(radians(lat2)) * east ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(haversine))
}
