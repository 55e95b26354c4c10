import type { Session } from '@i-one/contract/sessions'
import { isUpcoming } from '@i-one/contract/sessions/states'
import { plural, t } from '@lingui/core/macro'
import { dayText, timeRangeText } from '../../lib/pitch-time.ts'
import { getOrigin } from '../../lib/rendered/origin.ts'
import { joiningPriceText } from '../../payments/payer-text.ts'
import { commaText } from '../../ui/text/joins.ts'

export const getSessionLink = ({ code, opponent, mine }: InvitedSession) =>
  `${getOrigin()}/s/${code}${opponent && mine?.set ? `?set=${mine.set}` : ''}`

export const getCalendarLink = (code: string) => `/i-one/shared-sessions/${code}/calendar.ics`

/** `webcal:` subscribes to the calendar, so that the event is updated when the session changes. */
export const getSubscribeLink = (code: string) => `webcal://${location.host}${getCalendarLink(code)}`

export type InvitedSession = Pick<
  Session,
  | 'code'
  | 'state'
  | 'start'
  | 'end'
  | 'pitch'
  | 'capacity'
  | 'going'
  | 'price'
  | 'payingSide'
  | 'teamOne'
  | 'teamTwo'
  | 'opponent'
  | 'mine'
  | 'title'
  | 'note'
>

export const invitationTitleText = ({ title, pitch }: InvitedSession) =>
  title ? t`${title} at ${{ pitch: pitch.name }}` : t`Football at ${{ pitch: pitch.name }}`

const placesLeft = ({ capacity, going }: InvitedSession) => {
  const free = capacity - going
  return free > 0 ? plural(free, { one: '# spot left', other: '# spots left' }) : t`Full, with a waitlist`
}

export const invitationText = (session: InvitedSession) => {
  const { start, pitch, teamOne, teamTwo, note } = session
  return [
    invitationTitleText(session),
    t`${{ teamOne: teamOne.name }} v ${{ teamTwo: teamTwo.name }}`,
    commaText(dayText(start, pitch.timeZone), timeRangeText(session, pitch.timeZone)),
    pitch.address,
    ...(isUpcoming(session.state) ? [commaText(placesLeft(session), joiningPriceText(session))] : []),
    ...(note ? [t`“${note}”`] : []),
  ].join('\n')
}
