import type { CentreRole } from '@i-one/contract/centres/staff'
import type { NotificationKind } from '@i-one/contract/notifications'
import type { EndReason } from '@i-one/contract/sessions'

/** What is kept of a notification beside its kind: instants are ISO 8601. */
export interface Facts {
  pitch: string
  address: string
  timeZone: string
  start: string
  end: string
  /** What the pitch costs, and among how many places that is split. */
  price: { amount: number; currency: string }
  capacity: number
  /** Where and when it was before it was moved; and what it cost, where that is another price now. */
  was?: { pitch: string; timeZone: string; start: string; price?: Facts['price'] }
  /** Why a session ended. */
  reason?: EndReason
  until?: string
  /** The last moment at which a promoted player can leave freely. */
  leaveBy?: string
  going?: number
  minimum?: number
  /** What the captain would owe the pitch; what a promoted player owes at most for leaving late. */
  owed?: { amount: number; currency: string }
  /** Of a team, with nothing of a session: its name, that of the other, and the challenge with its answer. */
  team?: string
  other?: string
  challenge?: string
  answer?: 'accepted' | 'declined' | 'withdrawn' | 'expired'
  /** Of a tournament: its name, its code, a match of it, and of a result the goals of the team first. */
  tournament?: string
  code?: string
  match?: string
  score?: string
  /** What a tournament has on a pitch, and how many more matches have moved. */
  slots?: number
  matches?: number
  more?: number
  /** Of an opponent: who does not come after all, or has withdrawn. */
  gone?: true
  /** Of a question: it is asked once more. Of a match: it is played once more. */
  again?: true
  /** Of a level match that was decided by lot. */
  lot?: 'won' | 'lost'
  /** What came of what somebody had said before their team had a match. */
  said?: 'going' | 'waitlisted' | 'maybe'
  /** Of a centre: its name, and what somebody is there now. */
  centre?: string
  role?: CentreRole
  /** How many bookings of a weekly series it is about, of which `start` is the first. */
  weeks?: number
}

/** A notification as its words need it. */
export interface StoredNotification {
  kind: NotificationKind
  sessionId: string | null
  teamId?: string | null
  tournamentId?: string | null
  centreId?: string | null
  /** The name of who did it, or of whom it is about. */
  player: string | null
  words: string | null
  facts: Facts
  at: Date
}
