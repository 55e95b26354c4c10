import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { CountDown } from '../lib/clock/count-down.tsx'
import { endSentence, running } from './session-status.ts'
import styles from './session-clock.module.css'

type SessionClockProps = { session: Session; now: Date }

/** A running clock sits on ink; a session that is over says so in its place. */
export function SessionClock({ session, now }: SessionClockProps) {
  if (isEnded(session.state))
    return (
      <div className={`on-dark ${styles.clock}`}>
        <div className="wrap">
          <output>{endSentence(session)}</output>
        </div>
      </div>
    )
  const clock = running(session, now)
  if (!clock) return null
  return (
    <div className={`on-dark ${styles.clock}`}>
      <div className="wrap">
        <p>
          {clock.sentence}
          {clock.detail && <small>{clock.detail}</small>}
        </p>
        <CountDown until={clock.until} label={clock.sentence} />
      </div>
    </div>
  )
}
