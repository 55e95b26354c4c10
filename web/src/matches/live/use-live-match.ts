import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { connectionTo } from '../scorers/borrowed-whistle.ts'
import { keepForScorer } from './kept-match.ts'
import { LiveMatch } from './match-stream.ts'
import { senses } from '../../lib/browser-events.ts'

export const useLiveMatch = (id: string) => {
  const live = useMemo(() => new LiveMatch(connectionTo(id), senses, id), [id])
  useEffect(() => {
    const stopKeeping = keepForScorer(live, id)
    live.open()
    return () => {
      stopKeeping()
      live.close()
    }
  }, [live, id])
  return { live, ...useSyncExternalStore(live.subscribe, live.get) }
}
