import type { Match } from '@i-one/contract/matches'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { browserEvents } from '../../lib/browser-events.ts'
import { connectionTo } from '../scorers/borrowed-whistle.ts'
import { keepForScorer } from './kept-match.ts'
import { MatchStream } from './match-stream.ts'

export const useLiveMatch = (id: string, first?: Match) => {
  const [seen] = useState(first)
  const live = useMemo(
    () => new MatchStream(connectionTo(id), browserEvents, id, seen?._id === id ? seen : undefined),
    [id, seen],
  )
  useEffect(() => {
    const stopKeeping = keepForScorer(live, id)
    live.open()
    return () => {
      stopKeeping()
      live.close()
    }
  }, [live, id])
  return { live, ...useStore(live.store) }
}
