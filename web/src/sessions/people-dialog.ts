import type { Session } from '@i-one/contract/sessions'
import type { SessionActions } from './use-session-actions.ts'

/** What opens over a session about its people; a player's sheet is named by their place. */
export type PeopleDialog = 'join' | 'guests' | 'guest-list' | `place ${string}`

export type PeopleDialogProps = {
  session: Session
  me: string | undefined
  now: Date
  actions: SessionActions
  onClose: () => void
}
