import { ReasonCode } from '@i-one/contract/sessions'
import { hour } from '@i-one/game/durations'
import { dayText } from '@i-one/game/formats/dates'
import { timeText } from '@i-one/game/formats/times'
import { moneyText, shareText } from '@i-one/game/payments/money'
import { cancelReasonText } from '@i-one/game/sessions/cancel-reasons'
import { formatTimeZone } from '@i-one/game/zone-name'
import { i18n } from '../lib/i18n/i18n.ts'
import type { StoredNotification } from './stored-notification.ts'

export const joinSentences = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join(' ')

export const dayAndTimeText = (instant: Date, timeZone: string) =>
  i18n._('{day} at {time}', { day: dayText(instant, timeZone), time: timeText(instant, timeZone) })

const isSameDay = (one: Date, other: Date, timeZone: string) =>
  dayText(one, timeZone) === dayText(other, timeZone)

export const momentText = (instant: Date, timeZone: string, now: Date) =>
  isSameDay(instant, now, timeZone) ? timeText(instant, timeZone) : dayAndTimeText(instant, timeZone)

export const getRelativeDay = (instant: Date, timeZone: string, now: Date) => {
  if (isSameDay(instant, now, timeZone)) return 'today'
  // up to 25 hours, because a day with a DST change can have 25 hours
  return instant.getTime() - now.getTime() <= 25 * hour ? 'tomorrow' : 'later'
}

export const getStart = ({ facts }: StoredNotification) => new Date(facts.start)
export const whenText = (notification: StoredNotification) =>
  dayAndTimeText(getStart(notification), notification.facts.timeZone)
export const startDayText = (notification: StoredNotification) =>
  dayText(getStart(notification), notification.facts.timeZone)

type Values = Record<string, string | number | null | undefined>

export const dayAndPitch = (notification: StoredNotification, more: Values = {}) => ({
  ...more,
  day: startDayText(notification),
  pitch: notification.facts.pitch,
})

export const pitchAndTime = (notification: StoredNotification, more: Values = {}) => ({
  ...more,
  pitch: notification.facts.pitch,
  when: whenText(notification),
})

const previousPitchAndTime = ({ facts: { was } }: StoredNotification) =>
  was && { pitch: was.pitch, when: dayAndTimeText(new Date(was.start), was.timeZone) }
export const previousTimeText = (notification: StoredNotification) => {
  const was = previousPitchAndTime(notification)
  return was && i18n._('It was at {pitch} on {when}.', was)
}
export const untilText = ({ facts, at }: StoredNotification) =>
  momentText(new Date(facts.until ?? facts.start), facts.timeZone, at)
export const freeLeaveText = (notification: StoredNotification) =>
  notification.facts.until &&
  i18n._('If you can’t make it, leave by {until}. Leaving by then doesn’t count as late.', {
    until: untilText(notification),
  })
export const leaveByText = ({ kind, player, facts, at }: StoredNotification) => {
  if (!facts.leaveBy) return ''
  const until = momentText(new Date(facts.leaveBy), facts.timeZone, at)
  const isGuest = kind === 'place-for-you' && player !== null
  return joinSentences(
    isGuest
      ? i18n._('You can remove them for free until {until}.', { until })
      : i18n._('You can leave for free until {until}.', { until }),
    facts.owed &&
      i18n._(
        'After that you owe your share, at most {amount}, unless another player takes the spot and stays.',
        { amount: moneyText(facts.owed) },
      ),
  )
}
export const newPriceText = ({ facts: { was, price } }: StoredNotification) =>
  was?.price &&
  i18n._('It now costs {price} instead of {previous}.', {
    price: moneyText(price),
    previous: moneyText(was.price),
  })
export const captainName = ({ player }: StoredNotification) => player ?? i18n._('The captain')
export const playerName = ({ player }: StoredNotification) => player ?? i18n._('A player')
export const addReason = (sentence: string, { words }: Pick<StoredNotification, 'words'>) =>
  joinSentences(sentence, words === null ? undefined : i18n._('Reason: “{words}”', { words }))

export const getGivenReason = ({ facts: { reasonCode }, words }: StoredNotification) =>
  reasonCode ? cancelReasonText(reasonCode) : words

export const isAbandoned = ({ facts }: StoredNotification) => ReasonCode.safeParse(facts.reason).success

export const cancelledText = (notification: StoredNotification) => {
  const values = pitchAndTime(notification)
  switch (notification.facts.reason) {
    case 'rain':
      return i18n._('The game at {pitch} on {when} was called off because it rained.', values)
    case 'power':
      return i18n._('The game at {pitch} on {when} was called off because the power was out.', values)
    case 'pitch-shut':
      return i18n._('The game at {pitch} on {when} was called off because the pitch was shut.', values)
    case 'not-enough-players':
      return i18n._(
        'The game at {pitch} on {when} was called off because there were not enough players.',
        values,
      )
    case 'not-authorized-in-time':
      return i18n._('{pitch} did not answer in time. The game on {when} is cancelled.', values)
    case 'too-few-players':
      return i18n._(
        'Too few players joined the game at {pitch} on {when} in time, so it has been cancelled.',
        values,
      )
    case 'staff':
      return i18n._('i-one has cancelled the game at {pitch} on {when}. Its slot is free again.', values)
    case 'pitch':
      return i18n._('{pitch} has cancelled the game on {when}.', values)
    default:
      return i18n._('{captain} has cancelled the game at {pitch} on {when}.', {
        captain: captainName(notification),
        ...values,
      })
  }
}

const matchKinds: ReadonlySet<string> = new Set(['calendar-laid', 'match-moved', 'match-tomorrow'])

export const toDetails = (notification: StoredNotification): [name: string, value: string][] => {
  const { pitch, address, timeZone, end, price, capacity } = notification.facts
  if (matchKinds.has(notification.kind) && pitch)
    return [
      [i18n._('When'), `${whenText(notification)}, ${formatTimeZone(timeZone)}`],
      [i18n._('Where'), pitch],
    ]
  if (notification.sessionId === null) return []
  const was = previousPitchAndTime(notification)
  const time = i18n._('{start} to {end}', {
    start: whenText(notification),
    end: timeText(new Date(end), timeZone),
  })
  const cost = { price: moneyText(price), share: shareText(price, capacity) }
  return [
    [i18n._('When'), `${time}, ${formatTimeZone(timeZone)}`],
    [i18n._('Where'), `${pitch}, ${address}`],
    ...(was ? [[i18n._('Previously'), i18n._('at {pitch} on {when}', was)] satisfies [string, string]] : []),
    [i18n._('Price'), price.amount ? i18n._('{price}, {share} if full', cost) : i18n._('Free')],
  ]
}
