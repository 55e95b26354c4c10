import type { StillToCome } from '@i-one/contract/leaving'
import { Refusal } from '../lib/http/refusal.ts'

/** What stands in lineups and lists for somebody who has left for good. */
export const formerPlayer = { name: 'Former player', position: null }

export const mayLeave = (toCome: StillToCome) => {
  if (Object.values(toCome).some(({ length }) => length > 0))
    throw new Refusal('hand-over-first', { ...toCome })
}
