import type { EndReason } from '@i-one/contract/sessions'
import { isUpcoming } from '@i-one/contract/sessions/states'
import { dayText } from '@i-one/game/formats/dates'
import { timeText } from '@i-one/game/formats/times'
import { getLargestShare, getMaxAmountToPay, moneyText, priceText } from '@i-one/game/payments/money'
import { i18n } from '../../lib/i18n/i18n.ts'
import { toVisitorName } from '../../visitors.ts'
import { getCapacity, isOver } from '../rules.ts'
import type { SharedSession } from './sql.ts'

const reasons: Record<EndReason, () => { alone: string; afterColon: string }> = {
  'not-authorized-in-time': () => ({
    alone: i18n._('The pitch did not answer in time'),
    afterColon: i18n._('the pitch did not answer in time'),
  }),
  declined: () => ({
    alone: i18n._('The pitch declined'),
    afterColon: i18n._('the pitch declined'),
  }),
  'too-few-players': () => ({
    alone: i18n._('Too few players joined in time'),
    afterColon: i18n._('too few players joined in time'),
  }),
  captain: () => ({
    alone: i18n._('The captain called the game off'),
    afterColon: i18n._('the captain called the game off'),
  }),
  pitch: () => ({
    alone: i18n._('The pitch called the game off'),
    afterColon: i18n._('the pitch called the game off'),
  }),
  staff: () => ({
    alone: i18n._('i-one called the game off'),
    afterColon: i18n._('i-one called the game off'),
  }),
  rain: () => ({
    alone: i18n._('Rain'),
    afterColon: i18n._('rain'),
  }),
  power: () => ({
    alone: i18n._('No power'),
    afterColon: i18n._('no power'),
  }),
  'pitch-shut': () => ({
    alone: i18n._('The pitch was shut'),
    afterColon: i18n._('the pitch was shut'),
  }),
  'not-enough-players': () => ({
    alone: i18n._('Not enough players turned up'),
    afterColon: i18n._('not enough players turned up'),
  }),
}

/** Shows the date, not "today" or "tomorrow", because link previews are cached. */
export const titleText = (session: SharedSession) => {
  const { start, timeZone, pitchName: pitch, state } = session
  const when = `${dayText(start, timeZone)}, ${timeText(start, timeZone)}`
  return state === 'cancelled'
    ? i18n._('Cancelled: {when} at {pitch}', { when, pitch })
    : i18n._('{when} at {pitch}', { when, pitch })
}

export const statusText = (session: SharedSession, now: Date, full = i18n._('Full')) => {
  const { state } = session
  if (state === 'cancelled')
    return i18n._('{kind, select, tournament {Cancelled} other {Cancelled}}', { kind: 'game' })
  if (state === 'abandoned') return i18n._('Called off')
  if (state === 'started') return i18n._('In progress')
  if (isOver(session, now)) return i18n._('Played')
  const count = getCapacity(session) - session.taken.length
  return count > 0 ? i18n._('{count, plural, one {# spot left} other {# spots left}}', { count }) : full
}

export const reasonText = ({ reason }: SharedSession) => reason && reasons[reason]().alone

export const gameFormatText = ({ sets, playersPerTeam, minutesPerMatch }: SharedSession) =>
  i18n._('{sets, plural, one {# team} other {# teams}} of {players}, {minutes}-minute matches', {
    sets,
    players: playersPerTeam,
    minutes: minutesPerMatch,
  })

export const captainText = (name: string) => i18n._('Captain {name}', { name })

const priceOf = ({ priceAmount, priceCurrency }: SharedSession) => {
  return { amount: priceAmount, currency: priceCurrency }
}

export const gamePriceText = (session: SharedSession) => priceText(priceOf(session), getCapacity(session))

const priceSentence = (session: SharedSession) => {
  const [price, capacity] = [priceOf(session), getCapacity(session)]
  const [least, most] = [getLargestShare(price, capacity), getMaxAmountToPay(price, capacity)]
  const min = moneyText(least)
  if (most.amount > least.amount)
    return i18n._('From {min} when full, at most {max}', { min, max: moneyText(most) })
  return price.amount ? i18n._('{price} each', { price: min }) : i18n._('Free')
}

export const descriptionText = (session: SharedSession, now: Date) => {
  const { state, reason, captainNickname } = session
  if (reason)
    return i18n._('{status}: {reason}.', {
      status: statusText(session, now),
      reason: reasons[reason]().afterColon,
    })
  const status = statusText(session, now, i18n._('Full, with a waitlist'))
  const joining = isUpcoming(state) && !isOver(session, now) ? [priceSentence(session)] : []
  const captain = captainText(toVisitorName(captainNickname))
  return `${[status, gameFormatText(session), ...joining, captain].join('. ')}.`
}
