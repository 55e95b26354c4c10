import type { Place, Session } from '@i-one/contract/sessions'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { CaptainTool } from '../captain-tool.tsx'
import { isGuest, isGoingPlace } from '../people.ts'
import type { Rights } from '../rights.ts'
import type { SessionActions } from '../use-session-actions.ts'
import { listWaitingPlaces } from './line-up.ts'

export type PlayerAction = 'remove' | 'hand-over'

type PlayerActionsProps = { rights: Rights; place: Place; onAsk: (act: PlayerAction) => void }

export const PlayerActions = ({ rights, place, onAsk }: PlayerActionsProps) => (
  <ul>
    {rights.lead && (
      <CaptainTool
        icon="forward"
        text="Make captain"
        hint="You keep your spot"
        onClick={() => onAsk('hand-over')}
      />
    )}
    {rights.remove && (
      <CaptainTool
        icon="close"
        text={isGuest(place) ? 'Remove this guest' : 'Remove'}
        danger
        onClick={() => onAsk('remove')}
      />
    )}
  </ul>
)

const words = {
  remove: { yes: 'Remove', doing: 'Removing...', done: 'is removed' },
  'hand-over': { yes: 'Make captain', doing: 'Handing over...', done: 'is now the captain' },
} as const

export const confirmQuestionText = (act: PlayerAction, { player }: Place) =>
  act === 'remove' ? `Remove ${player.name}?` : `Make ${player.name} captain?`

const consequence = (act: PlayerAction, place: Place, session: Session) => {
  if (act === 'hand-over') return 'The captain can draw teams, start, score and cancel. You keep your spot.'
  const next = listWaitingPlaces(session)[0]
  const goesTo = next && isGoingPlace(place) ? `${next.player.name} is first in line for the spot.` : ''
  return isGuest(place) ? goesTo : `${goesTo} Removed players can’t rejoin this game.`.trim()
}

type ConfirmActionProps = {
  act: PlayerAction
  place: Place
  session: Session
  actions: SessionActions
  onBack: () => void
  onClose: () => void
}

/** Asks for confirmation, because removing a player and handing over the captaincy cannot be undone. */
export function ConfirmAction({ act, place, session, actions, onBack, onClose }: ConfirmActionProps) {
  const { yes, doing, done } = words[act]
  const pending = actions.doing === act
  const back = useRef<HTMLButtonElement>(null)
  // focuses "Back", because the previously focused button is no longer rendered
  useEffect(() => back.current?.focus(), [])
  const send = async () => {
    const sent =
      act === 'remove' ? actions.act('remove', place._id) : actions.act('hand-over', place.player._id)
    if (!(await sent)) return onBack()
    toast.success(`${place.player.name} ${done}`)
    onClose()
  }
  return (
    <>
      <p>{consequence(act, place, session)}</p>
      <div className="grid grid-cols-[1fr_1fr] gap-3 mt-6">
        <Button ref={back} variant="ghost" disabled={pending} onClick={onBack}>
          Back
        </Button>
        <Button
          variant={act === 'remove' ? 'danger' : 'primary'}
          pending={pending}
          pendingText={doing}
          onClick={() => void send()}
        >
          {yes}
        </Button>
      </div>
    </>
  )
}
