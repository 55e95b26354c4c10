import type { Endpoint } from '@i-one/contract/endpoint'
import { getSessionImage, getCalendar, getSharedCalendar } from '@i-one/contract/sharing'
import { inRequestLanguage } from '../../accounts/language/actions.ts'
import { requireFound, ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { toEtag, revalidate } from '../../lib/http/etag.ts'
import { sendImage } from '../../lib/http/preview-image.ts'
import { type RequestContext, serve } from '../../lib/http/serve.ts'
import { requireVisible } from '../rules.ts'
import { findSession } from '../sql.ts'
import { toCalendarName, createCalendar } from './calendar.ts'
import { createSessionDrawing } from './drawing.ts'
import { type SharedSession, findSharedSession, findSharedSessionByCode } from './sql.ts'

type Input = Pick<RequestContext<Endpoint>, 'db' | 'now' | 'request' | 'reply'>

export const sessionSharing = (app: App) => {
  const sendCalendar = async (session: SharedSession | undefined, { db, now, request, reply }: Input) => {
    if (!session) throw new ApiError('not-found')
    const { namesLanguage } = request
    const calendar = await inRequestLanguage({ db, namesLanguage }, session.captainId, () =>
      createCalendar(db, session, app.config.publicUrl, now),
    )
    reply.header('cache-control', 'no-cache')
    if (revalidate(toEtag(calendar), request, reply)) return ''
    reply.header('content-disposition', `inline; filename="${toCalendarName(session)}"`)
    return calendar
  }

  serve(app, getSessionImage, async ({ params, db, now, request, reply }) => {
    const session = requireFound(await findSharedSessionByCode(db, params.code))
    return sendImage(createSessionDrawing(session, now), request, reply)
  })

  serve(app, getSharedCalendar, async ({ params, ...input }) =>
    sendCalendar(await findSharedSessionByCode(input.db, params.code), input),
  )

  serve(app, getCalendar, async ({ params, user, ...input }) => {
    const session = requireFound(await findSession(input.db, params.id))
    requireVisible(session, user)
    return sendCalendar(await findSharedSession(input.db, params.id), input)
  })
}
