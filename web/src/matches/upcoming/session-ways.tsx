import { isAhead } from '@i-one/contract/sessions/states'
import { Link } from 'react-router'
import { useNow } from '../../lib/use-now.ts'
import type { LiveSession } from '../../sessions/queries.ts'
import { useSessionActions } from '../../sessions/use-session-actions.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { CountDown } from '../../ui/count-down.tsx'
import { isRunning } from '../match-status.ts'
import styles from './session-ways.module.css'

const mineAlready: ReadonlySet<string> = new Set(['going', 'waitlisted', 'checked-in'])

type SessionWaysProps = { session: LiveSession }

/** Where it leads on: join, watch, or open its session. */
export function SessionWays({ session }: SessionWaysProps) {
  const { _id, state, start, going, capacity, mine, matches, offset } = session
  const now = useNow(10_000).getTime() + offset
  const isToCome = isAhead(state) && Date.parse(start) > now
  const isIn = mine !== undefined && mineAlready.has(mine.state)
  const running = matches.find((match) => isRunning(match.state))
  return (
    <div className={styles.ways}>
      {isToCome && (
        <p className={styles.left}>
          <CountDown className={styles.countDown} until={new Date(start)} offset={offset} /> to kick-off,{' '}
          {going} of {capacity} are in
        </p>
      )}
      {running && (
        <Link className={buttonClass()} to={`/live-match?match=${running._id}`}>
          Watch it
        </Link>
      )}
      {isToCome && !isIn && <Join id={_id} isFull={going >= capacity} />}
      <Link
        className={buttonClass({ variant: running || (isToCome && !isIn) ? 'ghost' : 'primary' })}
        to={`/sessions/${_id}`}
      >
        Open session
      </Link>
    </div>
  )
}

function Join({ id, isFull }: { id: string; isFull: boolean }) {
  const { act, doing } = useSessionActions(id)
  return (
    <Button pending={doing === 'join'} pendingText="Joining..." onClick={() => void act('join')}>
      {isFull ? 'Join the waiting list' : 'Join'}
    </Button>
  )
}
