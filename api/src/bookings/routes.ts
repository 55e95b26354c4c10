import { listSlots } from '@i-one/contract/bookings'
import { found } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { serveCached } from '../lib/http/serve.ts'
import { standWithin } from './actions.ts'
import { listed } from './rules.ts'
import { findBookable } from './sql.ts'

export const bookings = (app: App) => {
  serveCached(app, listSlots, async ({ params: { id }, query, db, now }) => {
    const pitch = found(await findBookable(db, id))
    if (!pitch.listed) return { answer: [], until: Infinity }
    const { slots, until } = await standWithin(db, pitch, listed(pitch, query, now), now)
    const answer = [...slots]
    return { answer, until: Math.min(until, Date.parse(answer[0]?.start ?? '') || Infinity) }
  })
}
