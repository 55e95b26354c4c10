import {
  changePreferences,
  listNotifications,
  listPreferences,
  readNotifications,
  watchNotifications,
} from '@i-one/contract/notifications'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../lib/http/api-error.ts'
import type { App } from '../lib/http/app.ts'
import { serveStream } from '../lib/http/serve-stream.ts'
import { serve, authenticate } from '../lib/http/serve.ts'
import { i18n, inLanguage } from '../lib/i18n/i18n.ts'
import { readLastEventId } from '../lib/live/event-stream.ts'
import { notifyTopics } from '../lib/live/live.ts'
import { assignNumbers, getInboxPage } from './actions.ts'
import { openInbox } from './inbox.ts'
import { toNotificationReply, pageSize, toPreferences } from './rules.ts'
import {
  countUnread,
  findLastNumber,
  savePreference,
  listNotificationsBefore,
  listPreferencesOf,
  markRead,
  markReadUpTo,
} from './sql.ts'

export const notifications = (app: App) => {
  serve(app, listNotifications, async ({ query, user, db }) => {
    await assignNumbers(db, user.id)
    const rows = await listNotificationsBefore(db, user.id, query.before ?? null, pageSize + 1)
    return {
      notifications: rows.slice(0, pageSize).map(toNotificationReply),
      unread: await countUnread(db, user.id),
      more: rows.length > pageSize,
    }
  })

  serve(app, readNotifications, async ({ body, user, db, now }) => {
    if ('upTo' in body) await markReadUpTo(db, user.id, body.upTo, now)
    else await markRead(db, user.id, body.ids, now)
    await notifyTopics(db, `user:${user.id}`)
    return { unread: await countUnread(db, user.id) }
  })

  serve(app, listPreferences, async ({ user, db }) => toPreferences(await listPreferencesOf(db, user.id)))

  serve(app, changePreferences, async ({ body, user, db }) => {
    for (const preference of body.preferences) await savePreference(db, user.id, preference)
    return { message: i18n._('Saved.') }
  })

  /** Checks the login on each read, so that a revoked login receives no more notifications. */
  const inboxOf = (request: FastifyRequest, userId: string) => ({
    // sets the language, because the request that caused the change calls this function in its own language
    read: (after: number | undefined) =>
      inLanguage(request.language, async () => {
        await authenticate(app, watchNotifications, request, app.now())
        return getInboxPage(app.db, userId, after)
      }),
    follow: (listener: () => void) => app.live.follow(`user:${userId}`, listener),
    now: app.now,
    onError: (error: unknown) => {
      if (!(error instanceof ApiError)) request.log.error({ err: error }, 'notifications: cannot read')
    },
  })

  serveStream(app, watchNotifications, async ({ user, request }) => {
    const seen = readLastEventId(request.headers['last-event-id'], await findLastNumber(app.db, user.id))
    return (stream) => openInbox(inboxOf(request, user.id), stream, seen)
  })
}
