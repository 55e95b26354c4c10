import type { NotificationKind } from '@i-one/contract/notifications'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { dayText } from '../lib/pitch-time.ts'
import { playerName, untilText, addReason, dayAndTimeText } from './session-words.ts'
import type { NotificationTemplate, StoredNotification } from './stored-notification.ts'

const between = ({ facts: { team, other } }: StoredNotification) => `${team} v ${other}`

const where = ({ facts: { pitch, start, timeZone } }: StoredNotification) =>
  pitch && `at ${pitch} on ${dayAndTimeText(new Date(start), timeZone)}`

const deadline = ({ facts: { until = '', timeZone } }: StoredNotification) =>
  dayAndTimeText(new Date(until), timeZone)

const was = ({ facts: { was } }: StoredNotification) =>
  was ? `It was at ${was.pitch} on ${dayAndTimeText(new Date(was.start), was.timeZone)}.` : ''

const andMore = ({ facts: { more } }: StoredNotification) =>
  more === undefined ? '' : ` and ${countText(more, 'more match', 'more matches')}`

const slots = ({ facts: { slots = 0 } }: StoredNotification) => countText(slots, 'slot')
const matches = ({ facts: { matches = 0 } }: StoredNotification) => countText(matches, 'match', 'matches')

const days = ({ facts: { start, end, timeZone } }: StoredNotification) => {
  const [first, last] = [start, end].map((instant) => dayText(new Date(instant), timeZone))
  return first === last ? `on ${first}` : `from ${first} to ${last}`
}

const answers: Record<'accepted' | 'declined' | 'expired', [title: string, text: string]> = {
  accepted: ['confirmed', 'Slots confirmed'],
  declined: ['declined', 'Slots lost'],
  expired: ['did not answer the request for', 'Slots lost'],
}
const answerOf = ({ facts: { answer = 'expired' } }: StoredNotification) =>
  answers[answer === 'withdrawn' ? 'expired' : answer]

const defaults = {
  mail: true,
  link: ({ facts }: StoredNotification) => `/t/${facts.code}`,
  button: 'Open the tournament',
}

export const tournamentKinds = {
  drawn: {
    ...defaults,
    label: 'The draw',
    hint: 'The draw was made for a tournament your team plays in.',
    title: ({ facts }) => `The draw for ${facts.tournament} is out`,
    text: ({ facts }) => `${facts.team} start against ${facts.other}.`,
  },
  'calendar-laid': {
    ...defaults,
    label: 'The schedule',
    hint: 'The schedule of a tournament your team plays in is out.',
    title: ({ facts }) => `The schedule for ${facts.tournament} is out`,
    text: (notification) => `Your first match is ${between(notification)} ${where(notification)}.`,
  },
  'match-moved': {
    ...defaults,
    label: 'Match moved',
    hint: 'Your team’s tournament match is moved, postponed or replayed.',
    title: (notification) => {
      const { again, pitch } = notification.facts
      const what = again ? 'Replay' : pitch ? 'Moved' : 'Postponed'
      return `${what}: ${between(notification)}${andMore(notification)}`
    },
    text: (notification) =>
      `It ${where(notification) ? `is now ${where(notification)}` : 'will be played later'}. ${was(notification)}`.trim(),
  },
  'match-tomorrow': {
    ...defaults,
    label: 'Match tomorrow',
    hint: 'One day before your team’s tournament match.',
    title: (notification) => `Tomorrow: ${between(notification)}`,
    text: (notification) => `${notification.facts.tournament}, ${where(notification)}.`,
  },
  result: {
    ...defaults,
    mail: false,
    label: 'Result',
    hint: 'Your team’s tournament match is over.',
    title: ({ facts }) =>
      facts.gone ? `${facts.other} have withdrawn` : `${facts.team} ${facts.score} ${facts.other}`,
    text: ({ facts }) => {
      if (!facts.gone) {
        const lot = facts.lot ? `${facts.team} ${facts.lot} by drawing lots. ` : ''
        return `${lot}See what this means in ${facts.tournament}.`
      }
      const counts = facts.score ? `Your match counts as ${facts.score}` : 'Your match does not count'
      return `${counts} in ${facts.tournament}.`
    },
  },
  qualified: {
    ...defaults,
    label: 'Team is through',
    hint: 'Your team goes through to the next round of a tournament.',
    title: ({ facts }) => `${facts.team} are through`,
    text: ({ facts }) => `Next in ${facts.tournament}: ${facts.team} v ${facts.other}.`,
  },
  out: {
    ...defaults,
    label: 'Team is out',
    hint: 'Your team is out of a tournament.',
    title: ({ facts }) => `${facts.team} are out`,
    text: ({ facts }) => `${facts.tournament} is over for ${facts.team}. Well played.`,
  },
  'called-off': {
    ...defaults,
    label: 'Tournament called off',
    hint: 'A tournament your team entered is called off.',
    title: ({ facts }) => `${facts.tournament} is called off`,
    text: (notification) => {
      const first = where(notification)
      const off = `${playerName(notification)} has called it off.`
      return addReason(
        first ? `${off} Your next match would have been ${between(notification)} ${first}.` : off,
        notification,
      )
    },
  },
  'tournament-yours': {
    ...defaults,
    label: 'Tournament handed over',
    hint: 'An organizer handed over a tournament to you.',
    title: ({ facts }) => `${facts.tournament} is yours`,
    text: () =>
      'You now run the draw, the schedule and the results. Its upcoming slots are now booked in your name. You can release them before they start, or hand over the tournament.',
  },
  'pitch-answered': {
    ...defaults,
    label: 'Reply from a pitch',
    hint: 'A pitch confirmed or declined slots for your tournament, or did not answer in time.',
    title: (notification) =>
      `${notification.facts.pitch} ${answerOf(notification)[0]} ${notification.facts.tournament}`,
    text: (notification) =>
      addReason(
        `${answerOf(notification)[1]}: ${matches(notification)} ${days(notification)}.`,
        notification,
      ),
  },
  'tournament-asks': {
    mail: true,
    label: 'Tournament request',
    hint: 'A tournament wants slots on your pitch and is waiting for your answer.',
    title: (notification) =>
      `${notification.facts.tournament} asks for ${slots(notification)} at ${notification.facts.pitch}`,
    text: (notification) =>
      `${playerName(notification)} wants to play ${matches(notification)} there ${days(notification)}, for ${moneyText(notification.facts.price)} on one bill. Please answer by ${untilText(notification)}.`,
    link: '/host',
    button: 'Answer',
  },
  'tournament-booked': {
    mail: true,
    label: 'Tournament booked',
    hint: 'A tournament booked slots on your pitch, confirmed automatically.',
    title: (notification) =>
      `${notification.facts.tournament} has ${slots(notification)} at ${notification.facts.pitch}`,
    text: (notification) =>
      `${playerName(notification)} has booked ${matches(notification)} there ${days(notification)}, for ${moneyText(notification.facts.price)} on one bill. Your pitch confirms automatically.`,
    link: '/host?tab=calendar',
    button: 'Open the calendar',
  },
  'slots-freed': {
    mail: true,
    label: 'Tournament slots released',
    hint: 'A tournament released slots on your pitch.',
    title: (notification) =>
      `${notification.facts.tournament} has released ${slots(notification)} at ${notification.facts.pitch}`,
    text: (notification) =>
      `Its slots ${days(notification)}, for ${moneyText(notification.facts.price)}, are free again.`,
    link: '/host?tab=calendar',
    button: 'Open the calendar',
  },
  'fee-due': {
    ...defaults,
    label: 'Entry fee due',
    hint: 'An organizer entered your team, or its fee is still unpaid shortly before entries close.',
    title: ({ facts }) => `${facts.team} owe the entry fee for ${facts.tournament}`,
    text: (notification) =>
      notification.player !== null
        ? `${notification.player} has entered your team, for ${moneyText(notification.facts.price)}. If your team isn’t playing, withdraw it in the tournament. That is free until its first match, unless you name the squad or mark the fee as paid.`
        : `${moneyText(notification.facts.price)} is still unpaid, and entries close on ${deadline(notification)}. Mark the fee as paid in the tournament once you have paid.`,
  },
  'fee-said': {
    ...defaults,
    mail: false,
    label: 'Entry fee marked as paid',
    hint: 'A team in a tournament you organize says it has paid.',
    title: ({ facts }) => `${facts.other} say they paid the entry fee`,
    text: ({ facts }) => `Confirm the ${moneyText(facts.price)} for ${facts.tournament} once you have it.`,
  },
  'fee-confirmed': {
    ...defaults,
    mail: false,
    label: 'Entry fee confirmed',
    hint: 'Your team’s entry fee for a tournament is confirmed.',
    title: ({ facts }) => `Paid: ${facts.team} in ${facts.tournament}`,
    text: ({ facts }) => `The entry fee of ${moneyText(facts.price)} is confirmed as paid.`,
  },
} satisfies Partial<Record<NotificationKind, NotificationTemplate>>
