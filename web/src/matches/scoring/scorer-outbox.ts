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

const recorded = new Set<(match: Match, count: number) => void>()

export const subscribeToRecordedEvents = (listener: (match: Match, count: number) => void) => {
  recorded.add(listener)
  return () => void recorded.delete(listener)
}

type Scorer = NonNullable<ReturnType<typeof findScorer>>

const openOutbox = ({ id, connection }: Scorer) => {
  const outbox = new Outbox(
    createClient(connection),
    { keep: queueEvent, forget: deleteQueuedEvents, read: readQueuedEvents },
    browserEvents,
    id,
    {
      onRecorded: (match, count) => {
        for (const listener of recorded) listener(match, count)
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

let mine: { id: string; outbox: Outbox } | undefined

export const getScorerOutbox = () => {
  const scorer = findScorer()
  if (mine && mine.id !== scorer?.id) {
    mine.outbox.close()
    mine = undefined
  }
  if (scorer) mine ??= { id: scorer.id, outbox: openOutbox(scorer) }
  return mine?.outbox
}

useMainStore.subscribe(() => void getScorerOutbox())
