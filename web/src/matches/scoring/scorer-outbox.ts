import { createClient } from '@i-one/contract/call'
import type { Match } from '@i-one/contract/matches'
import { browserEvents } from '../../lib/browser-events.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useMainStore } from '../../lib/store.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { findScorer } from '../scorers/scorer-token.ts'
import { Outbox } from './outbox.ts'
import { deleteQueuedEvents, queueEvent, readQueuedEvents } from './queued-events.ts'
import { rejectedEventsText } from './rejected-text.ts'

const listeners = new Set<(match: Match, count: number) => void>()

export const subscribeToRecordedEvents = (listener: (match: Match, count: number) => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

type Scorer = NonNullable<ReturnType<typeof findScorer>>

const openOutbox = ({ id, connection }: Scorer) => {
  const outbox = new Outbox(
    createClient(connection),
    { save: queueEvent, delete: deleteQueuedEvents, read: readQueuedEvents },
    browserEvents,
    id,
    {
      onRecorded: (match, count) => {
        for (const listener of listeners) listener(match, count)
        if (match.state !== 'finished') return
        for (const queryKey of [['matches'], ['stats'], ['sessions']])
          void queryClient.invalidateQueries({ queryKey })
      },
      onRejected: (_, refused) => toast.error(rejectedEventsText(refused)),
    },
  )
  void outbox.restore()
  return outbox
}

let current: { id: string; outbox: Outbox } | undefined

export const getScorerOutbox = () => {
  const scorer = findScorer()
  if (current && current.id !== scorer?.id) {
    current.outbox.close()
    current = undefined
  }
  if (scorer) current ??= { id: scorer.id, outbox: openOutbox(scorer) }
  return current?.outbox
}

useMainStore.subscribe(() => void getScorerOutbox())
