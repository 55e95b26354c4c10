import { useQuery } from '@tanstack/react-query'

import { unlessSeen } from '../lib/unless-seen.ts'
import { useToAuthorize } from '../sessions/use-live-sessions.ts'
import { AuthorizationRequest } from '../sessions/authorization/authorization-request.tsx'
import { Section } from '../ui/layout/section.tsx'
import { Empty } from '../ui/feedback/empty.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './host-page.module.css'
import { captainRecordsQuery } from './queries.ts'

export function Waiting() {
  const { data: sessions } = useQuery({ ...useToAuthorize(), throwOnError: unlessSeen })
  const { data: records = [] } = useQuery(captainRecordsQuery(sessions))
  if (!sessions)
    return (
      <Loading label="Loading what waits for your answer" className={styles.loading}>
        <Skeleton height={120} />
        <Skeleton height={120} />
      </Loading>
    )
  if (sessions.length === 0)
    return (
      <Empty
        title="Nothing to answer"
        sentence="Whoever asks for one of your pitches stands here, with the time left to answer."
      />
    )
  return (
    <Section title={`${sessions.length} to answer`}>
      <ul>
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
