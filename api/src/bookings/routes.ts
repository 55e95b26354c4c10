import { listSlots } from '@i-one/contract/bookings'
import { requireFound } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { serveCached } from '../lib/http/serve.ts'
import { findSlotStates } from './actions.ts'
import { getSlotRange } from './rules.ts'
import { findBookable } from './sql.ts'

export const bookings = (app: App) => {
  serveCached(app, listSlots, async ({ params: { id }, query, db, now }) => {
    const pitch = requireFound(await findBookable(db, id))
    if (!pitch.listed) return { answer: [], until: Infinity }
    const { slots, until } = await findSlotStates(db, pitch, getSlotRange(pitch, query, now), now)
    const answer = [...slots]
    return { answer, until: Math.min(until, Date.parse(answer[0]?.start ?? '') || Infinity) }
  })
}
