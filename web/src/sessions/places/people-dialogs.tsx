import { GuestsDialog } from '../guests/guests-dialog.tsx'
import type { PeopleDialogProps } from '../people-dialog.ts'
import { JoinSheet } from './join-sheet.tsx'
import { PlayerSheet } from './player-sheet.tsx'

type PeopleDialogsProps = Omit<PeopleDialogProps, 'onOpenChange'> & {
  shown: string | undefined
  onClose: () => void
}

/** Fetched when the first of them opens. Each begins anew when it opens again. */
export function PeopleDialogs({ shown, onClose, ...common }: PeopleDialogsProps) {
  const onOpenChange = (open: boolean) => !open && onClose()
  if (shown === 'join') return <JoinSheet {...common} onOpenChange={onOpenChange} />
  if (shown === 'guests' || shown === 'guest-list')
    return (
      <GuestsDialog {...common} first={shown === 'guests' ? 'names' : 'list'} onOpenChange={onOpenChange} />
    )
  const place = common.session.places.find(({ _id }) => shown === `place ${_id}`)
  return place && <PlayerSheet key={place._id} {...common} place={place} onClose={onClose} />
}
