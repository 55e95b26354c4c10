import type { Session } from '@i-one/contract/sessions'
import type { SessionActions } from './use-session-actions.ts'

export type PeopleDialog = 'join' | 'guests' | 'guest-list' | `place ${string}`

export type PeopleDialogProps = {
  session: Session
  me: string | undefined
  now: Date
  actions: SessionActions
  onClose: () => void
}
