import type { CentreRole } from '@i-one/contract/centres/staff'
import type { NotificationKind } from '@i-one/contract/notifications'
import type { EndReason } from '@i-one/contract/sessions'

/** Instants are ISO 8601. */
export interface Facts {
  pitch: string
  address: string
  timeZone: string
  start: string
  end: string
  price: { amount: number; currency: string }
  capacity: number
  was?: { pitch: string; timeZone: string; start: string; price?: Facts['price'] }
  reason?: EndReason
  until?: string
  /** Until when a promoted player can leave freely. */
  leaveBy?: string
  going?: number
  minimum?: number
  /** The captain's fee, or the most that a promoted player owes for leaving late. */
  owed?: { amount: number; currency: string }
  team?: string
  other?: string
  challenge?: string
  answer?: 'accepted' | 'declined' | 'withdrawn' | 'expired'
  tournament?: string
  code?: string
  match?: string
  score?: string
  /** Slots and matches on a pitch; `more`: how many other matches have moved. */
  slots?: number
  matches?: number
  more?: number
  gone?: true
  again?: true
  lot?: 'won' | 'lost'
  said?: 'going' | 'waitlisted' | 'maybe'
  centre?: string
  role?: CentreRole
  /** Number of weekly bookings, of which `start` is the first. */
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
  facts: Facts
  at: Date
}

export interface NotificationText {
  label: string
  hint: string
  mail: boolean
  title: (notification: StoredNotification) => string
  text: (notification: StoredNotification) => string
  link?: string | ((notification: StoredNotification) => string)
  calendar?: true
  button?: string
}
