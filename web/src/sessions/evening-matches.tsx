import type { Session } from '@i-one/contract/sessions'
import { Link } from 'react-router'

import { Chip } from '../ui/chip.tsx'
import { Corner } from '../ui/corner.tsx'
import styles from './evening-matches.module.css'
import { currentMatch } from './standing.ts'

type EveningMatch = Session['matches'][number]
type EveningMatchesProps = { session: Session; captain: boolean }

const isOn = ({ state }: EveningMatch) => ['playing', 'paused', 'extra-time', 'shoot-out'].includes(state)

/** Who keeps the score goes to the scoreboard, everybody else to watch. */
export function EveningMatches({ session, captain }: EveningMatchesProps) {
  const current = currentMatch(session)
  return (
    <Corner title="Matches">
      <ol className={styles.list}>
        {session.matches.map((match) => (
          <li key={match._id}>
            <Link to={captain && match === current ? `/live-match?match=${match._id}` : `/m/${match._id}`}>
              <span className={`num ${styles.number}`}>{match.number}</span>
              <span className={styles.teams}>
                {match.teamOne.name} <span className="mute">v</span> {match.teamTwo.name}
              </span>
              {isOn(match) && <Chip tone="live">Live</Chip>}
              <span className={`num ${styles.score}`}>
                {match.state === 'scheduled' ? '-' : `${match.score.T1}–${match.score.T2}`}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Corner>
  )
}
