import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { unlessSeen } from '../lib/unless-seen.ts'
import { LoadingSession } from './loading-session.tsx'
import { SessionView } from './session-view.tsx'
import { useSharedSession } from './use-live-session.ts'

/** For who has the link, signed in or not. */
export function Component() {
  const { code = '' } = useParams()
  const { data: session } = useQuery({ ...useSharedSession(code), throwOnError: unlessSeen })
  return session ? <SessionView key={session._id} session={session} /> : <LoadingSession />
}
