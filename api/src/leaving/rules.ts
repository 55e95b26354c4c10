import type { StillToCome } from '@i-one/contract/leaving'
import { Refusal } from '../lib/http/refusal.ts'

/** What stands in lineups and lists for somebody who has left for good. */
export const formerPlayer = { name: 'Former player', position: null }

export const mayLeave = (toCome: StillToCome) => {
  if (toCome.sessions.length || toCome.pitches.length || toCome.teams.length)
    throw new Refusal('hand-over-first', { ...toCome })
}
