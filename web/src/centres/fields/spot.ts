import type { Point } from '@i-one/contract/shapes'

export type Spot = { lng: number; lat: number }

export const toSpot = ({ coordinates: [lng, lat] }: Point): Spot => ({ lng, lat })
