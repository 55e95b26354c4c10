import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

import { usePageTitle } from '../lib/page-title.ts'
import { useMain } from '../lib/store.ts'
import { unlessSeen } from '../lib/unless-seen.ts'
import { Band } from '../ui/band.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Corner } from '../ui/corner.tsx'
import { Empty } from '../ui/empty.tsx'
import { Loading } from '../ui/loading.tsx'
import { Ring } from '../ui/ring.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './host-page.module.css'
import { toAuthorizeQuery } from './queries.ts'
import { ToAnswer } from './to-answer.tsx'

export function Component() {
  usePageTitle('Host console')
  const organizer = useMain(({ auth }) => auth.user?.isOwner)
  return (
    <>
      <Band as="header">
        <Ring at={{ d: 150, x: '98%', y: '0px' }} wide={{ d: 250, x: '84%', y: '0px' }} />
        <div className={`wrap ${styles.head}`}>
          <h1>Host console</h1>
          <p>Sessions on your pitches that wait for your answer.</p>
        </div>
      </Band>
      <div className={`wrap ${styles.page}`}>{organizer ? <Waiting /> : <ForOrganizers />}</div>
    </>
  )
}

const ForOrganizers = () => (
  <Empty
    art="area"
    title="This page is for organizers"
    sentence="You joined as a player, so there is no pitch of yours to answer for. You can be the captain of any session."
    action={
      <Link className={buttonClass({ variant: 'chalk' })} to="/">
        Back to Home
      </Link>
    }
  />
)

function Waiting() {
  const { data: sessions } = useQuery({ ...toAuthorizeQuery, throwOnError: unlessSeen })
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
    <Corner title={`${sessions.length} to answer`}>
      <ul>
        {sessions.map((session) => (
          <ToAnswer key={session._id} session={session} />
        ))}
      </ul>
    </Corner>
  )
}
