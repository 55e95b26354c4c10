import type { Session } from '@i-one/contract/sessions'
import { isGoing } from '@i-one/contract/sessions/states'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { personInitials } from '../../ui/football/kit.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import type { SessionDialogProps } from '../act-dialog.tsx'

const listPossibleCaptains = ({ places, captain }: Session) =>
  places.filter(({ user, state }) => user && user._id !== captain._id && isGoing(state))

export const HandOverDialog = ({ session, actions, open, onClose }: SessionDialogProps) => (
  <Dialog
    look="sheet"
    open={open}
    onClose={onClose}
    dismissible={actions.doing !== 'hand-over'}
    title={t`Hand over the armband`}
    description={t`The captain can draw teams, start, score and cancel. You keep your spot.`}
  >
    <Choice session={session} actions={actions} onDone={onClose} />
  </Dialog>
)

type ChoiceProps = Pick<SessionDialogProps, 'session' | 'actions'> & { onDone: () => void }

function Choice({ session, actions, onDone }: ChoiceProps) {
  const [chosen, choose] = useState<string>()
  const players = listPossibleCaptains(session)
  const next = players.find(({ player }) => player._id === chosen)
  if (players.length === 0)
    return (
      <p>
        <Trans>
          No other player with an account has joined. Share the game, then hand over the armband to a player
          who joins.
        </Trans>
      </p>
    )
  const transferCaptaincy = async () => {
    if (!next || !(await actions.act('hand-over', next.player._id))) return
    toast.success(t`${{ name: next.player.name }} is now the captain`)
    onDone()
  }
  return (
    <>
      <fieldset className="mt-2 mb-5" aria-label={t`Next captain`}>
        {players.map((place) => (
          <label
            key={place._id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 min-h-15 border-b border-b-line leading-[1.3] cursor-pointer"
          >
            <Shirt text={personInitials(place.player.name)} outlined />
            <span>
              <b translate="no" className="block font-strong wrap-anywhere">
                {place.player.name}
              </b>
              {place.set && (
                <small className="text-muted text-small">{session.setNames[place.set - 1]}</small>
              )}
            </span>
            <input
              type="radio"
              name="next-captain"
              className="size-6 m-0 accent-turf"
              checked={place === next}
              onChange={() => choose(place.player._id)}
            />
          </label>
        ))}
      </fieldset>
      <Button
        size="big"
        block
        disabled={!next}
        pending={actions.doing === 'hand-over'}
        pendingText={t`Handing over...`}
        onClick={() => void transferCaptaincy()}
      >
        {next ? t`Make ${{ name: next.user?.nickname ?? next.player.name }} the captain` : t`Choose a player`}
      </Button>
    </>
  )
}
