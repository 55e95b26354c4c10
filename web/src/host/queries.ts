import { listMyPitches, type OwnPitch } from '@i-one/contract/own-pitches'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'

export const myPitchesQuery = queryOptions({
  queryKey: ['pitches', 'mine'],
  queryFn: ({ signal }) => call(listMyPitches, { signal }),
})

/** An answer that is one of them as it is now. */
export const pitchKept = (queries: QueryClient, pitch: OwnPitch) => {
  queries.setQueryData(myPitchesQuery.queryKey, (pitches) =>
    pitches?.map((one) => (one._id === pitch._id ? pitch : one)),
  )
  void queries.invalidateQueries({ queryKey: ['pitches', 'mine'] })
  void queries.invalidateQueries({ queryKey: ['pitch', pitch._id] })
}
