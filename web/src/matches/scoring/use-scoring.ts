import type { Match } from '@i-one/contract/matches'
import type { NewEvent } from '@i-one/contract/matches/events'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { serverNow } from '../../lib/server-clock.ts'
import { matchNameText } from '../match-name-text.ts'
import type { MatchStatus } from '../match-status.ts'
import { createEvent, type Scoring } from '../scoring.ts'
import { initialOutbox } from './outbox.ts'
import { getScorerOutbox } from './scorer-outbox.ts'

const emptyStore = createStore(() => initialOutbox)

const useOutbox = () => useStore(getScorerOutbox()?.store ?? emptyStore)

export const useRejectedEvents = (match: string) => {
  const { refused } = useOutbox()
  return useMemo(() => refused.filter((one) => one.match === match), [refused, match])
}

export const useUnsentEvents = (match: string) => {
  const { waiting, failing, durable } = useOutbox()
  const unsent = useMemo(
    () => waiting.filter((one) => one.match === match).map(({ event }) => event),
    [waiting, match],
  )
  return { unsent, failing, durable }
}

/** Stored with each queued event, so that the server can reject events recorded for other teams. */
const toContext = ({ tournament, teamOne, teamTwo }: Match) => ({
  between: matchNameText(teamOne.name, teamTwo.name),
  ...(tournament && teamOne.team && teamTwo.team && { teams: { T1: teamOne.team, T2: teamTwo.team } }),
})

export const createScoring = (match: Match, status: MatchStatus): Scoring => {
  const now = () => new Date(serverNow())
  const enqueue = (event: NewEvent) => {
    getScorerOutbox()?.add(match._id, [event], toContext(match))
    return event
  }
  return {
    now,
    record: (input, at = now()) => enqueue(createEvent(status, input, at)),
    undo: ({ id }) => void enqueue(createEvent(status, { type: 'void', voids: id }, now())),
  }
}
