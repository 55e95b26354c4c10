import type { Session } from '@i-one/contract/sessions'
import { Link } from 'react-router'
import { nearDayText, timeText } from '../lib/pitch-time.ts'
import { useZoneAfter } from '../lib/time/zone-note.ts'
import { useNow } from '../lib/use-now.ts'
import { pendingText } from './pending-text.ts'
import { ShortList } from './short-list.tsx'
import styles from './other-sessions.module.css'

/** What I am in after the next one. */
export const OtherSessions = ({ sessions }: { sessions: readonly Session[] }) => (
  <ShortList title="Your other sessions" all={sessions}>
    {(session) => <OtherSession key={session._id} session={session} />}
  </ShortList>
)

function OtherSession({ session }: { session: Session }) {
  const { _id, start, pitch, going, capacity } = session
  const zone = useZoneAfter(start, pitch.timeZone)
  const waits = pendingText(session)
  return (
    <li>
      <Link to={`/sessions/${_id}`}>
        <span className="num">{timeText(start, pitch.timeZone)}</span>
        <span>
          <span className={styles.pitch}>{pitch.name}</span>
          <span className="small mute">
            {nearDayText(start, pitch.timeZone, useNow())}
            {zone}
          </span>
          {waits && <span className="block text-small font-strong">{waits}</span>}
        </span>
        <span className="num">
          {going}/{capacity}
        </span>
      </Link>
    </li>
  )
}
