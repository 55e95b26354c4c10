import { getCentreDay, moveDeskBooking, previewDeskMove, watchCentre } from '@i-one/contract/centres/calendar'
import { canActAt } from '../../at-centre.ts'
import { isAllowed } from '../../is-allowed.ts'
import { createResponseCache } from '../../lib/cached-responses.ts'
import { runInSavepoint } from '../../lib/database/in-savepoint.ts'
import type { App } from '../../lib/http/app.ts'
import { sendWithEtag } from '../../lib/http/etag.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { serveStream } from '../../lib/http/serve-stream.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { formatMessage } from '../../lib/live/event-stream.ts'
import { SnapshotHub } from '../../lib/live/snapshot-hub.ts'
import type { Caller } from '../../roles.ts'
import { rethrowWithAlternatives } from '../bookings/actions.ts'
import { getDeskBookingFor } from '../desk/actions.ts'
import { getCentreFor } from '../staff/actions.ts'
import { listRolesAt, toWorkplace } from '../staff/rules.ts'
import { type StoredCentre, findCentre } from '../staff/sql.ts'
import { moveDeskBookingTo, previewDeskBookingMove } from './actions.ts'
import { toPitchesOnDay, findNextChange, toCentreDay, toWholeRange } from './rules.ts'
import { listBookingsOf, listPitchesOf } from './sql.ts'

interface Followed {
  centre: StoredCentre
  changes: number
}

export const centreCalendar = (app: App) => {
  const cache = createResponseCache(app)

  // the cache key contains the viewer's role, so that all viewers with the same role share an entry
  serve(app, getCentreDay, async ({ params: { id }, query: { day }, user, db, now, request, reply }) => {
    const centre = await getCentreFor('getCentreDay', db, id, user)
    const shown = { centre: toWorkplace(centre, user), acts: canActAt(centre, user.id) }
    const bytes = await cache.get(JSON.stringify([id, day, shown]), now, async () => {
      const pitches = toPitchesOnDay(await listPitchesOf(db, { centre: id }), day)
      const { start, end } = toWholeRange(pitches)
      const rows = pitches.length > 0 ? await listBookingsOf(db, { centre: id, start, end, now }) : []
      const answer = toCentreDay(shown, pitches, rows, day, now)
      return { answer, until: findNextChange(answer) }
    })
    return sendWithEtag(bytes, request, reply)
  })

  serve(app, previewDeskMove, async ({ params: { id }, query, user, db, now }) =>
    previewDeskBookingMove(db, await getDeskBookingFor('previewDeskMove', db, id, user), query, now),
  )

  serve(app, moveDeskBooking, async ({ params: { id }, body, user, db, now }) => {
    await lockActiveUser(db, user.id)
    await getDeskBookingFor('moveDeskBooking', db, id, user)
    await runInSavepoint(db, () => moveDeskBookingTo(db, id, body, { by: user.id, now })).catch(
      (error: unknown) => rethrowWithAlternatives(db, error, body, now),
    )
    return { message: i18n._('Booking moved') }
  })

  const hubs = new Map<string, SnapshotHub<Followed, Caller>>()
  const changed = Buffer.from(formatMessage('changed', {}))

  const open = (id: string) => {
    let changes = 0
    const hub: SnapshotHub<Followed, Caller> = new SnapshotHub({
      read: async () => {
        const centre = await findCentre(app.db, id)
        return centre && { centre, changes }
      },
      isOver: () => false,
      // returns undefined for users who have lost their role, so that their streams close at the next change
      show:
        ({ centre }) =>
        (user) =>
          isAllowed('watchCentre', listRolesAt(centre, user)) ? changed : undefined,
      follow: (listener) =>
        app.live.follow(`centre:${id}`, () => {
          changes++
          listener()
        }),
      now: app.now,
      onError: (error) => app.fastify.log.error({ err: error, centre: id }, 'live: cannot read the centre'),
      onEmpty: () => hubs.delete(id),
    })
    hubs.set(id, hub)
    return hub
  }

  serveStream(app, watchCentre, async ({ params: { id }, user }) => {
    await getCentreFor('watchCentre', app.db, id, user)
    return (stream) => (hubs.get(id) ?? open(id)).enter(stream, user)
  })
}
