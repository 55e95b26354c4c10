import type { TournamentFixture } from '@i-one/contract/sessions/nearby'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { nearDayText, timeText } from '../lib/pitch-time.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { myFixturesQuery } from './queries.ts'
import styles from './other-sessions.module.css'

/** As many as leave what is near by in sight. */
const fewest = 2

/** Matches of tournaments that I play or lead a team in, a line each; the later ones when they are asked for. */
export function MyFixtures() {
  const heading = useId()
  const query = useQuery(myFixturesQuery)
  const [all, showAll] = useState(false)
  const { data = [], error } = query
  if (data.length === 0 && !error) return null
  const shown = all ? data : data.slice(0, fewest)
  return (
    <section className={styles.others} aria-labelledby={heading}>
      <h3 id={heading}>Your tournament matches</h3>
      {error && data.length === 0 ? (
        <ErrorState sentence={`They could not be loaded: ${error.message}`} query={query} />
      ) : (
        <ul>
          {shown.map((fixture) => (
            <MyFixture key={fixture._id} fixture={fixture} />
          ))}
        </ul>
      )}
      {shown.length < data.length && (
        <button type="button" className="link" onClick={() => showAll(true)}>
          Show {data.length - shown.length} more
        </button>
      )}
    </section>
  )
}

function MyFixture({ fixture }: { fixture: TournamentFixture }) {
  const { _id, start, pitch, teamOne, teamTwo, tournament, matchType, serverTime } = fixture
  return (
    <li>
      <Link to={`/upcoming-match?match=${_id}`}>
        <span className="num">{timeText(start, pitch.timeZone)}</span>
        <span>
          <span className={styles.pitch}>
            {teamOne.name} v {teamTwo.name}
          </span>
          <span className="small mute">
            {nearDayText(start, pitch.timeZone, new Date(serverTime))}, {pitch.name}
          </span>
          <span className={styles.waits}>
            {tournament.name}, {matchType}
          </span>
        </span>
      </Link>
    </li>
  )
}
