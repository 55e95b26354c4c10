import { closePitch, endClosure, listClosures } from '@i-one/contract/closures'
import type { App } from '../../lib/app.ts'
import type { Database } from '../../lib/database.ts'
import type { LoggedIn } from '../../lib/log-in.ts'
import { Refusal } from '../../lib/refusal.ts'
import { serve } from '../../lib/serve.ts'
import type { CallOn } from '../../permissions.ts'
import { insertClosure, moveBooking } from '../sql.ts'
import { closable, requireMay, toClosure } from './rules.ts'
import { findClosure, findInTheWay, findOwned, listClosuresOf } from './sql.ts'

export const closures = (app: App) => {
  serve(app, closePitch, async ({ params, body, user, db, now }) => {
    const pitch = await loadOwned('closePitch', db, params.id, user)
    const { reason } = body
    const closure = { pitchId: pitch.id, ...closable(body, now), reason, now }
    const closed = await insertClosure(db, {
      ...closure,
      blockedBy: user.id,
      priceCurrency: pitch.priceCurrency,
    })
    if (!closed) throw new Refusal('bookings-in-the-way', { bookings: await findInTheWay(db, closure) })
    return toClosure({ ...closed, reason })
  })

  serve(app, listClosures, async ({ params, user, db, now }) => {
    const pitch = await loadOwned('listClosures', db, params.id, user)
    return (await listClosuresOf(db, pitch.id, now)).map(toClosure)
  })

  serve(app, endClosure, async ({ params, user, db, now }) => {
    const closure = await findClosure(db, params.id)
    if (!closure) throw new Refusal('not-found')
    await loadOwned('endClosure', db, closure.pitchId, user)
    await moveBooking(db, params.id, { from: ['blocked'], to: 'released', by: user.id, now })
    return { message: 'The pitch is open again' }
  })
}

const loadOwned = async (call: CallOn<'pitch'>, db: Database, pitchId: string, user: LoggedIn) => {
  const pitch = await findOwned(db, pitchId)
  if (!pitch) throw new Refusal('not-found')
  requireMay(call, pitch, user)
  return pitch
}
