import { toUrl } from '@i-one/contract/call'
import { getSharedCalendar } from '@i-one/contract/sharing'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { type UnrevisedEvent, findRevisions, reviseEvents } from '../../lib/calendar/revisions.ts'
import type { Database } from '../../lib/database/database.ts'
import { currentLanguage, i18n } from '../../lib/i18n/i18n.ts'
import type { SharedSession } from './sql.ts'
import { descriptionText } from './words.ts'

const hour = 60 * 60

export const toCalendarName = ({ start }: SharedSession) => `football-${start.toISOString().slice(0, 10)}.ics`

const statusOf = ({ state, bookingState }: SharedSession): UnrevisedEvent['status'] => {
  if (state === 'cancelled') return 'CANCELLED'
  return state !== 'open' && bookingState !== 'pending' ? 'CONFIRMED' : 'TENTATIVE'
}

export const createCalendar = async (db: Database, session: SharedSession, publicUrl: string, now: Date) => {
  const { id, code, pitchName, lng, lat, start, end, changes, changedAt } = session
  const url = `${publicUrl}/s/${code}`
  const { hostname } = new URL(publicUrl)
  const known = await findRevisions(db, id)
  const listEvents = (): UnrevisedEvent[] => [
    {
      id,
      status: statusOf(session),
      time: { start, end },
      changes,
      changedAt,
      summary: i18n._('Football at {pitch}', { pitch: pitchName }),
      text: `${descriptionText(session, now)}\n${url}`,
      place: `${pitchName}\n${session.address}\n${lat} ${lng}`,
      url,
    },
  ]
  const [revised] = await reviseEvents(db, { id, hostname, known }, listEvents, now)
  if (!revised) throw new Error(`the session ${id} has no revision`)
  const calendar = ical({
    prodId: { company: 'i-one', product: 'sessions', language: currentLanguage().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    name: i18n._('Football with i-one'),
    ttl: hour,
    source: publicUrl + toUrl(getSharedCalendar.path, { code }),
  })
  const event = calendar.createEvent({
    id: revised.id,
    sequence: revised.sequence,
    status: ICalEventStatus[revised.status],
    start,
    end,
    created: session.createdAt,
    stamp: revised.stamp,
    lastModified: revised.stamp,
    summary: revised.summary,
    description: revised.text ?? null,
    location: { title: pitchName, address: session.address, geo: { lat, lon: lng } },
    url,
  })
  if (session.state !== 'cancelled')
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: 2 * hour,
      description: i18n._('Football at {pitch} in two hours', { pitch: pitchName }),
    })
  // iCalendar requires a line break at the end of the file
  return `${calendar.toString()}\r\n`
}
