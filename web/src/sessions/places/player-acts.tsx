import type { Place, Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
        text={t`Make captain`}
        hint={t`You keep your spot`}
        onClick={() => onAsk('hand-over')}
      />
    )}
    {rights.remove && (
      <CaptainTool
        icon="close"
        text={isGuest(place) ? t`Remove this guest` : t`Remove`}
        danger
        onClick={() => onAsk('remove')}
      />
    )}
  </ul>
)

const words = {
  remove: { yes: t`Remove`, doing: t`Removing...`, done: (name: string) => t`${name} is removed` },
  'hand-over': {
    yes: t`Make captain`,
    doing: t`Handing over...`,
    done: (name: string) => t`${name} is now the captain`,
  },
} as const

export const confirmQuestionText = (act: PlayerAction, { player: { name } }: Place) =>
  act === 'remove' ? t`Remove ${name}?` : t`Make ${name} captain?`

const consequence = (act: PlayerAction, place: Place, session: Session) => {
  if (act === 'hand-over') return t`The captain can draw teams, start, score and cancel. You keep your spot.`
  const next = listWaitingPlaces(session)[0]
  return [
    next && isGoingPlace(place) && t`${{ name: next.player.name }} is first in line for the spot.`,
    !isGuest(place) && t`Removed players can’t rejoin this game.`,
  ]
    .filter(Boolean)
    .join(' ')
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
    toast.success(done(place.player.name))
    onClose()
  }
  return (
    <>
      <p>{consequence(act, place, session)}</p>
      <div className="grid grid-cols-[1fr_1fr] gap-3 mt-6">
        <Button ref={back} variant="ghost" disabled={pending} onClick={onBack}>
          <Trans>Back</Trans>
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
