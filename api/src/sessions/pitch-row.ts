import type { Session } from '@i-one/contract/sessions'
import { sql } from 'kysely'

export interface PitchRow {
  pitchId: string
  pitchName: string
  address: string
  timeZone: string
  surface: string
  pitchPhoto: string
  lng: number
  lat: number
}

export const pitchColumns = sql`
  p.id as "pitchId", p.name as "pitchName", p.address, p.time_zone as "timeZone", p.surface, p.photo as "pitchPhoto",
  p.lng, p.lat`

export const toPitchView = ({ pitchId, pitchName, lng, lat, ...row }: PitchRow): Session['pitch'] => ({
  _id: pitchId,
  name: pitchName,
  address: row.address,
  timeZone: row.timeZone,
  surface: row.surface,
  pitchPhoto: row.pitchPhoto,
  location: { type: 'Point', coordinates: [lng, lat] },
})
