import type { EventType, NewEvent } from '@i-one/contract/matches/events'
import { getElapsedMs, getPeriodRange } from '@i-one/game/matches/clock'
import type { AnyEvent, MatchStatus } from './match-status.ts'

export interface Scoring {
  record: (input: EventInput, at?: Date) => NewEvent
  undo: (event: AnyEvent) => void
  now: () => Date
}

export type EventInput = { type: EventType } & Partial<Omit<NewEvent, 'id' | 'type' | 'at'>>

/** `now` must be server time. */
export const createEvent = (status: MatchStatus, input: EventInput, now: Date): NewEvent => ({
  period: status.period,
  clockMs: toClockMs(status, input, now),
  ...input,
  id: crypto.randomUUID(),
  at: now.toISOString(),
})

const toClockMs = ({ period, clock, claimedAheadMs, rules }: MatchStatus, input: EventInput, now: Date) => {
  const later = input.period && input.period !== period ? getPeriodRange(input.period, rules) : undefined
  return later ? later.startMs : Math.round(getElapsedMs(clock, now)) + (claimedAheadMs[period] ?? 0)
}
