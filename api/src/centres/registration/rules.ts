import type { Centre, changeCentre } from '@i-one/contract/centres/registration'
import type * as z from 'zod/mini'
import { parseTimeZone } from '../../lib/http/known-names.ts'
import { roundPoint, omitUndefined } from '../../pitches/registration/rules.ts'
import type { StoredCentre } from './sql.ts'

export const toCentreDetails = ({ id, code, name, address, lng, lat, ...centre }: StoredCentre) => ({
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
  ...toCentreDetails(centre),
  legalName: centre.legalName,
  revision: centre.revision,
  pitches: centre.pitches,
})

type Change = Omit<z.output<typeof changeCentre.body>, 'revision'>

export const applyCentreChange = (
  centre: StoredCentre,
  { location, timeZone, ...change }: Change,
): StoredCentre => {
  const [lng, lat] = location ? roundPoint(location).coordinates : [centre.lng, centre.lat]
  const zone = timeZone === undefined ? centre.timeZone : parseTimeZone(timeZone)
  return { ...centre, ...omitUndefined(change), lng, lat, timeZone: zone }
}
