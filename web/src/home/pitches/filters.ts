import type { NearbyPitch } from '@i-one/contract/pitches'
import { t } from '@lingui/core/macro'
import type { Filters } from '../filters/address.ts'
import type { FilterField } from '../filters/filter-fields.tsx'
import { toMinorUnits } from '../games/filters.ts'
import { nairaText, pitchFilterFields } from '../games/game-fields.ts'

export const filterNames = ['free', 'price', 'km', 'surface', 'size'] as const
type FilterName = (typeof filterNames)[number]

export const sortLabels = { nearest: t`Nearest`, cheapest: t`Cheapest` } as const

export const pitchFields: readonly FilterField<FilterName>[] = [
  {
    name: 'free',
    label: t({ message: 'Free', comment: 'Not booked' }),
    kind: 'pills',
    options: [{ value: 'today', label: t`Free today` }],
  },
  {
    name: 'price',
    label: t`Maximum price per hour`,
    kind: 'range',
    min: 5000,
    max: 60_000,
    step: 5000,
    shown: nairaText,
  },
  ...pitchFilterFields,
]

const getHourlyPrice = ({ price, slotMinutes }: Pick<NearbyPitch, 'price' | 'slotMinutes'>) =>
  (price.amount * 60) / slotMinutes

export const filterPitches = <One extends NearbyPitch>(
  pitches: readonly One[],
  { free, price, km, surface, size }: Filters<FilterName>,
  by: string,
): One[] => {
  const max = Number(price) > 0 ? toMinorUnits(price) : Infinity
  const farthest = Number(km) > 0 ? Number(km) * 1000 : Infinity
  const found = pitches.filter(
    (pitch) =>
      (free !== 'today' || !pitch.booked) &&
      getHourlyPrice(pitch) <= max &&
      pitch.distance <= farthest &&
      (surface === '' || pitch.surface === surface) &&
      (size === '' || pitch.playersPerTeam === Number(size)),
  )
  return by === 'cheapest' ? found.toSorted((a, b) => getHourlyPrice(a) - getHourlyPrice(b)) : found
}
