import { address } from '@i-one/contract/call'
import { getSharedCalendar } from '@i-one/contract/sharing'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { SharedSession } from './sql.ts'
import { descriptionOf } from './words.ts'

const hour = 60 * 60

export const calendarName = ({ start }: SharedSession) => `football-${start.toISOString().slice(0, 10)}.ics`

const statusOf = ({ state, bookingState }: SharedSession) => {
  if (state === 'cancelled') return ICalEventStatus.CANCELLED
  const sure = state !== 'open' && bookingState !== 'pending'
  return sure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}

/**
 * A session as a calendar of one event. It is stamped with the session's last change and not with the time it is asked
 * for, so that a calendar which subscribes to it is sent it again only when something has changed.
 */
export const calendarOf = (session: SharedSession, publicUrl: string, now: Date) => {
  const { id, code, pitchName, lng, lat, changes, changedAt } = session
  const url = `${publicUrl}/s/${code}`
  const calendar = ical({
    prodId: { company: 'i-one', product: 'sessions', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: 'Football with i-one',
    ttl: hour,
    source: publicUrl + address(getSharedCalendar.path, { code }),
  })
  const event = calendar.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    sequence: changes,
    status: statusOf(session),
    start: session.start,
    end: session.end,
    created: session.createdAt,
    stamp: changedAt,
    lastModified: changedAt,
    summary: `Football at ${pitchName}`,
    description: `${descriptionOf(session, now)}\n${url}`,
    location: { title: pitchName, address: session.address, geo: { lat, lon: lng } },
    url,
  })
  if (session.state !== 'cancelled')
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: 2 * hour,
      description: `Football at ${pitchName} in two hours`,
    })
  // the last line has an end too
  return `${calendar.toString()}\r\n`
}
