import type { EndReason } from '@i-one/contract/sessions'
import { isUpcoming } from '@i-one/contract/sessions/states'
import { capitalize } from '@i-one/game/capitalize'
import { countText } from '@i-one/game/count-text'
import { priceText } from '@i-one/game/payments/money'
import { dayText, timeText } from '../../lib/pitch-time.ts'
import { toVisitorName } from '../../visitors.ts'
import { getCapacity, isOver } from '../rules.ts'
import type { SharedSession } from './sql.ts'

const reasons: Record<EndReason, string> = {
  'not-authorized-in-time': 'The pitch did not answer in time',
  declined: 'The pitch declined',
  'too-few-players': 'Too few players joined in time',
  captain: 'The captain called the game off',
  pitch: 'The pitch called the game off',
  staff: 'i-one called the game off',
  rain: 'Rain',
  power: 'No power',
  'pitch-shut': 'The pitch was shut',
  'not-enough-players': 'Not enough players turned up',
}

/** Shows the date, not "today" or "tomorrow", because link previews are cached. */
export const titleText = (session: SharedSession) => {
  const { start, timeZone, pitchName, state } = session
  const when = `${dayText(start, timeZone)}, ${timeText(start, timeZone)}`
  return `${state === 'cancelled' ? 'Cancelled: ' : ''}${when} at ${pitchName}`
}

export const statusText = (session: SharedSession, now: Date) => {
  const { state } = session
  if (state === 'cancelled') return 'Cancelled'
  if (state === 'abandoned') return 'Called off'
  if (state === 'started') return 'In progress'
  if (isOver(session, now)) return 'Played'
  const left = getCapacity(session) - session.taken.length
  return left > 0 ? `${countText(left, 'spot')} left` : 'Full'
}

export const reasonText = ({ reason }: SharedSession) => reason && reasons[reason]

export const gameFormatText = ({ sets, playersPerTeam, minutesPerMatch }: SharedSession) =>
  `${countText(sets, 'team')} of ${playersPerTeam}, ${minutesPerMatch}-minute matches`

export const gamePriceText = (session: SharedSession) =>
  priceText({ amount: session.priceAmount, currency: session.priceCurrency }, getCapacity(session))

export const descriptionText = (session: SharedSession, now: Date) => {
  const status = statusText(session, now)
  const reason = reasonText(session)
  if (reason) return `${status}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`
  const first = status === 'Full' ? 'Full, with a waitlist' : status
  const joining =
    isUpcoming(session.state) && !isOver(session, now) ? [capitalize(gamePriceText(session))] : []
  const captain = `Captain ${toVisitorName(session.captainNickname)}`
  return `${[first, gameFormatText(session), ...joining, captain].join('. ')}.`
}
