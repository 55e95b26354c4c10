import type { PeopleDialogProps } from '../act-dialog.tsx'
import { GuestsDialog } from '../guests/guests-dialog.tsx'
import { JoinSheet } from './join-sheet.tsx'
import { PlayerSheet } from './player-sheet.tsx'

type PeopleDialogsProps = PeopleDialogProps & { shown: string | undefined }

/** Mounts a dialog only while it is open, so that each opening starts with fresh state. */
export function PeopleDialogs({ shown, ...common }: PeopleDialogsProps) {
  if (shown === 'join') return <JoinSheet {...common} />
  if (shown === 'guests' || shown === 'guest-list')
    return <GuestsDialog {...common} first={shown === 'guests' ? 'names' : 'list'} />
  const place = common.session.places.find(({ _id }) => shown === `place ${_id}`)
  return place && <PlayerSheet key={place._id} {...common} place={place} />
}
