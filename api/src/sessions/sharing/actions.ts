import { toUrl } from '@i-one/contract/call'
import { ById } from '@i-one/contract/shapes'
import { getSessionImage, getSessionByCode } from '@i-one/contract/sharing'
import * as z from 'zod/mini'
import { createPreview } from '../../accounts/language/actions.ts'
import type { App } from '../../lib/http/app.ts'
import type { FindPreview } from '../../lib/http/link-preview.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { Attachment } from '../../lib/mail.ts'
import { toStructuredLocation } from '../../pitches/sharing/structured-data.ts'
import { toCalendarName, createCalendar } from './calendar.ts'
import { type SharedSession, findSharedSession, findSharedSessionByCode } from './sql.ts'
import { descriptionText, statusText, titleText } from './words.ts'

const structuredSession = (session: SharedSession) => ({
  '@type': 'SportsEvent',
  name: titleText(session),
  sport: i18n._('Five-a-side football'),
  startDate: session.start.toISOString(),
  endDate: session.end.toISOString(),
  eventStatus: `https://schema.org/Event${session.state === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: toStructuredLocation({ ...session, name: session.pitchName }),
})

export const previewSession: FindPreview = async (context, params) => {
  const { success, data } = z.safeParse(getSessionByCode.params, params)
  const session = success ? await findSharedSessionByCode(context.db, data.code) : undefined
  return session && createPreview(context, session.captainId, () => toContents(session, context.now()))
}

export const previewPublicSession: FindPreview = async (context, params) => {
  const { success, data } = z.safeParse(ById, params)
  const session = success ? await findSharedSession(context.db, data.id) : undefined
  if (session?.visibility !== 'public') return undefined
  return createPreview(context, session.captainId, () => toContents(session, context.now()))
}

const toContents = (session: SharedSession, now: Date) => {
  const { code, visibility } = session
  const title = titleText(session)
  return {
    title,
    description: descriptionText(session, now),
    path: `/s/${code}`,
    image: { path: toUrl(getSessionImage.path, { code }), alt: `${title}. ${statusText(session, now)}.` },
    ...(visibility === 'link' ? { unlisted: true } : { structured: structuredSession(session) }),
  }
}

export const createCalendarFile = async (
  { db, config, now }: Pick<App, 'db' | 'config' | 'now'>,
  id: string,
): Promise<Attachment | undefined> => {
  const session = await findSharedSession(db, id)
  if (!session) return undefined
  return {
    filename: toCalendarName(session),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: await createCalendar(db, session, config.publicUrl, now()),
  }
}
