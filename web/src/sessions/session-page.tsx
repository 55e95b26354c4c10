import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { throwWithoutData } from '../lib/query-client.ts'
import { LoadingSession } from './loading-session.tsx'
import { SessionView } from './session-view.tsx'
import { useLiveSession } from './use-live-session.ts'

export function Component() {
  const { id = '' } = useParams()
  const { data: session } = useQuery({ ...useLiveSession(id), throwOnError: throwWithoutData })
  const [search] = useSearchParams()
  // old emails link to `?money`
  if (search.has('money')) return <Navigate to={`/sessions/${id}/payments`} replace />
  return session ? <SessionView key={session._id} session={session} /> : <LoadingSession />
}
