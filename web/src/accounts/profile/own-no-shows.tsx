import { getOwnNoShows } from '@i-one/contract/sessions/reliability'
import { useQuery } from '@tanstack/react-query'

import { call } from '../../lib/call.ts'

/** A line of one's own profile, once there is a session to count. */
export function OwnNoShows() {
  const { data } = useQuery({
    queryKey: ['no-shows', 'own'],
    queryFn: ({ signal }) => call(getOwnNoShows, { signal }),
  })
  if (!data || data.of === 0) return undefined
  return (
    <div>
      <dt>No-shows</dt>
      <dd>
        {data.missed} of {data.of}
      </dd>
    </div>
  )
}
