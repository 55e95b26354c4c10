import { toUrl } from '@i-one/contract/call'
import { revokeFeed, feedDays, getFeed, readFeed, renewFeed } from '@i-one/contract/centres/feed'
import { day, hour } from '@i-one/game/durations'
import { inLanguageOf } from '../../accounts/language/actions.ts'
import { toRoleAtCentre } from '../../at-centre.ts'
import { findRevisions, reviseEvents } from '../../lib/calendar/revisions.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { toEtag, revalidate } from '../../lib/http/etag.ts'
import { type RateLimit, consumeQuota } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { hashToken, createToken } from '../../lib/token.ts'
import { getCentreFor } from '../staff/actions.ts'
import { findCentre } from '../staff/sql.ts'
import { toFeedEvent, formatFeed } from './calendar.ts'
import { deleteFeed, findFeed, findFeedByCode, saveFeed, listFeedRows } from './sql.ts'

const max = 50_000

// Allows several devices per feed: each calendar app requests the feed a few times an hour.
const limit: RateLimit = { name: 'readings of feed', max: 60, within: hour }

export const centreFeed = (app: App) => {
  serve(app, getFeed, async ({ params, user, db }) => {
    const { id } = await getCentreFor('getFeed', db, params.id, user)
    return { since: (await findFeed(db, id, user.id))?.since.toISOString() ?? null }
  })

  serve(app, renewFeed, async ({ params, user, db, now }) => {
    const { id } = await getCentreFor('renewFeed', db, params.id, user)
    const code = createToken()
    await saveFeed(db, { centreId: id, userId: user.id, codeHash: hashToken(code), now })
    return { since: now.toISOString(), address: app.config.publicUrl + toUrl(readFeed.path, { code }) }
  })

  serve(app, revokeFeed, async ({ params, user, db }) => {
    const { id } = await getCentreFor('revokeFeed', db, params.id, user)
    await deleteFeed(db, id, user.id)
    return { message: i18n._('This calendar address no longer works') }
  })

  serve(app, readFeed, async ({ params, db, now, request, reply }) => {
    const feed = requireFound(await findFeedByCode(db, hashToken(params.code)))
    await consumeQuota({ db, config: app.config }, { limit, who: params.code }, now)
    const centre = requireFound(await findCentre(db, feed.centreId))
    // the feed stops working when its user loses the role at the centre
    if (!toRoleAtCentre(centre, { id: feed.userId })) throw new ApiError('not-found')
    const start = new Date(now.getTime() - feedDays.back * day)
    const end = new Date(now.getTime() + feedDays.ahead * day)
    const { publicUrl } = app.config
    const { hostname } = new URL(publicUrl)
    const known = await findRevisions(db, centre.id, start)
    const rows = await listFeedRows(db, { centreId: centre.id, start, end, max })
    const listEvents = () => rows.map((row) => toFeedEvent(row, publicUrl))
    const calendar = await inLanguageOf(db, feed.userId, async () =>
      formatFeed(centre.name, await reviseEvents(db, { id: centre.id, hostname, known }, listEvents, now)),
    )
    reply.header('cache-control', 'private, no-cache')
    if (revalidate(toEtag(calendar), request, reply)) return ''
    reply.header('content-disposition', 'inline; filename="centre.ics"')
    return calendar
  })
}
