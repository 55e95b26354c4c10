import { listSlots } from '@i-one/contract/bookings'
import type { App } from '../lib/http/app.ts'
import { found } from '../lib/http/refusal.ts'
import { serve } from '../lib/http/serve.ts'
import { slotsWithin } from './actions.ts'
import { listed } from './rules.ts'
import { findBookable } from './sql.ts'

export const bookings = (app: App) => {
  serve(app, listSlots, async ({ params, query, db, now }) => {
    const pitch = found(await findBookable(db, params.id))
    return pitch.listed ? [...(await slotsWithin(db, pitch, listed(pitch, query, now), now))] : []
  })
}
