import type { Match } from '@i-one/contract/matches'
import { refusals } from '@i-one/contract/refusals'

import { call } from '../lib/call.ts'
import { queryClient } from '../lib/query-client.ts'
import { useMain } from '../lib/store.ts'
import { toast } from '../ui/toast.ts'
import { forgetEvents, keepEvent, readKeptEvents } from './kept-events.ts'
import { Outbox } from './outbox.ts'
import { senses } from './senses.ts'

const reasons: Record<string, string> = {
  'id-reused': 'Another event has its number already.',
  'not-in-lineup': 'That player is not on that side.',
  'match-unfinished': 'The next match has already begun.',
  'match-full': 'This match has 2000 events already.',
  'not-scorer': refusals['not-scorer'][1],
}

const recorded = new Set<(match: Match, count: number) => void>()

export const onRecorded = (listener: (match: Match, count: number) => void) => {
  recorded.add(listener)
  return () => void recorded.delete(listener)
}

const openOutbox = (user: string) => {
  const outbox = new Outbox(
    call,
    { keep: keepEvent, forget: forgetEvents, read: readKeptEvents },
    senses,
    user,
    {
      onRecorded: (match, count) => {
        for (const listener of recorded) listener(match, count)
        if (match.state !== 'finished') return
        for (const queryKey of [['matches'], ['stats'], ['sessions']])
          void queryClient.invalidateQueries({ queryKey })
      },
      onRefused: (_, refused) => {
        for (const { event, code } of refused)
          toast.error(`Not taken: ${event.type}. ${reasons[code] ?? 'The server refused it.'}`)
      },
    },
  )
  void outbox.restore()
  return outbox
}

let mine: { user: string; outbox: Outbox } | undefined

/** The outbox of whoever is signed in; one of somebody else before them is closed, and keeps what it has. */
export const myOutbox = () => {
  const user = useMain.getState().auth.user?._id
  if (mine && mine.user !== user) {
    mine.outbox.close()
    mine = undefined
  }
  if (user) mine ??= { user, outbox: openOutbox(user) }
  return mine?.outbox
}

useMain.subscribe(() => void myOutbox())
