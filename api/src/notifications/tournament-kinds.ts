import type { NotificationKind } from '@i-one/contract/notifications'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { dayText } from '../lib/pitch-time.ts'
import { somebody, until, withWords, dayAndTime } from './session-words.ts'
import type { Kind, StoredNotification } from './stored-notification.ts'

const between = ({ facts: { team, other } }: StoredNotification) => `${team} v ${other}`

const where = ({ facts: { pitch, start, timeZone } }: StoredNotification) =>
  pitch && `at ${pitch} on ${dayAndTime(new Date(start), timeZone)}`

const deadline = ({ facts: { until = '', timeZone } }: StoredNotification) =>
  dayAndTime(new Date(until), timeZone)

const was = ({ facts: { was } }: StoredNotification) =>
  was ? `It was at ${was.pitch} on ${dayAndTime(new Date(was.start), was.timeZone)}.` : ''

const andMore = ({ facts: { more } }: StoredNotification) =>
  more === undefined ? '' : ` and ${countText(more, 'more match', 'more matches')}`

const slots = ({ facts: { slots = 0 } }: StoredNotification) => countText(slots, 'slot')
const matches = ({ facts: { matches = 0 } }: StoredNotification) => countText(matches, 'match', 'matches')

const days = ({ facts: { start, end, timeZone } }: StoredNotification) => {
  const [first, last] = [start, end].map((instant) => dayText(new Date(instant), timeZone))
  return first === last ? `on ${first}` : `from ${first} to ${last}`
}

const answers: Record<'accepted' | 'declined' | 'expired', [title: string, text: string]> = {
  accepted: ['says yes to', 'have their slots'],
  declined: ['says no to', 'have no slot any more'],
  expired: ['has not answered', 'have no slot any more'],
}
const answerOf = ({ facts: { answer = 'expired' } }: StoredNotification) =>
  answers[answer === 'withdrawn' ? 'expired' : answer]

const leads = {
  mail: true,
  link: ({ facts }: StoredNotification) => `/t/${facts.code}`,
  button: 'Open the tournament',
}

export const tournamentKinds = {
  drawn: {
    ...leads,
    label: 'The draw',
    hint: 'A tournament of a team of yours is drawn.',
    title: ({ facts }) => `${facts.tournament} is drawn`,
    text: ({ facts }) => `${facts.team} start against ${facts.other}.`,
  },
  'calendar-laid': {
    ...leads,
    label: 'The calendar',
    hint: 'Your team’s matches in a tournament have their days and times.',
    title: ({ facts }) => `The calendar of ${facts.tournament} is out`,
    text: (notification) => `Your first match is ${between(notification)} ${where(notification)}.`,
  },
  'match-moved': {
    ...leads,
    label: 'A match moved',
    hint: 'A match of your team in a tournament has another time, none yet, or is played again.',
    title: (notification) => {
      const { again, pitch } = notification.facts
      const what = again ? 'Played again' : pitch ? 'Moved' : 'Postponed'
      return `${what}: ${between(notification)}${andMore(notification)}`
    },
    text: (notification) =>
      `It is ${where(notification) ?? 'to be played later'}. ${was(notification)}`.trim(),
  },
  'match-tomorrow': {
    ...leads,
    label: 'A match tomorrow',
    hint: 'A day before a match of your team in a tournament.',
    title: (notification) => `Tomorrow: ${between(notification)}`,
    text: (notification) => `${notification.facts.tournament}, ${where(notification)}.`,
  },
  result: {
    ...leads,
    mail: false,
    label: 'A result',
    hint: 'A match of your team in a tournament is over.',
    title: ({ facts }) =>
      facts.gone ? `${facts.other} have withdrawn` : `${facts.team} ${facts.score} ${facts.other}`,
    text: ({ facts }) => {
      if (!facts.gone) {
        const lot = facts.lot ? `${facts.team} ${facts.lot} it by lot. ` : ''
        return `${lot}See what it means in ${facts.tournament}.`
      }
      const counts = facts.score ? `Your match counts ${facts.score}` : 'Your match does not count'
      return `${counts} in ${facts.tournament}.`
    },
  },
  qualified: {
    ...leads,
    label: 'Going through',
    hint: 'Your team goes through to the next round of a tournament.',
    title: ({ facts }) => `${facts.team} are through`,
    text: ({ facts }) => `Next in ${facts.tournament}: ${facts.team} v ${facts.other}.`,
  },
  out: {
    ...leads,
    label: 'Out',
    hint: 'Your team is out of a tournament.',
    title: ({ facts }) => `${facts.team} are out`,
    text: ({ facts }) => `${facts.tournament} is over for ${facts.team}. Well played.`,
  },
  'called-off': {
    ...leads,
    label: 'A tournament called off',
    hint: 'A tournament of a team of yours will not be played.',
    title: ({ facts }) => `${facts.tournament} is called off`,
    text: (notification) => {
      const first = where(notification)
      const off = `${somebody(notification)} has called it off.`
      return withWords(
        first ? `${off} Your first match to come was ${between(notification)} ${first}.` : off,
        notification,
      )
    },
  },
  'tournament-yours': {
    ...leads,
    label: 'A tournament is yours',
    hint: 'Somebody has handed a tournament over to you.',
    title: ({ facts }) => `${facts.tournament} is yours`,
    text: () =>
      'You organize it now: its draw, its calendar and its results. Its slots to come are yours too: give them back before they begin, or hand the tournament on.',
  },
  'pitch-answered': {
    ...leads,
    label: 'A pitch answered',
    hint: 'A pitch said yes or no to a tournament that you organize, or nothing in time.',
    title: (notification) =>
      `${notification.facts.pitch} ${answerOf(notification)[0]} ${notification.facts.tournament}`,
    text: (notification) =>
      withWords(`${matches(notification)} ${days(notification)} ${answerOf(notification)[1]}.`, notification),
  },
  'tournament-asks': {
    mail: true,
    label: 'A tournament asks',
    hint: 'A tournament wants slots on your pitch, and waits for your answer.',
    title: (notification) =>
      `${notification.facts.tournament} asks for ${slots(notification)} at ${notification.facts.pitch}`,
    text: (notification) =>
      `${somebody(notification)} wants to play ${matches(notification)} there ${days(notification)}, for ${moneyText(notification.facts.price)} in one bill. Please answer by ${until(notification)}.`,
    link: '/host',
    button: 'Answer',
  },
  'tournament-booked': {
    mail: true,
    label: 'A tournament booked',
    hint: 'A tournament took slots on your pitch, which authorizes automatically.',
    title: (notification) =>
      `${notification.facts.tournament} has ${slots(notification)} at ${notification.facts.pitch}`,
    text: (notification) =>
      `${somebody(notification)} has booked ${matches(notification)} there ${days(notification)}, for ${moneyText(notification.facts.price)} in one bill. Your pitch authorizes automatically.`,
    link: '/host?tab=calendar',
    button: 'Open the calendar',
  },
  'slots-freed': {
    mail: true,
    label: 'A tournament gave slots back',
    hint: 'Slots on your pitch that a tournament had are free again.',
    title: (notification) =>
      `${notification.facts.tournament} gives back ${slots(notification)} at ${notification.facts.pitch}`,
    text: (notification) =>
      `What it had there ${days(notification)}, for ${moneyText(notification.facts.price)}, is free again.`,
    link: '/host?tab=calendar',
    button: 'Open the calendar',
  },
  'fee-due': {
    ...leads,
    label: 'An entry fee is due',
    hint: 'When an organizer enters a team you lead, and some days before entries close if it has not paid.',
    title: ({ facts }) => `${facts.team} owe the entry fee of ${facts.tournament}`,
    text: (notification) =>
      notification.player !== null
        ? `${notification.player} has entered them, for ${moneyText(notification.facts.price)}. If they do not take part, withdraw them in the tournament. That is free until their first match, unless you name their squad or say the fee is paid.`
        : `${moneyText(notification.facts.price)} is still owed, and entries close on ${deadline(notification)}. Say so in the tournament once you have paid.`,
  },
  'fee-said': {
    ...leads,
    mail: false,
    label: 'An entry fee is said to be paid',
    hint: 'Of a tournament that you organize; you confirm it.',
    title: ({ facts }) => `${facts.other} say the entry fee is paid`,
    text: ({ facts }) => `Confirm the ${moneyText(facts.price)} for ${facts.tournament} once you have it.`,
  },
  'fee-confirmed': {
    ...leads,
    mail: false,
    label: 'An entry fee is confirmed',
    hint: 'A team of yours paid for a tournament.',
    title: ({ facts }) => `Paid: ${facts.team} in ${facts.tournament}`,
    text: ({ facts }) => `The entry fee of ${moneyText(facts.price)} is confirmed as paid.`,
  },
} satisfies Partial<Record<NotificationKind, Kind>>
