import type { Point } from '@i-one/contract/shapes'

export type Spot = { lng: number; lat: number }

export const spotOf = ({ coordinates: [lng, lat] }: Point): Spot => ({ lng, lat })
