import type { Centre } from '@i-one/contract/centres/registration'
import type { StoredCentre } from './sql.ts'

/** What everybody knows of it. */
export const toPlace = ({ id, code, name, address, lng, lat, ...centre }: StoredCentre) => ({
  _id: id,
  code,
  name,
  address,
  location: { type: 'Point' as const, coordinates: [lng, lat] as [number, number] },
  timeZone: centre.timeZone,
  phone: centre.phone,
  rules: centre.rules,
  openingHours: centre.openingHours,
})

export const toCentre = (centre: StoredCentre): Centre => ({
  ...toPlace(centre),
  revision: centre.revision,
  pitches: centre.pitches,
})
