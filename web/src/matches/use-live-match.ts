import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { connectionTo } from './borrowed-whistle.ts'
import { LiveMatch } from './live.ts'
import { senses } from '../lib/senses.ts'

export const useLiveMatch = (id: string) => {
  const live = useMemo(() => new LiveMatch(connectionTo(id), senses, id), [id])
  useEffect(() => {
    live.open()
    return () => live.close()
  }, [live])
  return { live, ...useSyncExternalStore(live.subscribe, live.get) }
}
