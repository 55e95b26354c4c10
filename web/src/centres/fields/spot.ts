import type { Point } from '@i-one/contract/shapes'

export type LatLng = { lng: number; lat: number }

export const toLatLng = ({ coordinates: [lng, lat] }: Point): LatLng => ({ lng, lat })
