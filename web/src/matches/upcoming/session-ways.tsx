import type { Session } from '@i-one/contract/sessions'
import { isUpcoming, isGoing, isWaiting } from '@i-one/contract/sessions/states'
import { isLive } from '@i-one/game/matches/match-state'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { CountDown } from '../../lib/clock/count-down.tsx'
import { useMainStore } from '../../lib/store.ts'
import { useNow } from '../../lib/use-now.ts'
import { useSheet } from '../../lib/use-sheet.ts'
import { AcceptButton, JoinButton } from '../../sessions/places/join-button.tsx'
import { useSessionActions } from '../../sessions/use-session-actions.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { useLazyModule } from '../../ui/use-lazy-module.ts'

type SessionWaysProps = { session: Session }

export function SessionActionBar({ session }: SessionWaysProps) {
  const { _id, state, start, going, capacity, mine, matches } = session
  const now = useNow(10_000)
  const isToCome = isUpcoming(state) && new Date(start) > now
  const isOffered = isToCome && mine?.state === 'offered'
  const mayJoin = isToCome && !isGoing(mine?.state) && !isWaiting(mine?.state)
  const running = matches.find((match) => isLive(match.state))
  return (
    <div className="cluster items-center">
      {isToCome && (
        <p className="flex-[1_0_100%] font-semibold">
          <Trans>
            <CountDown className="me-1 text-dusk text-[1.25rem]" until={new Date(start)} /> to kick-off,{' '}
            {going} of {capacity} are in
          </Trans>
        </p>
      )}
      {running && (
        <Link className={buttonClass()} to={`/live-match?match=${running._id}`}>
          <Trans>Watch live</Trans>
        </Link>
      )}
      {(mayJoin || isOffered) && <JoinActions session={session} now={now} isOffered={isOffered} />}
      <Link
        className={buttonClass({ variant: running || mayJoin || isOffered ? 'ghost' : 'primary' })}
        to={`/sessions/${_id}`}
      >
        <Trans comment="Verb on a link">Open game</Trans>
      </Link>
    </div>
  )
}

const loadJoinSheet = () => import('../../sessions/places/join-sheet.tsx')

function JoinActions({ session, now, isOffered }: SessionWaysProps & { now: Date; isOffered: boolean }) {
  const me = useMainStore(({ auth }) => auth.user?._id)
  const actions = useSessionActions(session._id)
  const [shown, show] = useSheet<'join'>()
  const isJoining = shown === 'join'
  const sheet = useLazyModule(loadJoinSheet, isJoining, () => show(undefined))
  if (isOffered) return <AcceptButton actions={actions} />
  return (
    <>
      <JoinButton {...{ session, me, actions }} onJoin={() => show('join')} />
      {sheet && isJoining && (
        <sheet.JoinSheet {...{ session, now, actions }} onClose={() => show(undefined)} />
      )}
    </>
  )
}
