import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { throwWithoutData } from '../lib/query-client.ts'
import { AuthorizationRequest } from '../sessions/authorization/authorization-request.tsx'
import { useSessionsToAuthorize } from '../sessions/use-live-sessions.ts'
import { tournamentRequestsQuery } from '../tournaments/authorization/queries.ts'
import { TournamentRequest } from '../tournaments/authorization/tournament-request.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Empty } from '../ui/feedback/empty.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Section } from '../ui/layout/section.tsx'
import { captainRecordsQuery, myPitchesQuery } from './queries.ts'

/** Focuses the list after a reply, because the focused button disappears together with its request. */
const useFocusRestored = (length = 0) => {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(length)
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true })
    before.current = length
  }, [length])
  return list
}

export function BookingRequests() {
  const { data: sessions } = useQuery({ ...useSessionsToAuthorize(), throwOnError: throwWithoutData })
  const { data: pitches } = useQuery(myPitchesQuery)
  const { data: tournaments } = useQuery({ ...tournamentRequestsQuery, throwOnError: throwWithoutData })
  const list = useFocusRestored(sessions && tournaments && sessions.length + tournaments.length)
  const { data: records = [] } = useQuery(captainRecordsQuery(sessions))
  if (!sessions || !tournaments)
    return <Loading label={t`Loading requests`} className="stack" height={120} rows={2} />
  const count = sessions.length + tournaments.length
  if (count === 0 && pitches?.length === 0)
    return (
      <Empty
        art="area"
        title={t`No pitches yet`}
        sentence={t`Register a pitch, and players nearby can find and book it.`}
        action={
          <Link className={buttonClass({ variant: 'chalk' })} to="/host">
            <Trans>Register your first pitch</Trans>
          </Link>
        }
      />
    )
  if (count === 0)
    return (
      <Empty title={t`No requests to answer`} sentence={t`Booking requests for your pitches appear here.`} />
    )
  return (
    <Section title={plural(count, { one: '# request to answer', other: '# requests to answer' })}>
      <ul ref={list} tabIndex={-1}>
        {tournaments.map((request) => (
          <TournamentRequest key={`${request.tournament._id} ${request.pitch._id}`} request={request} />
        ))}
        {sessions.map((session) => (
          <AuthorizationRequest
            key={session._id}
            session={session}
            record={records.find(({ captain }) => captain === session.captain._id)}
          />
        ))}
      </ul>
    </Section>
  )
}
