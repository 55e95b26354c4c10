import type { NewEvent } from '@i-one/contract/matches/events'

import type { Told } from './scoring/new-event.ts'
import type { Happening } from './match-status.ts'

/** What someone who keeps the score can do. */
export interface Scoring {
  /** Records it with the clock of `at`, or of now. */
  tell: (told: Told, at?: Date) => NewEvent
  takeBack: (event: Happening) => void
  /** The server's time as this device knows it. */
  now: () => Date
}
