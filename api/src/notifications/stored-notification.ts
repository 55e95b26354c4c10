import type { CentreRole } from '@i-one/contract/centres/staff'
import type { NotificationKind } from '@i-one/contract/notifications'
import type { EndReason } from '@i-one/contract/sessions'
import type { ReasonCode } from '@i-one/game/sessions/cancel-reasons'
import type { SessionEdit } from '../session-edits.ts'
import type { TieSource } from '../tie-source.ts'

/** Times are ISO 8601 strings. */
export interface NotificationFacts {
  pitch: string
  address: string
  timeZone: string
  start: string
  end: string
  price: { amount: number; currency: string }
  capacity: number
  was?: { pitch: string; timeZone: string; start: string; price?: NotificationFacts['price'] }
  reason?: EndReason
  /** Reason that the captain chose from a list. */
  reasonCode?: ReasonCode
  until?: string
  /** Time until which a promoted player can leave for free. */
  leaveBy?: string
  going?: number
  minimum?: number
  /** The captain's cancellation fee, or the maximum that a promoted player owes for leaving late. */
  owed?: { amount: number; currency: string }
  team?: string
  other?: string
  /** The place in the tournament that gives the opponent, if the opponent was not known. */
  source?: TieSource
  challenge?: string
  answer?: 'accepted' | 'declined' | 'withdrawn' | 'expired'
  tournament?: string
  code?: string
  match?: string
  score?: string
  shootOut?: string
  /** Number of slots that the tournament requests, books or releases. */
  slots?: number
  matches?: number
  /** Number of further matches that were moved. */
  more?: number
  gone?: true
  again?: true
  lot?: 'won' | 'lost'
  said?: 'going' | 'waitlisted' | 'maybe'
  centre?: string
  role?: CentreRole
  /** Number of weekly bookings in the series that begins at `start`. */
  weeks?: number
}

export interface StoredNotification {
  kind: NotificationKind
  sessionId: string | null
  teamId?: string | null
  tournamentId?: string | null
  centreId?: string | null
  player: string | null
  words: string | null
  edits?: SessionEdit[] | null
  facts: NotificationFacts
  at: Date
}

export interface NotificationTemplate {
  label: () => string
  hint: () => string
  mail: boolean
  title: (notification: StoredNotification) => string
  text: (notification: StoredNotification) => string
  link?: string | ((notification: StoredNotification) => string)
  calendar?: true
  button?: () => string
}
