import type { Stream } from '@i-one/contract/endpoint'
import { useEffect, useSyncExternalStore } from 'react'

import type { Line } from './line.ts'

/** Keeps a line open while what uses it is there; how it stands. The line is the same one each time. */
export const useLine = <S extends Stream>(line: Line<S>) => {
  useEffect(() => {
    line.open()
    return () => line.close()
  }, [line])
  return useSyncExternalStore(line.subscribe, line.get)
}
