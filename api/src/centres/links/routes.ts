import {
  getLinkedBooking,
  getBookingTakeover,
  createBookingLink,
  claimBooking,
  undoBookingTakeover,
} from '@i-one/contract/centres/links'
import { createLinkSecret } from '../../accounts/rules.ts'
import { requirePermission } from '../../bookings/closures/rules.ts'
import { requireWelcome } from '../../bookings/holds/sql.ts'
import { transferToCaptain, transferToDesk } from '../../bookings/keeping/sql.ts'
import { lockBooking } from '../../bookings/moving/sql.ts'
import { toStaffId, addToCentreLog } from '../../centre-log.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { consumeQuota } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { toInstantText } from '../../lib/instant-text.ts'
import { hashToken } from '../../lib/token.ts'
import { cancelAfterWithdrawal, createSessionForBooking } from '../../sessions/actions.ts'
import { requireConfirmedEmail } from '../../sessions/ahead/actions.ts'
import { requireNotStarted } from '../../sessions/rules.ts'
import { getSessionView } from '../../sessions/serve-change.ts'
import { lockSession } from '../../sessions/sql.ts'
import { linkAccount, lockAndUnlinkAccount, lockCustomer, lockCustomers } from '../customers/sql.ts'
import { getDeskBookingFor } from '../desk/actions.ts'
import { findDeskBooking } from '../desk/sql.ts'
import {
  limits,
  requireUpcomingBooking,
  requireNotTakenOver,
  toLinkedBooking,
  defaultSession,
} from './rules.ts'
import {
  deleteLink,
  deleteTakeover,
  findLinkedBooking,
  findTakeover,
  insertTakeover,
  saveLink,
} from './sql.ts'

export const bookingLinks = (app: App) => {
  serve(app, createBookingLink, async ({ params, user, db, now }) => {
    await lockActiveUser(db, user.id)
    await lockBooking(db, params.id)
    const booking = await getDeskBookingFor('createBookingLink', db, params.id, user)
    requireUpcomingBooking(booking, now)
    await consumeQuota({ db, config: app.config }, { limit: limits.links, who: user.id }, now)
    const code = createLinkSecret()
    await saveLink(db, booking.id, hashToken(code))
    const at = { centreId: booking.centreId, by: toStaffId(booking, user), now }
    const { id, customer, pitchName: pitch, start } = booking
    const made = { act: 'link-made', booking: id, pitch, start } as const
    await addToCentreLog(db, at, { ...made, ...(customer && { customer: customer._id }) })
    return { code, until: toInstantText(start) }
  })

  const load = async (db: Database, code: string) => {
    const linked = await findLinkedBooking(db, hashToken(code))
    if (!linked) throw new ApiError('wrong-link')
    return linked
  }

  const takeTry = ({ user, now }: { user: { id: string }; now: Date }) =>
    consumeQuota(app, { limit: limits.tries, who: user.id }, now)

  serve(app, getLinkedBooking, {
    prepare: takeTry,
    handle: async ({ body, user, db, now }) => {
      const linked = await load(db, body.code)
      requireNotTakenOver(linked, user.id)
      requireUpcomingBooking(linked, now)
      return toLinkedBooking(linked)
    },
  })

  serve(app, claimBooking, {
    prepare: takeTry,
    handle: async ({ body, user, db, now }) => {
      await lockActiveUser(db, user.id)
      await requireConfirmedEmail(db, app.config, user.id)
      const { id, centreId } = await load(db, body.code)
      await lockCustomers(db, centreId)
      await lockBooking(db, id)
      const booking = await load(db, body.code)
      if (booking.sessionId && booking.captainId === user.id)
        return getSessionView(db, booking.sessionId, user.id, now)
      requireNotTakenOver(booking, user.id)
      requireUpcomingBooking(booking, now)
      await requireWelcome(db, user.id, { at: booking.pitchId, or: 'not-welcome' })
      await transferToCaptain(db, id, user.id, now)
      const taken = { ...booking, authorizeBy: null }
      const input = { ...defaultSession, comingAnyway: true }
      const session = await createSessionForBooking(db, input, taken, {
        by: user.id,
        now,
        notifyAs: 'taken-over',
      })
      const shown = await getSessionView(db, session, user.id, now)
      const joined = booking.customerId ? await linkAccount(db, booking.customerId, user.id) : undefined
      await insertTakeover(db, id, joined, now)
      return shown
    },
  })

  serve(app, getBookingTakeover, async ({ params, user, db }) => {
    const takeOver = requireFound(await findTakeover(db, params.id))
    requirePermission('getBookingTakeover', takeOver, user)
    const { customer, account, at } = takeOver
    return { customer, account, at: at.toISOString() }
  })

  serve(app, undoBookingTakeover, async ({ params: { id }, user, db, now }) => {
    await lockActiveUser(db, user.id)
    const done = { message: i18n._('The desk manages the booking again') }
    const before = await findTakeover(db, id)
    requirePermission('undoBookingTakeover', before ?? requireFound(await findDeskBooking(db, id)), user)
    if (!before) return done
    await lockCustomers(db, before.centreId)
    const session = requireFound(await lockSession(db, before.sessionId))
    if (before.customer) await lockCustomer(db, before.customer._id)
    await lockBooking(db, id)
    const takeOver = await findTakeover(db, id)
    if (!takeOver) return done
    requireNotStarted(session, now)
    if (takeOver.start <= now) throw new ApiError('in-the-past')
    const actor = { by: user.id, now }
    const bookingId = await transferToDesk(db, id, actor)
    await cancelAfterWithdrawal(db, session, { bookingId, ...actor })
    await deleteTakeover(db, id)
    await deleteLink(db, id)
    if (takeOver.customer && takeOver.joined)
      await lockAndUnlinkAccount(db, takeOver.customer._id, takeOver.joined)
    return done
  })
}
