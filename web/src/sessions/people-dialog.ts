import type { LiveSession } from './queries.ts'
import type { SessionActions } from './use-session-actions.ts'

/** What opens over a session about its people; a player's sheet is named by their place. */
export type PeopleDialog = 'join' | 'guests' | 'guest-list' | `place ${string}`

export type PeopleDialogProps = {
  session: LiveSession
  me: string | undefined
  now: Date
  actions: SessionActions
  onClose: () => void
}
