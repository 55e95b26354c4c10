import type { NewEvent } from '@i-one/contract/matches/events'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { serverNow } from '../../lib/server-clock.ts'
import type { MatchStatus } from '../match-status.ts'
import { newEvent } from '../new-event.ts'
import type { Scoring } from '../scoring.ts'
import type { OutboxState } from './outbox.ts'
import { scorerOutbox } from './scorer-outbox.ts'

const nothingKept = createStore<OutboxState>(() => ({ waiting: [], failing: false, durable: true }))

/** This device's events of a match that the server does not have yet, and how their sending goes. */
export const useKept = (match: string) => {
  const { waiting, failing, durable } = useStore(scorerOutbox()?.store ?? nothingKept)
  const kept = useMemo(
    () => waiting.filter((one) => one.match === match).map(({ event }) => event),
    [waiting, match],
  )
  return { kept, failing, durable }
}

export const scoringOf = (match: string, status: MatchStatus): Scoring => {
  const now = () => new Date(serverNow())
  const enqueue = (event: NewEvent) => {
    scorerOutbox()?.add(match, [event])
    return event
  }
  return {
    now,
    record: (input, at = now()) => enqueue(newEvent(status, input, at)),
    takeBack: ({ id }) => void enqueue(newEvent(status, { type: 'void', voids: id }, now())),
  }
}
