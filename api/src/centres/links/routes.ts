import { randomBytes } from 'node:crypto'
import { getLinkedBooking, makeBookingLink, takeOverBooking } from '@i-one/contract/centres/links'
import { requireMay } from '../../bookings/closures/rules.ts'
import { requireWelcome } from '../../bookings/holds/sql.ts'
import { handToCaptain } from '../../bookings/keeping/sql.ts'
import { lockBooking } from '../../bookings/moving/sql.ts'
import { actorAt, addToCentreLog } from '../../centre-log.ts'
import { type Database, inTransaction } from '../../lib/database/database.ts'
import type { App } from '../../lib/http/app.ts'
import { stayWhile } from '../../lib/http/log-in.ts'
import { takeTurn } from '../../lib/http/rate-limit.ts'
import { Refusal, found } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { instantText } from '../../lib/instant-text.ts'
import { hashToken } from '../../lib/token.ts'
import { makeSessionOf } from '../../sessions/actions.ts'
import { requireConfirmed } from '../../sessions/ahead/actions.ts'
import { showSession } from '../../sessions/serve-change.ts'
import { keepAccount, lockCustomers } from '../customers/sql.ts'
import { findDeskBooking } from '../desk/sql.ts'
import { limits, requireAhead, requireUntaken, toLinked, usualSession } from './rules.ts'
import { findLinked, keepLink } from './sql.ts'

export const bookingLinks = (app: App) => {
  serve(app, makeBookingLink, ({ params, user, db: whole, now }) =>
    inTransaction(whole, async (db) => {
      await stayWhile(db, user.id)
      await lockBooking(db, params.id)
      const booking = found(await findDeskBooking(db, params.id))
      requireMay('makeBookingLink', booking, user)
      requireAhead(booking, now)
      await takeTurn({ db, config: app.config }, { limit: limits.links, who: user.id }, now)
      const code = randomBytes(16).toString('base64url')
      await keepLink(db, booking.id, hashToken(code))
      const at = { centreId: booking.centreId, by: actorAt(booking, user), now }
      const { customer, pitchName: pitch, start } = booking
      await addToCentreLog(db, at, {
        act: 'link-made',
        booking: booking.id,
        pitch,
        start,
        ...(customer && { customer: customer._id }),
      })
      return { code, until: instantText(booking.start) }
    }),
  )

  const load = async (db: Database, code: string) => {
    const linked = await findLinked(db, hashToken(code))
    if (!linked) throw new Refusal('wrong-link')
    return linked
  }

  serve(app, getLinkedBooking, async ({ body, user, db, now }) => {
    await takeTurn({ db, config: app.config }, { limit: limits.tries, who: user.id }, now)
    const linked = await load(db, body.code)
    requireUntaken(linked, user.id)
    requireAhead(linked, now)
    return toLinked(linked)
  })

  serve(app, takeOverBooking, async ({ body, user, db: whole, now }) => {
    await takeTurn({ db: whole, config: app.config }, { limit: limits.tries, who: user.id }, now)
    return inTransaction(whole, async (db) => {
      await stayWhile(db, user.id)
      await requireConfirmed(db, app.config, user.id)
      const { id, centreId } = await load(db, body.code)
      await lockCustomers(db, centreId)
      await lockBooking(db, id)
      const booking = await load(db, body.code)
      if (booking.sessionId && booking.captainId === user.id)
        return showSession(db, booking.sessionId, user.id, now)
      requireUntaken(booking, user.id)
      requireAhead(booking, now)
      await requireWelcome(db, user.id, { at: booking.pitchId, or: 'not-welcome' })
      await handToCaptain(db, id, user.id, now)
      const taken = { ...booking, authorizeBy: null }
      const asked = { ...usualSession, comingAnyway: true }
      const session = await makeSessionOf(db, asked, taken, { by: user.id, now })
      const shown = await showSession(db, session, user.id, now)
      if (booking.customerId) await keepAccount(db, booking.customerId, user.id)
      return shown
    })
  })
}
