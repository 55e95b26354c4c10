import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { connection } from '../lib/call.ts'
import { LiveMatch } from './live.ts'
import { senses } from './senses.ts'

export const useLiveMatch = (id: string) => {
  const live = useMemo(() => new LiveMatch(connection, senses, id), [id])
  useEffect(() => {
    live.open()
    return () => live.close()
  }, [live])
  return { live, ...useSyncExternalStore(live.subscribe, live.get) }
}
