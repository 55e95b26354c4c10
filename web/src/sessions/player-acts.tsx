import type { Place } from '@i-one/contract/sessions'

import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.ts'
import { CaptainTool } from './captain-tool.tsx'
import { isGuest } from './people.ts'
import styles from './player-sheet.module.css'
import type { Rights } from './rights.ts'
import type { SessionActions } from './use-session-actions.ts'

export type PlayerAct = 'remove' | 'hand-over'

type PlayerActsProps = { rights: Rights; place: Place; onAsk: (act: PlayerAct) => void }

export const PlayerActs = ({ rights, place, onAsk }: PlayerActsProps) => (
  <ul>
    {rights.lead && (
      <CaptainTool
        icon="forward"
        text="Make captain"
        hint="You stay in your place"
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
  remove: {
    sentence: (place: Place) =>
      isGuest(place)
        ? 'The place goes to the first who waits.'
        : 'The place goes to the first who waits. Who is removed cannot come back to this session.',
    yes: 'Remove',
    doing: 'Removing...',
    done: 'is removed',
  },
  'hand-over': {
    sentence: () => 'Whoever wears the armband can draw, start, score and cancel. You stay in your place.',
    yes: 'Make captain',
    doing: 'Handing over...',
    done: 'is the captain now',
  },
} as const

type SureToActProps = {
  act: PlayerAct
  place: Place
  actions: SessionActions
  onKeep: () => void
  onClose: () => void
}

/** Neither is undone by a tap. */
export function SureToAct({ act, place, actions, onKeep, onClose }: SureToActProps) {
  const { sentence, yes, doing, done } = words[act]
  const pending = actions.doing === act
  const send = async () => {
    const sent =
      act === 'remove' ? actions.act('remove', place._id) : actions.act('hand-over', place.player._id)
    if (!(await sent)) return onKeep()
    toast.success(`${place.player.name} ${done}`)
    onClose()
  }
  return (
    <div className={styles.sure}>
      <p>{sentence(place)}</p>
      <div className={styles.answers}>
        <Button variant="ghost" disabled={pending} onClick={onKeep}>
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
    </div>
  )
}
