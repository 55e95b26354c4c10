import type { StillToCome } from '@i-one/contract/leaving'
import { Refusal } from '../lib/http/refusal.ts'

export const mayLeave = (toCome: StillToCome) => {
  if (Object.values(toCome).some(({ length }) => length > 0))
    throw new Refusal('hand-over-first', { ...toCome })
}
