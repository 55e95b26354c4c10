import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { largestShare, moneyText } from '../lib/money.ts'
import { withReturn } from '../lib/return-path.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { startableFrom } from './deadlines.ts'
import type { LiveSession } from './queries.ts'
import styles from './session-action.module.css'
import { currentMatch, isEnded } from './standing.ts'
import type { SessionActions } from './use-session-actions.ts'

type SessionActionProps = {
  session: LiveSession
  me: string | undefined
  now: Date
  actions: SessionActions
  onShare: () => void
  onLeave: () => void
}

const big = buttonClass({ size: 'big' })
const isOver = (session: LiveSession, now: Date) =>
  isEnded(session) || (session.state !== 'started' && now >= new Date(session.end))

/** The one big thing to do here, for who is looking, and sharing beside it. */
export function SessionAction(props: SessionActionProps) {
  const { session, me, now, onShare } = props
  if (isOver(session, now))
    return (
      <Link className={big} to={me ? `/pitches/${session.pitch._id}` : `/p/${session.pitch._id}`}>
        Play here again
      </Link>
    )
  const captain = session.captain._id === me
  if (session.state === 'started') return captain ? <Playing {...props} /> : <Watching {...props} />
  if (captain) return <Leading {...props} />
  return (
    <>
      <TakingPart {...props} />
      <ShareButton onShare={onShare} />
    </>
  )
}

const ShareButton = ({ onShare }: { onShare: () => void }) => (
  <IconButton icon="share" label="Share this session" outlined className={styles.share} onClick={onShare} />
)

function Playing({ session, actions }: SessionActionProps) {
  const match = currentMatch(session)
  if (match)
    return (
      <Link className={big} to={`/live-match?match=${match._id}`}>
        Record the match
      </Link>
    )
  if (session.sets < 2) return <FinishButton actions={actions} />
  return (
    <Button
      size="big"
      pending={actions.doing === 'next-match'}
      pendingText="Calling them on..."
      onClick={actions.nextMatch}
    >
      {session.matches.length ? 'Next match' : 'First match'}
    </Button>
  )
}

const FinishButton = ({ actions }: Pick<SessionActionProps, 'actions'>) => (
  <Button
    size="big"
    pending={actions.doing === 'finish'}
    pendingText="Finishing..."
    onClick={() => void actions.act('finish')}
  >
    Finish
  </Button>
)

function Watching({ session, onShare }: SessionActionProps) {
  const match = currentMatch(session) ?? session.matches.at(-1)
  if (!match)
    return (
      <Button size="big" onClick={onShare}>
        Share
      </Button>
    )
  return (
    <>
      <Link className={big} to={`/m/${match._id}`}>
        Watch the match
      </Link>
      <ShareButton onShare={onShare} />
    </>
  )
}

const sharing = (free: number) => {
  if (free <= 0) return 'Share'
  return free === 1 ? 'Share the last place' : `Share the ${free} free places`
}

function Leading({ session, now, actions, onShare }: SessionActionProps) {
  const { start, booking, capacity, going } = session
  const startable = now >= startableFrom(new Date(start)) && booking.state === 'confirmed'
  if (!startable)
    return (
      <Button size="big" onClick={onShare}>
        {sharing(capacity - going)}
      </Button>
    )
  return (
    <>
      <Button
        size="big"
        pending={actions.doing === 'start'}
        pendingText="Starting..."
        onClick={() => void actions.act('start')}
      >
        Start
      </Button>
      <ShareButton onShare={onShare} />
    </>
  )
}

function TakingPart({ session, me, actions, onLeave }: SessionActionProps): ReactNode {
  const { state } = session.mine ?? {}
  if (state === 'going' || state === 'waitlisted' || state === 'offered')
    return (
      <Button
        variant="ghost"
        size="big"
        pending={actions.doing === 'leave'}
        pendingText="Leaving..."
        onClick={onLeave}
      >
        {state === 'going' ? 'Leave' : 'Leave the waiting list'}
      </Button>
    )
  const { going, capacity, price, code } = session
  const text =
    going < capacity ? `Join for ${moneyText(largestShare(price, capacity))}` : 'Join the waiting list'
  if (!me)
    return (
      <Link className={big} to={withReturn('/role', `/s/${code}`)}>
        {text}
      </Link>
    )
  return (
    <Button
      size="big"
      pending={actions.doing === 'join'}
      pendingText="Joining..."
      onClick={() => void actions.act('join')}
    >
      {text}
    </Button>
  )
}
