import { connect } from '@i-one/contract/call'
import type { Match } from '@i-one/contract/matches'
import { refusals } from '@i-one/contract/refusals'
import { browserEvents } from '../../lib/browser-events.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useMain } from '../../lib/store.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { scorerHere } from '../scorers/borrowed-whistle.ts'
import { Outbox } from './outbox.ts'
import { deleteQueuedEvents, queueEvent, readQueuedEvents } from './queued-events.ts'

const reasons: Record<string, string> = {
  'id-reused': 'Another event has its number already.',
  'not-in-lineup': 'That player is not on that side.',
  'match-unfinished': 'The next match has already begun.',
  'match-full': 'This match has 2000 events already.',
  'corrections-closed': 'Results can be corrected for 48 hours. Ask the organizer or the staff.',
  'not-scorer': refusals['not-scorer'][1],
}

const recorded = new Set<(match: Match, count: number) => void>()

export const onRecorded = (listener: (match: Match, count: number) => void) => {
  recorded.add(listener)
  return () => void recorded.delete(listener)
}

type Scorer = NonNullable<ReturnType<typeof scorerHere>>

const openOutbox = ({ id, connection }: Scorer) => {
  const outbox = new Outbox(
    connect(connection),
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
      onRefused: (_, refused) => {
        for (const { event, code } of refused)
          toast.error(`Not saved: ${event.type}. ${reasons[code] ?? 'The server refused it.'}`)
      },
    },
  )
  void outbox.restore()
  return outbox
}

let mine: { id: string; outbox: Outbox } | undefined

/** The outbox of whoever scores here; one of somebody else before them is closed, and keeps what it has. */
export const scorerOutbox = () => {
  const scorer = scorerHere()
  if (mine && mine.id !== scorer?.id) {
    mine.outbox.close()
    mine = undefined
  }
  if (scorer) mine ??= { id: scorer.id, outbox: openOutbox(scorer) }
  return mine?.outbox
}

useMain.subscribe(() => void scorerOutbox())
