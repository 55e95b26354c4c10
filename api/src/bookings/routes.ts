import { listSlots } from '@i-one/contract/bookings'
import type { App } from '../lib/http/app.ts'
import { asWritten } from '../lib/http/etag.ts'
import { found } from '../lib/http/refusal.ts'
import { serve } from '../lib/http/serve.ts'
import { keepAnswers } from '../lib/kept-answers.ts'
import { standWithin } from './actions.ts'
import { listed } from './rules.ts'
import { findBookable } from './sql.ts'

export const bookings = (app: App) => {
  const kept = keepAnswers(app)

  serve(app, listSlots, async ({ params: { id }, query, db, now, reply }) => {
    const bytes = await kept(`${id} ${query.from} ${query.days}`, now, async () => {
      const pitch = found(await findBookable(db, id))
      if (!pitch.listed) return { answer: [], until: Infinity }
      const { slots, until } = await standWithin(db, pitch, listed(pitch, query, now), now)
      const answer = [...slots]
      return { answer, until: Math.min(until, Date.parse(answer[0]?.start ?? '') || Infinity) }
    })
    return asWritten(bytes, reply)
  })
}
