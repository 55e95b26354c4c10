import type { Match } from '@i-one/contract/matches'
import type { Scorer } from '@i-one/game/matches/score'
import { PlayerLink } from '../../stats/player-link.tsx'
import { nameOf } from '../event-words.ts'
import styles from './scorer-list.module.css'

type ScorerListProps = { match: Match; scorers: readonly Scorer[]; none: string }

/** 'Emeka Nwosu 12’, 58’' */
export function ScorerList({ match, scorers, none }: ScorerListProps) {
  if (scorers.length === 0)
    return (
      <ul>
        <li className={styles.quiet}>{none}</li>
      </ul>
    )
  return (
    <ul>
      {scorers.map(({ player, ownGoal, minutes }) => (
        <li key={`${player} ${ownGoal}`}>
          <ScorerName {...{ match, player }} />{' '}
          {minutes.map((minute, at) => (
            // the same minute may have two of them, and their order never changes
            // oxlint-disable-next-line react/no-array-index-key
            <b key={at}>
              {at > 0 && ', '}
              {minute}’
            </b>
          ))}
          {ownGoal && ' (own goal)'}
        </li>
      ))}
    </ul>
  )
}

const ScorerName = ({ match, player }: { match: Match; player: string | null }) => {
  const name = nameOf(match, player)
  if (!player || !name) return <span className={styles.scorer}>Goal</span>
  return (
    <PlayerLink player={player} className={styles.scorer}>
      {name}
    </PlayerLink>
  )
}
