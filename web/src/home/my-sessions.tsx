import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'

import { ErrorState } from '../ui/error-state.tsx'
import { Card } from '../ui/card.tsx'
import styles from './my-sessions.module.css'
import { OtherSessions } from './other-sessions.tsx'
import { mySessionsQuery } from './queries.ts'
import { SessionTicket } from './session-ticket.tsx'
import { TicketSkeleton } from './ticket-skeleton.tsx'

/** `me`: the id of the person, which is also that of their player. */
export function MySessions({ me }: { me: string }) {
  const { data, error, isFetching, refetch } = useQuery(mySessionsQuery)
  const { state } = useLocation() as { state: { created?: string } | null }
  if (error && !data)
    return (
      <Card className={styles.first}>
        <ErrorState
          sentence={`Your sessions did not come: ${error.message}`}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  if (!data) return <TicketSkeleton className={styles.first} />
  const first = data.find(({ _id }) => _id === state?.created) ?? data[0]
  if (!first) return <NoneAhead />
  return (
    <div className={styles.first}>
      <SessionTicket key={first._id} session={first} me={me} />
      <OtherSessions sessions={data.filter((session) => session !== first)} />
    </div>
  )
}

const NoneAhead = () => (
  <Card className={styles.first}>
    <h2 className={styles.none}>No session ahead</h2>
    <p>Join a fixture near you, or take a slot at a pitch and be the captain.</p>
  </Card>
)
