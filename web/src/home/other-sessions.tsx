import type { Session } from '@i-one/contract/sessions'
import { useId } from 'react'
import { Link } from 'react-router'
import { nearDayText, timeText } from '../lib/pitch-time.ts'
import { pendingText } from './pending-text.ts'
import styles from './other-sessions.module.css'

/** What I am in after the next one, a line each. */
export function OtherSessions({ sessions }: { sessions: readonly Session[] }) {
  const heading = useId()
  if (sessions.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby={heading}>
      <h3 id={heading}>Your other sessions</h3>
      <ul>
        {sessions.map((session) => (
          <OtherSession key={session._id} session={session} />
        ))}
      </ul>
    </section>
  )
}

function OtherSession({ session }: { session: Session }) {
  const { _id, start, pitch, going, capacity, serverTime } = session
  const waits = pendingText(session)
  return (
    <li>
      <Link to={`/sessions/${_id}`}>
        <span className="num">{timeText(start, pitch.timeZone)}</span>
        <span>
          <span className={styles.pitch}>{pitch.name}</span>
          <span className="small mute">{nearDayText(start, pitch.timeZone, new Date(serverTime))}</span>
          {waits && <span className={styles.waits}>{waits}</span>}
        </span>
        <span className="num">
          {going}/{capacity}
        </span>
      </Link>
    </li>
  )
}
