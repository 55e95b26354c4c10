import type { Combinable } from '../../bookings/parts/sql.ts'
import { Refusal, badInput } from '../../lib/http/refusal.ts'

export const requireCombinable = (pitch: Combinable, parts: readonly Combinable[]) => {
  if (parts.some(({ id }) => id === pitch.id)) throw badInput({ parts: 'A pitch is no part of itself' })
  if (parts.some(({ centreId }) => centreId !== pitch.centreId)) throw new Refusal('not-in-centre')
  if (parts.length > 0 && (pitch.isPart || parts.some(({ isCombined }) => isCombined)))
    throw new Refusal('parts-of-parts')
}
