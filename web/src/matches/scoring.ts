import type { NewEvent } from '@i-one/contract/matches/events'
import type { AnyEvent } from './match-status.ts'
import type { EventInput } from './new-event.ts'

/** What someone who keeps the score can do. */
export interface Scoring {
  /** Records it with the clock of `at`, or of now. */
  record: (input: EventInput, at?: Date) => NewEvent
  takeBack: (event: AnyEvent) => void
  /** The server's time as this device knows it. */
  now: () => Date
}
