import type { Session } from '@i-one/contract/sessions'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { nearDayText, timeText } from '../lib/pitch-time.ts'
import { pendingText } from './pending-text.ts'
import styles from './other-sessions.module.css'

/** As many as leave what is near by in sight. */
const fewest = 2

/** What I am in after the next one, a line each; the later ones when they are asked for. */
export function OtherSessions({ sessions }: { sessions: readonly Session[] }) {
  const heading = useId()
  const [all, showAll] = useState(false)
  const shown = all ? sessions : sessions.slice(0, fewest)
  if (sessions.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby={heading}>
      <h3 id={heading}>Your other sessions</h3>
      <ul>
        {shown.map((session) => (
          <OtherSession key={session._id} session={session} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <button type="button" className="link" onClick={() => showAll(true)}>
          Show {sessions.length - shown.length} more
        </button>
      )}
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
