import type { StillToCome } from '@i-one/contract/leaving'
import { Link } from 'react-router'
import { dayText, timeText } from '../lib/pitch-time.ts'
import styles from './still-to-come-list.module.css'

/** What is to be handed over or ended before its captain or owner can go. */
export const StillToComeList = ({
  toCome: { sessions, pitches, teams, tournaments },
}: {
  toCome: StillToCome
}) => (
  <ul className={styles.list}>
    {sessions.map(({ _id, start, pitch, timeZone }) => (
      <li key={_id}>
        <Link className="link" to={`/sessions/${_id}`}>
          Your session at {pitch}, {dayText(start, timeZone)}, {timeText(start, timeZone)}
        </Link>
      </li>
    ))}
    {pitches.map(({ _id, name }) => (
      <li key={_id}>
        <Link className="link" to={`/pitches/${_id}`}>
          Your pitch {name}
        </Link>
      </li>
    ))}
    {teams.map(({ _id, name }) => (
      <li key={_id}>
        <Link className="link" to={`/teams/${_id}`}>
          Your team {name}
        </Link>
      </li>
    ))}
    {tournaments.map(({ _id, name }) => (
      <li key={_id}>
        <Link className="link" to={`/tournament/${_id}`}>
          Your tournament {name}
        </Link>
      </li>
    ))}
  </ul>
)
