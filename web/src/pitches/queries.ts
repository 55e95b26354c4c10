import { getPitch, type Pitch } from '@i-one/contract/pitches'
import { listPitchPhotos } from '@i-one/contract/pitches/photo'
import { getPitchRecord } from '@i-one/contract/sessions/reliability'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { gamesAround } from '../lib/games.ts'

export const pitchQuery = (id: string) =>
  queryOptions({ queryKey: ['pitch', id], queryFn: () => call(getPitch, { params: { id } }) })

export const pitchPhotosQuery = (id: string) =>
  queryOptions({
    queryKey: ['pitch', id, 'photos'],
    queryFn: ({ signal }) => call(listPitchPhotos, { params: { id }, signal }),
  })

export const pitchRecordQuery = (id: string) =>
  queryOptions({
    queryKey: ['pitch', id, 'record'],
    queryFn: ({ signal }) => call(getPitchRecord, { params: { id }, signal }),
  })

/** Kilometres: a place has one position, and others may stand beside it. */
const onTheSpot = 0.05

/** Sessions on this pitch that anybody may join, soonest first: others join while they are looked at. */
export const openSessionsQuery = ({ _id, location: { coordinates } }: Pick<Pitch, '_id' | 'location'>) =>
  queryOptions({
    queryKey: ['sessions', 'at', _id],
    queryFn: async ({ signal }) => {
      const [lng, lat] = coordinates
      const found = await gamesAround({ lng, lat, radius: onTheSpot }, signal)
      return found.filter(({ pitch, going, capacity }) => pitch._id === _id && going < capacity)
    },
    refetchInterval: 15_000,
  })
