import type { NewEvent } from '@i-one/contract/matches/events'
import type { AnyEvent } from './match-status.ts'
import type { EventInput } from './new-event.ts'

export interface Scoring {
  record: (input: EventInput, at?: Date) => NewEvent
  takeBack: (event: AnyEvent) => void
  now: () => Date
}
