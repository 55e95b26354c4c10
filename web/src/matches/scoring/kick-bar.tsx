import type { Match } from '@i-one/contract/matches'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx'
import { nameOf, teamOf } from '../event-words.ts'
import type { AnyEvent } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'
import type { Turn } from './use-turn.ts'
import styles from './scoring-bar.module.css'

type KickBarProps = { match: Match; scoring: Scoring; turn: Turn; last: AnyEvent | undefined }

/** Kick after kick, where the thumb is. */
export function KickBar({ match, scoring, turn, last }: KickBarProps) {
  const { side, number, kicker } = turn
  const kick = (scored: boolean) =>
    scoring.record({ type: 'shoot-out-kick', side, player: kicker, scored, period: 'shoot-out' })
  return (
    <ThumbBar className={classNames('on-dark', styles.bar)}>
      <p className={styles.last}>
        <b>{nameOf(match, kicker) ?? teamOf(match, side).name}</b>{' '}
        <span className="text-ink-mute">takes kick {number}</span>
      </p>
      {last && (
        <IconButton
          icon="undo"
          label="Undo"
          outlined
          className={styles.round}
          onClick={() => scoring.takeBack(last)}
        />
      )}
      <Button variant="line" className={styles.undo} onClick={() => kick(false)}>
        Missed
      </Button>
      <Button className={styles.main} onClick={() => kick(true)}>
        Scored
      </Button>
    </ThumbBar>
  )
}
