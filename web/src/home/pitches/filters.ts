import type { NearbyPitch } from '@i-one/contract/pitches'
import type { Filters } from '../filters/address.ts'
import type { FilterField } from '../filters/filter-fields.tsx'
import { toMinorUnits } from '../games/filters.ts'
import { kmText, nairaText, teamSizeOptions, surfaceOptions } from '../games/game-fields.ts'

export const filterNames = ['free', 'price', 'km', 'surface', 'size'] as const
type FilterName = (typeof filterNames)[number]

export const sortLabels = { nearest: 'Nearest', cheapest: 'Cheapest' } as const

export const pitchFields: readonly FilterField<FilterName>[] = [
  { name: 'free', label: 'Free', kind: 'pills', options: [{ value: 'today', label: 'Free today' }] },
  {
    name: 'price',
    label: 'Maximum price per hour',
    kind: 'range',
    min: 5000,
    max: 60_000,
    step: 5000,
    shown: nairaText,
  },
  { name: 'km', label: 'Distance', kind: 'range', min: 1, max: 25, step: 1, shown: kmText },
  { name: 'surface', label: 'Surface', kind: 'pills', options: surfaceOptions },
  { name: 'size', label: 'Team size', kind: 'pills', options: teamSizeOptions },
]

/** Returns the price per hour in minor units, because slot lengths differ between pitches. */
const anHour = ({ price, slotMinutes }: Pick<NearbyPitch, 'price' | 'slotMinutes'>) =>
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
      anHour(pitch) <= max &&
      pitch.distance <= farthest &&
      (surface === '' || pitch.surface === surface) &&
      (size === '' || pitch.playersPerTeam === Number(size)),
  )
  return by === 'cheapest' ? found.toSorted((a, b) => anHour(a) - anHour(b)) : found
}
