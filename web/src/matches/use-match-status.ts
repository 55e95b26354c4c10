import type { Match } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { useMemo } from 'react'
import { type AnyEvent, matchStatus } from './match-status.ts'

const none: readonly NewEvent[] = []

export const useMatchStatus = (match: Match, kept: readonly NewEvent[] = none) => {
  const events = useMemo(() => allEvents(match, kept), [match, kept])
  const status = useMemo(() => matchStatus(match, events), [match, events])
  return { events, status }
}

const allEvents = (match: Match, kept: readonly NewEvent[]): AnyEvent[] => {
  const known = new Set(match.events.map(({ id }) => id))
  return [...match.events, ...kept.filter(({ id }) => !known.has(id))]
}
