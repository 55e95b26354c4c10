import type { Stats } from '@i-one/contract/stats'
import { countText } from '@i-one/game/count-text'
import { Link } from 'react-router'
import { fullDayText } from '../lib/pitch-time.ts'
import { classNames } from '../ui/class-names.ts'
import { outcomeLetters } from './figures.ts'
import styles from './latest-results.module.css'

const partText = (goals: number, assists: number) =>
  [goals && countText(goals, 'goal'), assists && countText(assists, 'assist')].filter(Boolean).join(', ')

export function LatestResults({ results }: { results: Stats['results'] }) {
  if (results.length === 0) return <p className="mute">No finished matches this season.</p>
  return (
    <ul>
      {results.map(
        ({ match, matchType, day, outcome, onPenalties, goals, assists, teamOne, teamTwo, score }) => (
          <li key={match}>
            <Link className={styles.row} to={`/m/${match}`}>
              <span className={classNames(styles.outcome, styles[outcome])}>
                <span aria-hidden="true">{outcomeLetters[outcome]}</span>
                <span className="vh">{outcome}</span>
              </span>
              <span className={styles.teams}>
                <b>
                  {teamOne} <span className="num">{score.T1}</span>–<span className="num">{score.T2}</span>{' '}
                  {teamTwo}
                </b>
                <span className={styles.day}>
                  {[
                    onPenalties && `${outcome === 'won' ? 'Won' : 'Lost'} on penalties`,
                    matchType,
                    fullDayText(day, 'UTC'),
                    partText(goals, assists),
                  ]
                    .filter(Boolean)
                    .join('. ')}
                </span>
              </span>
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}
