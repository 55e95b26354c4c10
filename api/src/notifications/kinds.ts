import type { NotificationKind } from '@i-one/contract/notifications'
import { timeText } from '@i-one/game/formats/times'
import { moneyText } from '@i-one/game/payments/money'
import { i18n } from '../lib/i18n/i18n.ts'
import { sessionEditsText } from '../session-edits.ts'
import { paymentKinds } from './payment-kinds.ts'
import {
  joinSentences,
  previousTimeText,
  cancelledText,
  captainName,
  startDayText,
  leaveByText,
  freeLeaveText,
  newPriceText,
  dayAndPitch,
  playerName,
  getStart,
  getGivenReason,
  pitchAndTime,
  untilText,
  whenText,
  isAbandoned,
  addReason,
  getRelativeDay,
} from './session-words.ts'
import type { NotificationTemplate, StoredNotification } from './stored-notification.ts'
import { teamKinds } from './team-kinds.ts'
import { tournamentKinds } from './tournament-kinds.ts'

const bookedBy = (notification: StoredNotification) => ({
  player: playerName(notification),
  day: startDayText(notification),
  more: (notification.facts.weeks ?? 1) - 1,
})

export const templates: Record<NotificationKind, NotificationTemplate> = {
  authorized: {
    label: () => i18n._('Confirmed'),
    hint: () => i18n._('The pitch confirmed your game.'),
    mail: true,
    calendar: true,
    title: (notification) => i18n._('Confirmed: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) =>
      i18n._('The pitch has confirmed your game on {when}.', { when: whenText(notification) }),
  },
  declined: {
    label: () => i18n._('Declined'),
    hint: () => i18n._('The pitch declined your game.'),
    mail: true,
    calendar: true,
    title: (notification) => i18n._('Declined: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) =>
      addReason(i18n._('{pitch} can’t take your game on {when}.', pitchAndTime(notification)), notification),
  },
  cancelled: {
    label: () => i18n._('Cancelled'),
    hint: () => i18n._('A game you are in, or a game on your pitch, is cancelled.'),
    mail: true,
    calendar: true,
    title: (notification) =>
      isAbandoned(notification)
        ? i18n._('Called off: {day} at {pitch}', dayAndPitch(notification))
        : i18n._('Cancelled: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) => addReason(cancelledText(notification), { words: getGivenReason(notification) }),
  },
  moved: {
    label: () => i18n._('Moved'),
    hint: () => i18n._('The pitch moved a game you are in.'),
    mail: true,
    calendar: true,
    title: (notification) => i18n._('Moved: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) =>
      joinSentences(
        i18n._('The pitch has moved your game. It is now at {pitch} on {when}.', pitchAndTime(notification)),
        previousTimeText(notification),
        newPriceText(notification),
        freeLeaveText(notification),
      ),
  },
  edited: {
    label: () => i18n._('Changed'),
    hint: () => i18n._('The captain changed a game you are in.'),
    mail: false,
    title: (notification) => i18n._('Changed: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) => {
      const { edits } = notification
      const words = edits ? sessionEditsText(edits) : notification.words
      const values = pitchAndTime(notification, { captain: captainName(notification), words })
      return joinSentences(
        words === null
          ? i18n._('{captain} has changed the game at {pitch} on {when}.', values)
          : i18n._('{captain} has changed the game at {pitch} on {when}: {words}.', values),
        leaveByText(notification),
      )
    },
  },
  confirmed: {
    label: () => i18n._('Enough players'),
    hint: () => i18n._('Your game has enough players, and the teams are drawn.'),
    mail: false,
    title: (notification) => i18n._('Enough players: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) =>
      i18n._(
        'The game at {pitch} on {when} has enough players, and the teams are drawn.',
        pitchAndTime(notification),
      ),
  },
  'coming-anyway': {
    label: () => i18n._('Game is on'),
    hint: () => i18n._('A game you are in will be played with fewer players.'),
    mail: false,
    title: (notification) => i18n._('Game is on: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) =>
      i18n._(
        'The game at {pitch} on {when} is on. {captain} will play with fewer players.',
        pitchAndTime(notification, { captain: captainName(notification) }),
      ),
  },
  started: {
    label: () => i18n._('Started'),
    hint: () => i18n._('A game you are in has started.'),
    mail: false,
    title: (notification) => i18n._('Started: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) =>
      i18n._(
        '{captain} has started the game at {pitch} on {when}.',
        pitchAndTime(notification, { captain: captainName(notification) }),
      ),
  },
  finished: {
    label: () => i18n._('Finished'),
    hint: () => i18n._('A game you played in is over.'),
    mail: false,
    title: (notification) => i18n._('Finished: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) =>
      i18n._(
        'The game at {pitch} on {when} is over. See the results on its page.',
        pitchAndTime(notification),
      ),
  },
  'place-for-you': {
    label: () => i18n._('A spot for you'),
    hint: () => i18n._('A spot opened up while you were on the waitlist.'),
    mail: true,
    calendar: true,
    title: (notification) => {
      const { player, facts } = notification
      const values = dayAndPitch(notification, { player })
      if (facts.until) return i18n._('A spot for you: {day} at {pitch}', values)
      return player === null
        ? i18n._('You are in: {day} at {pitch}', values)
        : i18n._('{player} is in: {day} at {pitch}', values)
    },
    text: (notification) => {
      const { player, facts } = notification
      const values = pitchAndTime(notification, { player })
      if (facts.until)
        return i18n._(
          'A spot opened up at {pitch} on {when}. Take it by {until}, or we ask the next player.',
          { ...values, until: untilText(notification) },
        )
      return joinSentences(
        player === null
          ? i18n._('A spot opened up at {pitch} on {when}, and it is yours.', values)
          : i18n._('A spot opened up at {pitch} on {when}, and your guest {player} has it.', values),
        leaveByText(notification),
      )
    },
    button: () => i18n._('Open the game'),
  },
  removed: {
    label: () => i18n._('Removed'),
    hint: () => i18n._('The captain removed you from a game.'),
    mail: true,
    title: () => i18n._('You were removed from a game'),
    text: (notification) =>
      i18n._(
        '{captain} has removed you from the game at {pitch} on {when}.',
        pitchAndTime(notification, { captain: captainName(notification) }),
      ),
    link: '/',
    button: () => i18n._('Find another game'),
  },
  'handed-over': {
    label: () => i18n._('You are the captain'),
    hint: () => i18n._('A captain handed over a game to you.'),
    mail: true,
    calendar: true,
    title: () => i18n._('You are now the captain'),
    text: (notification) =>
      i18n._(
        '{player} has handed over the game at {pitch} on {when} to you. At kick-off, you owe the share of every empty spot. You can hand over the game until then.',
        pitchAndTime(notification, { player: playerName(notification) }),
      ),
  },
  'new-captain': {
    label: () => i18n._('New captain'),
    hint: () => i18n._('A game you are in, or a game on your pitch, has a new captain.'),
    mail: false,
    title: (notification) => i18n._('{player} is now the captain', { player: playerName(notification) }),
    text: (notification) =>
      i18n._(
        '{player} is now the captain of the game at {pitch} on {when}.',
        pitchAndTime(notification, { player: playerName(notification) }),
      ),
  },
  joined: {
    label: () => i18n._('Player joined'),
    hint: () => i18n._('A player joined a game you lead.'),
    mail: false,
    title: (notification) => i18n._('{player} has joined', { player: playerName(notification) }),
    text: (notification) =>
      i18n._(
        '{player} has joined your game at {pitch} on {when}.',
        pitchAndTime(notification, { player: playerName(notification) }),
      ),
  },
  left: {
    label: () => i18n._('Player left'),
    hint: () => i18n._('A player left a game you lead.'),
    mail: false,
    title: (notification) => i18n._('{player} has left', { player: playerName(notification) }),
    text: (notification) =>
      i18n._(
        '{player} has left your game at {pitch} on {when}.',
        pitchAndTime(notification, { player: playerName(notification) }),
      ),
  },
  'deadline-near': {
    label: () => i18n._('Deadline near'),
    hint: () => i18n._('A game you lead has too few players so far.'),
    mail: true,
    title: (notification) => i18n._('Too few players for {day}', { day: startDayText(notification) }),
    text: (notification) => {
      const { going, minimum, owed } = notification.facts
      return joinSentences(
        going === undefined || minimum === undefined
          ? undefined
          : i18n._('{going} of at least {minimum} are in.', { going, minimum }),
        i18n._(
          'The game at {pitch} on {when} will be cancelled unless more players join, or you choose to play anyway, by {until}.',
          pitchAndTime(notification, { until: untilText(notification) }),
        ),
        owed &&
          i18n._('If it is cancelled, you owe the pitch {fee} under its cancellation policy.', {
            fee: moneyText(owed),
          }),
      )
    },
  },
  'more-time': {
    label: () => i18n._('More time'),
    hint: () => i18n._('You have more time to answer, because i-one was unavailable.'),
    mail: true,
    title: (notification) => i18n._('More time for {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) =>
      i18n._(
        'i-one was unavailable for a while. You now have until {until} for the game at {pitch} on {when}.',
        pitchAndTime(notification, { until: untilText(notification) }),
      ),
  },
  'centre-message': {
    label: () => i18n._('Message from the pitch'),
    hint: () => i18n._('A message from the pitch to everyone booked on a day.'),
    mail: true,
    link: ({ sessionId, facts }) => (sessionId === null ? `/t/${facts.code}` : `/sessions/${sessionId}`),
    button: () => i18n._('Open'),
    title: (notification) => i18n._('Message about {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) => {
      const { words, facts } = notification
      const { tournament } = facts
      const values = pitchAndTime(notification, { tournament, words })
      if (words === null)
        return tournament
          ? i18n._('The message about your match in {tournament} at {pitch} on {when} was deleted.', values)
          : i18n._('The message about the game at {pitch} on {when} was deleted.', values)
      return tournament
        ? i18n._('About your match in {tournament} at {pitch} on {when}: “{words}”', values)
        : i18n._('About the game at {pitch} on {when}: “{words}”', values)
    },
  },
  ...teamKinds,
  ...tournamentKinds,
  'session-tomorrow': {
    label: () => i18n._('Game tomorrow'),
    hint: () => i18n._('One day before kick-off.'),
    mail: true,
    calendar: true,
    title: (notification) => {
      const { timeZone } = notification.facts
      const start = getStart(notification)
      const values = { day: startDayText(notification), time: timeText(start, timeZone) }
      switch (getRelativeDay(start, timeZone, notification.at)) {
        case 'today':
          return i18n._('You play today at {time}', values)
        case 'tomorrow':
          return i18n._('You play tomorrow at {time}', values)
        default:
          return i18n._('You play on {day} at {time}', values)
      }
    },
    text: (notification) =>
      i18n._(
        '{pitch}, {address}, on {when}.',
        pitchAndTime(notification, { address: notification.facts.address }),
      ),
  },
  'to-authorize': {
    label: () => i18n._('New request'),
    hint: () => i18n._('A game on your pitch is waiting for your answer.'),
    mail: true,
    title: (notification) =>
      i18n._(
        '{more, plural, =0 {{player} wants to book {day}} one {{player} wants to book {day} and {more} more week} other {{player} wants to book {day} and {more} more weeks}}',
        bookedBy(notification),
      ),
    text: (notification) => {
      const { weeks = 1 } = notification.facts
      const values = pitchAndTime(notification, { weeks, until: untilText(notification) })
      return weeks > 1
        ? i18n._(
            '{weeks} weekly games, the first at {pitch} on {when}, are waiting for your answer. Please answer the first by {until}.',
            values,
          )
        : i18n._(
            'The game at {pitch} on {when} is waiting for your answer. Please answer by {until}.',
            values,
          )
    },
    link: '/host',
    button: () => i18n._('Answer'),
  },
  booked: {
    label: () => i18n._('Booked'),
    hint: () => i18n._('A game was booked on your pitch and confirmed automatically.'),
    mail: true,
    calendar: true,
    title: (notification) =>
      i18n._(
        '{more, plural, =0 {{player} has booked {day}} one {{player} has booked {day} and {more} more week} other {{player} has booked {day} and {more} more weeks}}',
        bookedBy(notification),
      ),
    text: (notification) => {
      const { weeks = 1 } = notification.facts
      const values = pitchAndTime(notification, { weeks })
      return weeks > 1
        ? i18n._(
            '{weeks} weekly games are booked, the first at {pitch} on {when}. Your pitch confirms automatically.',
            values,
          )
        : i18n._('The game at {pitch} on {when} is booked. Your pitch confirms automatically.', values)
    },
    link: '/host?tab=calendar',
    button: () => i18n._('Open the calendar'),
  },
  'taken-over': {
    label: () => i18n._('Taken over'),
    hint: () => i18n._('A player took over a desk booking with its link.'),
    mail: true,
    title: (notification) =>
      i18n._('{player} has taken over {day}', {
        player: playerName(notification),
        day: startDayText(notification),
      }),
    text: (notification) =>
      i18n._(
        '{player} is now the captain of your desk booking at {pitch} on {when}. If the link reached the wrong person, open the booking in the calendar and undo the takeover.',
        pitchAndTime(notification, { player: playerName(notification) }),
      ),
    link: '/host?tab=calendar',
    button: () => i18n._('Open the calendar'),
  },
  'taken-back': {
    label: () => i18n._('Taken back'),
    hint: () => i18n._('The pitch took back a booking you had taken over.'),
    mail: true,
    title: (notification) => i18n._('Taken back: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) =>
      i18n._(
        '{pitch} has taken back the booking on {when}, because it was made for another customer. Your game is cancelled.',
        pitchAndTime(notification),
      ),
  },
  'centre-role': {
    label: () => i18n._('Your role at a centre'),
    hint: () => i18n._('Your role at a centre has changed or ended.'),
    mail: true,
    title: ({ facts: { role, centre } }) =>
      role
        ? i18n._(
            '{role, select, manager {You are now a manager at {centre}} desk {You are now desk staff at {centre}} other {You are now a viewer at {centre}}}',
            { role, centre },
          )
        : i18n._('You no longer work at {centre}', { centre }),
    text: (notification) => {
      const { role } = notification.facts
      const player = playerName(notification)
      return role
        ? i18n._(
            '{role, select, manager {{player} has changed your role. You can change bookings, prices and hours, but not bank details or staff.} desk {{player} has changed your role. You can answer requests, move bookings, block out times and take payments.} other {{player} has changed your role. You can see the calendar, but change nothing.}}',
            { role, player },
          )
        : i18n._('{player} has ended your role. You can no longer see the calendar.', { player })
    },
    link: ({ facts }) => (facts.role ? '/host?tab=calendar' : '/notifications'),
    button: () => i18n._('Open i-one'),
  },
  ...paymentKinds,
}

export const toNotificationLink = (notification: StoredNotification) => {
  const { link = `/sessions/${notification.sessionId}` } = templates[notification.kind]
  return typeof link === 'string' ? link : link(notification)
}

export const allKinds = Object.keys(templates) as NotificationKind[]
