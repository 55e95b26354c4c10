import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { browserEvents } from '../../lib/browser-events.ts'
import { connectionTo } from '../scorers/borrowed-whistle.ts'
import { keepForScorer } from './kept-match.ts'
import { MatchStream } from './match-stream.ts'

export const useLiveMatch = (id: string) => {
  const live = useMemo(() => new MatchStream(connectionTo(id), browserEvents, id), [id])
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
