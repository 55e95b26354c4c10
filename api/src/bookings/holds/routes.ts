import { getHold, giveBackHold, takeHold } from '@i-one/contract/bookings/holds'
import { type Database, inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { found, Refusal } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { alternatives } from '../actions.ts'
import { wanted } from '../rules.ts'
import { findBookable, findBooking, moveBooking } from '../sql.ts'
import { refusalOfHold } from './actions.ts'
import { isLive, limitsLookBack, newHold, refuseTooMany, toHold } from './rules.ts'
import { type NewHold, countHolds, insertHold, lockHolds } from './sql.ts'

export const holds = (app: App) => {
  serve(app, takeHold, async ({ body, user, db, now }) => {
    const pitch = found(await findBookable(db, body.pitch))
    const stretch = wanted(pitch, new Date(body.start), body.slots, now)
    const hold = newHold(pitch, stretch, body.slots, { bookerId: user.id, now })
    const taken = await (app.config.rateLimits ? takeWithinLimits(db, hold) : insertHold(db, hold))
    if (!taken) throw new Refusal('slot-taken', { alternatives: await alternatives(db, pitch, stretch, now) })
    return toHold({ ...taken, expiresAt: hold.expiresAt }, now)
  })

  serve(app, getHold, async ({ params, user, db, now }) => {
    const booking = await findBooking(db, params.id)
    if (booking?.bookerId === user.id && isLive(booking, now)) return toHold(booking, now)
    throw await refusalOfHold(db, params.id, { by: user.id, now })
  })

  serve(app, giveBackHold, async ({ params, user, db, now }) => {
    const doing = { by: user.id, now }
    const given = await moveBooking(db, params.id, {
      from: ['held'],
      to: 'released',
      bookerId: user.id,
      kind: 'session',
      ...doing,
    })
    if (!given) throw await refusalOfHold(db, params.id, doing)
    return { message: 'The slot is free again' }
  })
}

const takeWithinLimits = (db: Database, hold: NewHold) =>
  inTransaction(db, async (transaction) => {
    const { bookerId: userId, now } = hold
    await lockHolds(transaction, userId)
    const since = new Date(now.getTime() - limitsLookBack)
    refuseTooMany(await countHolds(transaction, { userId, since, now }))
    return insertHold(transaction, hold)
  })
