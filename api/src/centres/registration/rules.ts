import type { Centre } from '@i-one/contract/centres/registration'
import type { StoredCentre } from './sql.ts'

export const toCentre = ({
  id,
  code,
  name,
  address,
  lng,
  lat,
  timeZone,
  phone,
  ...stored
}: StoredCentre): Centre => {
  const { rules, openingHours, revision, pitches } = stored
  return {
    _id: id,
    code,
    name,
    address,
    location: { type: 'Point', coordinates: [lng, lat] },
    timeZone,
    phone,
    rules,
    openingHours,
    revision,
    pitches,
  }
}
