import type { EndReason } from '@i-one/contract/sessions'
import { countText } from '@i-one/game/count-text'
import { hour } from '@i-one/game/durations'
import { moneyText, shareText } from '@i-one/game/payments/money'
import { formatTimeZone } from '@i-one/game/zone-name'
import { dayText, timeText } from '../lib/pitch-time.ts'
import type { StoredNotification } from './stored-notification.ts'

export const dayAndTimeText = (instant: Date, timeZone: string) =>
  `${dayText(instant, timeZone)} at ${timeText(instant, timeZone)}`

const isSameDay = (one: Date, other: Date, timeZone: string) =>
  dayText(one, timeZone) === dayText(other, timeZone)

export const momentText = (instant: Date, timeZone: string, now: Date) =>
  isSameDay(instant, now, timeZone) ? timeText(instant, timeZone) : dayAndTimeText(instant, timeZone)

export const relativeDayText = (instant: Date, timeZone: string, now: Date) => {
  if (isSameDay(instant, now, timeZone)) return 'today'
  // up to 25 hours, because a day with a DST change can have 25 hours
  const isNext = instant.getTime() - now.getTime() <= 25 * hour
  return isNext ? 'tomorrow' : `on ${dayText(instant, timeZone)}`
}

export const getStart = ({ facts }: StoredNotification) => new Date(facts.start)
export const whenText = (notification: StoredNotification) =>
  dayAndTimeText(getStart(notification), notification.facts.timeZone)
export const startDayText = (notification: StoredNotification) =>
  dayText(getStart(notification), notification.facts.timeZone)
export const dayAndPitchText = (notification: StoredNotification) =>
  `${startDayText(notification)} at ${notification.facts.pitch}`
export const pitchAndTimeText = (notification: StoredNotification) =>
  `at ${notification.facts.pitch} on ${whenText(notification)}`
export const previousTimeText = ({ facts: { was } }: StoredNotification) =>
  was && `at ${was.pitch} on ${dayAndTimeText(new Date(was.start), was.timeZone)}`
export const untilText = ({ facts, at }: StoredNotification) =>
  momentText(new Date(facts.until ?? facts.start), facts.timeZone, at)
export const freeLeaveText = (notification: StoredNotification) =>
  notification.facts.until
    ? ` If you can’t make it, leave by ${untilText(notification)}. Leaving by then doesn’t count as late.`
    : ''
export const leaveByText = ({ kind, player, facts, at }: StoredNotification) => {
  if (!facts.leaveBy) return ''
  const owed = facts.owed
    ? ` After that you owe your share, at most ${moneyText(facts.owed)}, unless another player takes the spot and stays.`
    : ''
  const act = kind === 'place-for-you' && player !== null ? 'remove them' : 'leave'
  return ` You can ${act} for free until ${momentText(new Date(facts.leaveBy), facts.timeZone, at)}.${owed}`
}
export const newPriceText = ({ facts: { was, price } }: StoredNotification) =>
  was?.price ? ` It now costs ${moneyText(price)} instead of ${moneyText(was.price)}.` : ''
export const moreWeeksText = ({ facts: { weeks = 1 } }: StoredNotification) =>
  weeks > 1 ? ` and ${countText(weeks - 1, 'more week')}` : ''
export const captainName = ({ player }: StoredNotification) => player ?? 'The captain'
export const playerName = ({ player }: StoredNotification) => player ?? 'A player'
export const addReason = (sentence: string, { words }: StoredNotification) =>
  words === null ? sentence : `${sentence} Reason: “${words}”`

const abandonReasons: Partial<Record<EndReason, string>> = {
  rain: 'it rained',
  power: 'the power was out',
  'pitch-shut': 'the pitch was shut',
  'not-enough-players': 'there were not enough players',
}
export const abandonReasonText = ({ facts }: StoredNotification) =>
  facts.reason && abandonReasons[facts.reason]

export const cancelledText = (notification: StoredNotification) => {
  const why = abandonReasonText(notification)
  if (why) return `The game ${pitchAndTimeText(notification)} was called off because ${why}.`
  switch (notification.facts.reason) {
    case 'not-authorized-in-time':
      return `${notification.facts.pitch} did not answer in time. The game on ${whenText(notification)} is cancelled.`
    case 'too-few-players':
      return `Too few players joined the game ${pitchAndTimeText(notification)} in time, so it is cancelled.`
    case 'staff':
      return `i-one has cancelled the game ${pitchAndTimeText(notification)}. Its slot is free again.`
    case 'pitch':
      return `${notification.facts.pitch} has cancelled the game on ${whenText(notification)}.`
    default:
      return `${captainName(notification)} has cancelled the game ${pitchAndTimeText(notification)}.`
  }
}

const matchKinds: ReadonlySet<string> = new Set(['calendar-laid', 'match-moved', 'match-tomorrow'])

export const toDetails = (notification: StoredNotification): [name: string, value: string][] => {
  const { pitch, address, timeZone, end, price, capacity } = notification.facts
  if (matchKinds.has(notification.kind) && pitch)
    return [
      ['When', `${whenText(notification)}, ${formatTimeZone(timeZone)}`],
      ['Where', pitch],
    ]
  if (notification.sessionId === null) return []
  const was = previousTimeText(notification)
  return [
    [
      'When',
      `${whenText(notification)} to ${timeText(new Date(end), timeZone)}, ${formatTimeZone(timeZone)}`,
    ],
    ['Where', `${pitch}, ${address}`],
    ...(was ? [['Previously', was] satisfies [string, string]] : []),
    ['Price', price.amount ? `${moneyText(price)}, ${shareText(price, capacity)} if full` : 'Free'],
  ]
}
