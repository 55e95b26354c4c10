import { getPitch } from '@i-one/contract/pitches'
import { listPitchPhotos } from '@i-one/contract/pitches/photo'
import { getPitchRecord } from '@i-one/contract/sessions/reliability'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

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
