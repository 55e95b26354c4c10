import { getCentreDay, watchCentre } from '@i-one/contract/centres/calendar'
import { actsAt } from '../../at-centre.ts'
import { anywhere } from '../../host/rules.ts'
import { isAllowed } from '../../is-allowed.ts'
import type { App } from '../../lib/http/app.ts'
import { answerOnce } from '../../lib/http/etag.ts'
import { found } from '../../lib/http/refusal.ts'
import { serveStream } from '../../lib/http/serve-stream.ts'
import { serve } from '../../lib/http/serve.ts'
import { message } from '../../lib/live/event-stream.ts'
import { SnapshotHub } from '../../lib/live/snapshot-hub.ts'
import type { Asker } from '../../roles.ts'
import { requireMay, rolesAt, workplaceOf } from '../staff/rules.ts'
import { type StoredCentre, findCentre } from '../staff/sql.ts'
import { toDay } from './rules.ts'
import { listBookingsOf, listPitchesOf } from './sql.ts'

/** Who works there, and how often its calendar has changed since it is followed. */
interface Followed {
  centre: StoredCentre
  changes: number
}

export const centreCalendar = (app: App) => {
  serve(app, getCentreDay, async ({ params: { id }, query: { day }, user, db, now, request, reply }) => {
    const centre = found(await findCentre(db, id))
    requireMay('getCentreDay', centre, user)
    const { start, end } = anywhere(day, 2)
    const [pitches, rows] = await Promise.all([
      listPitchesOf(db, id),
      listBookingsOf(db, id, start, end, now),
    ])
    const shown = { centre: workplaceOf(centre, user), acts: actsAt(centre, user.id) }
    return answerOnce(toDay(shown, pitches, rows, day, now), request, reply)
  })

  const hubs = new Map<string, SnapshotHub<Followed, Asker>>()
  const changed = Buffer.from(message('changed', {}))

  /** Who works there no more is let go with the news of it. */
  const open = (id: string) => {
    let changes = 0
    const hub: SnapshotHub<Followed, Asker> = new SnapshotHub({
      read: async () => {
        const centre = await findCentre(app.db, id)
        return centre && { centre, changes }
      },
      isOver: () => false,
      show:
        ({ centre }) =>
        (user) =>
          isAllowed('watchCentre', rolesAt(centre, user)) ? changed : undefined,
      follow: (listener) =>
        app.live.follow(`centre:${id}`, () => {
          changes++
          listener()
        }),
      now: app.now,
      onError: (error) => app.fastify.log.error({ err: error, centre: id }, 'live: cannot read'),
      onEmpty: () => hubs.delete(id),
    })
    hubs.set(id, hub)
    return hub
  }

  serveStream(app, watchCentre, async ({ params: { id }, user }) => {
    requireMay('watchCentre', found(await findCentre(app.db, id)), user)
    return (stream) => (hubs.get(id) ?? open(id)).enter(stream, user)
  })
}
