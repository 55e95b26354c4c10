import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { getEarliestStart } from '@i-one/game/sessions/deadlines'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { getFreeLeaveDeadline } from './places/free-until.ts'
import { AcceptButton, JoinButton } from './places/join-button.tsx'
import { isSideCaptain } from './rights.ts'
import { findCurrentMatch } from './session-status.ts'
import type { SessionActions } from './use-session-actions.ts'

type SessionActionProps = {
  session: Session
  me: string | undefined
  now: Date
  actions: SessionActions
  onShare: () => void
  onJoin: () => void
  onLeave: () => void
  onFinish: () => void
}

const big = buttonClass({ size: 'big' })
const isOver = (session: Session, now: Date) =>
  isEnded(session.state) || (session.state !== 'started' && now >= new Date(session.end))

export function SessionAction(props: SessionActionProps) {
  const { session, me, now, onShare } = props
  if (isOver(session, now))
    return (
      <Link className={big} to={me ? `/pitches/${session.pitch._id}` : `/p/${session.pitch._id}`}>
        <Trans>Play here again</Trans>
      </Link>
    )
  const captain = isSideCaptain(session, me)
  if (session.state === 'started') {
    if (session.mine?.state === 'going' && !captain && now <= getFreeLeaveDeadline(session))
      return <LeaveButton {...props} text={t`Leave`} />
    const callsOn = captain || (session.teamCaptain && session.sets > 1)
    return callsOn ? <Playing {...props} /> : <Watching {...props} />
  }
  if (captain) return <Leading {...props} />
  if (session.mine?.state === 'offered')
    return (
      <>
        <AcceptButton size="big" actions={props.actions} />
        <LeaveButton {...props} text={t`Leave`} />
      </>
    )
  if (session.hosting && session.booking.state === 'pending')
    return (
      <Link className={big} to="/host">
        <Trans>Authorize or decline</Trans>
      </Link>
    )
  return (
    <>
      <TakingPart {...props} />
      <ShareButton onShare={onShare} />
    </>
  )
}

const ShareButton = ({ onShare }: { onShare: () => void }) => (
  <IconButton
    icon="share"
    label={t`Share this game`}
    outlined
    className="flex-none size-15"
    onClick={onShare}
  />
)

function Playing({ session, actions, onFinish }: SessionActionProps) {
  const match = findCurrentMatch(session)
  if (match)
    return (
      <Link className={big} to={`/live-match?match=${match._id}`}>
        <Trans>Record the match</Trans>
      </Link>
    )
  if (session.sets < 2)
    return (
      <Button
        size="big"
        pending={actions.doing === 'finish'}
        pendingText={t`Finishing...`}
        onClick={onFinish}
      >
        <Trans>Finish</Trans>
      </Button>
    )
  return (
    <Button
      size="big"
      pending={actions.doing === 'next-match'}
      pendingText={t`Setting up...`}
      onClick={() => actions.nextMatch()}
    >
      {session.matches.length ? t`Next match` : t`First match`}
    </Button>
  )
}

function Watching({ session, onShare }: SessionActionProps) {
  const match = findCurrentMatch(session) ?? session.matches.at(-1)
  if (!match)
    return (
      <Button size="big" onClick={onShare}>
        <Trans>Share</Trans>
      </Button>
    )
  return (
    <>
      <Link className={big} to={`/m/${match._id}`}>
        <Trans>Watch the match</Trans>
      </Link>
      <ShareButton onShare={onShare} />
    </>
  )
}

const sharing = (free: number) => {
  if (free <= 0) return t`Share`
  return plural(free, { one: 'Share the last spot', other: 'Share the # open spots' })
}

function Leading({ session, now, actions, onShare }: SessionActionProps) {
  const { start, booking, capacity, going } = session
  const startable = now >= getEarliestStart(new Date(start)) && booking.state === 'confirmed'
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
        pendingText={t`Starting...`}
        onClick={() => void actions.act('start')}
      >
        <Trans>Start</Trans>
      </Button>
      <ShareButton onShare={onShare} />
    </>
  )
}

const takesPart = new Set(['going', 'checked-in', 'waitlisted'])

function TakingPart(props: SessionActionProps): ReactNode {
  const { state = '', canTakePlace } = props.session.mine ?? {}
  if (!takesPart.has(state)) return <JoinButton {...props} size="big" />
  return (
    <>
      {canTakePlace && <AcceptButton {...props} size="big" text={t`Take the spot`} />}
      <LeaveButton {...props} text={state === 'waitlisted' ? t`Leave the waitlist` : t`Leave`} />
    </>
  )
}

const LeaveButton = ({ actions, onLeave, text }: SessionActionProps & { text: string }) => (
  <Button
    variant="ghost"
    size="big"
    pending={actions.doing === 'leave'}
    pendingText={t`Leaving...`}
    onClick={onLeave}
  >
    {text}
  </Button>
)
