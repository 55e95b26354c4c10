import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { throwWithoutData } from '../lib/query-client.ts'
import { LoadingSession } from './loading-session.tsx'
import { SessionView } from './session-view.tsx'
import { useSharedSession } from './use-live-session.ts'

export function Component() {
  const { code = '' } = useParams()
  const { data: session } = useQuery({ ...useSharedSession(code), throwOnError: throwWithoutData })
  const { search, state } = useLocation()
  // redirects to the new link if the link was renewed while the page was open
  if (session && session.code !== code)
    return <Navigate replace to={`/s/${session.code}${search}`} state={state} />
  return session ? <SessionView key={session._id} session={session} /> : <LoadingSession />
}
