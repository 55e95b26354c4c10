import { getHold, releaseHold, createHold } from '@i-one/contract/bookings/holds'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { findBooking, transitionBooking } from '../sql.ts'
import { prepareHold, findHoldError, acquireHold } from './actions.ts'
import { isLiveHold, toHold } from './rules.ts'

export const holds = (app: App) => {
  serve(app, createHold, {
    prepare: ({ body, user, db, now }) => prepareHold(db, body, { kind: 'session', by: user.id, now }),
    handle: ({ prepared, db }) => acquireHold(db, prepared, { limited: app.config.rateLimits }),
  })

  serve(app, getHold, async ({ params, user, db, now }) => {
    const booking = await findBooking(db, params.id)
    if (booking?.bookerId === user.id && isLiveHold(booking, now)) return toHold(booking, now)
    throw await findHoldError(db, params.id, { by: user.id, now })
  })

  serve(app, releaseHold, async ({ params, user, db, now }) => {
    const actor = { by: user.id, now }
    const granted = await transitionBooking(db, params.id, {
      from: ['held'],
      to: 'released',
      bookerId: user.id,
      kinds: ['session', 'draft'],
      ...actor,
    })
    if (!granted) throw await findHoldError(db, params.id, actor)
    return { message: i18n._('The slot is available again') }
  })
}
