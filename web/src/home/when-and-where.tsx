import type { Session } from '@i-one/contract/sessions'

import { nearDayText, stretchText, timeText } from '../lib/pitch-time.ts'
import styles from './session-ticket.module.css'

export function WhenAndWhere({ session }: { session: Session }) {
  const { pitch, start, sets, playersPerTeam, going, capacity, serverTime } = session
  const day = nearDayText(start, pitch.timeZone, new Date(serverTime))
  const waits = whatItWaitsFor(session)
  return (
    <>
      <div className={styles.where}>
        <div>
          <p className={styles.pitch}>{pitch.name}</p>
          <p className={styles.quiet}>
            {day} {stretchText(session, pitch.timeZone)}, {sets} {sets === 1 ? 'set' : 'sets'} of{' '}
            {playersPerTeam}
          </p>
        </div>
        <p className={`num ${styles.count}`}>
          <span aria-hidden="true">
            {going}
            <small>/{capacity}</small>
          </span>
          <span className="vh">
            {going} of {capacity} are in
          </span>
        </p>
      </div>
      {waits && <p className={styles.waits}>{waits}</p>}
    </>
  )
}

const whatItWaitsFor = ({ mine, booking, state, going, minimum, fillBy, pitch }: Session) => {
  if (mine?.state === 'waitlisted') return `You are number ${mine.position ?? 1} on the waiting list.`
  if (mine?.state === 'offered') return 'A place came free: it is held for you.'
  if (booking.state === 'pending') return `${pitch.name} has yet to authorize it.`
  if (state === 'open' && going < minimum)
    return `${minimum - going} more needed by ${timeText(fillBy, pitch.timeZone)}.`
  return undefined
}
