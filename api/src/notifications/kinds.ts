import type { NotificationKind } from '@i-one/contract/notifications'
import { moneyText } from '@i-one/game/payments/money'
import { timeText } from '../lib/pitch-time.ts'
import { paymentKinds } from './payment-kinds.ts'
import {
  moreWeeksText,
  previousTimeText,
  cancelledText,
  captainName,
  startDayText,
  leaveByText,
  freeLeaveText,
  newPriceText,
  dayAndPitchText,
  playerName,
  getStart,
  pitchAndTimeText,
  untilText,
  whenText,
  abandonReasonText,
  addReason,
  relativeDayText,
} from './session-words.ts'
import type { NotificationTemplate, StoredNotification } from './stored-notification.ts'
import { teamKinds } from './team-kinds.ts'
import { tournamentKinds } from './tournament-kinds.ts'

const roles = {
  manager: { title: 'a manager', can: 'change bookings, prices and hours, but not bank details or staff' },
  desk: { title: 'desk staff', can: 'answer requests, move bookings, block out times and take money' },
  viewer: { title: 'a viewer', can: 'see the calendar, but change nothing' },
} as const

export const templates: Record<NotificationKind, NotificationTemplate> = {
  authorized: {
    label: 'Confirmed',
    hint: 'The pitch confirmed your game.',
    mail: true,
    calendar: true,
    title: (notification) => `Confirmed: ${dayAndPitchText(notification)}`,
    text: (notification) => `The pitch has confirmed your game on ${whenText(notification)}.`,
  },
  declined: {
    label: 'Declined',
    hint: 'The pitch declined your game.',
    mail: true,
    calendar: true,
    title: (notification) => `Declined: ${dayAndPitchText(notification)}`,
    text: (notification) =>
      addReason(
        `${notification.facts.pitch} can’t take your game on ${whenText(notification)}.`,
        notification,
      ),
  },
  cancelled: {
    label: 'Cancelled',
    hint: 'A game you are in, or a game on your pitch, is cancelled.',
    mail: true,
    calendar: true,
    title: (notification) =>
      `${abandonReasonText(notification) ? 'Called off' : 'Cancelled'}: ${dayAndPitchText(notification)}`,
    text: (notification) => addReason(cancelledText(notification), notification),
  },
  moved: {
    label: 'Moved',
    hint: 'The pitch moved a game you are in.',
    mail: true,
    calendar: true,
    title: (notification) => `Moved: ${dayAndPitchText(notification)}`,
    text: (notification) =>
      `The pitch has moved your game. It is now ${pitchAndTimeText(notification)}. It was ${previousTimeText(notification)}.${newPriceText(notification)}${freeLeaveText(notification)}`,
  },
  edited: {
    label: 'Changed',
    hint: 'The captain changed a game you are in.',
    mail: false,
    title: (notification) => `Changed: ${dayAndPitchText(notification)}`,
    text: (notification) => {
      const { words } = notification
      const sentence = `${captainName(notification)} has changed the game ${pitchAndTimeText(notification)}`
      return `${words === null ? sentence : `${sentence}: ${words}`}.${leaveByText(notification)}`
    },
  },
  confirmed: {
    label: 'Enough players',
    hint: 'Your game has enough players, and the teams are drawn.',
    mail: false,
    title: (notification) => `Enough players: ${dayAndPitchText(notification)}`,
    text: (notification) =>
      `The game ${pitchAndTimeText(notification)} has enough players, and the teams are drawn.`,
  },
  'coming-anyway': {
    label: 'Game is on',
    hint: 'A game you are in will be played with fewer players.',
    mail: false,
    title: (notification) => `Game is on: ${dayAndPitchText(notification)}`,
    text: (notification) =>
      `The game ${pitchAndTimeText(notification)} is on. ${captainName(notification)} will play with fewer players.`,
  },
  started: {
    label: 'Started',
    hint: 'A game you are in has started.',
    mail: false,
    title: (notification) => `Started: ${dayAndPitchText(notification)}`,
    text: (notification) =>
      `${captainName(notification)} has started the game ${pitchAndTimeText(notification)}.`,
  },
  finished: {
    label: 'Finished',
    hint: 'A game you played in is over.',
    mail: false,
    title: (notification) => `Finished: ${dayAndPitchText(notification)}`,
    text: (notification) =>
      `The game ${pitchAndTimeText(notification)} is over. See the results on its page.`,
  },
  'place-for-you': {
    label: 'A spot for you',
    hint: 'A spot opened up while you were on the waitlist.',
    mail: true,
    calendar: true,
    title: (notification) => {
      const { player, facts } = notification
      const who = player === null ? 'You are in' : `${player} is in`
      return `${facts.until ? 'A spot for you' : who}: ${dayAndPitchText(notification)}`
    },
    text: (notification) => {
      const { player, facts } = notification
      const free = `A spot opened up ${pitchAndTimeText(notification)}`
      if (facts.until) return `${free}. Take it by ${untilText(notification)}, or we ask the next player.`
      const whose = player === null ? 'it is yours' : `your guest ${player} has it`
      return `${free}, and ${whose}.${leaveByText(notification)}`
    },
    button: 'Open the game',
  },
  removed: {
    label: 'Removed',
    hint: 'The captain removed you from a game.',
    mail: true,
    title: () => 'You were removed from a game',
    text: (notification) =>
      `${captainName(notification)} has removed you from the game ${pitchAndTimeText(notification)}.`,
    link: '/',
    button: 'Find another game',
  },
  'handed-over': {
    label: 'You are the captain',
    hint: 'A captain handed over a game to you.',
    mail: true,
    calendar: true,
    title: () => 'You are now the captain',
    text: (notification) =>
      `${playerName(notification)} has handed over the game ${pitchAndTimeText(notification)} to you. At kick-off, you owe the share of every empty spot. You can hand over the game until then.`,
  },
  'new-captain': {
    label: 'New captain',
    hint: 'A game you are in, or a game on your pitch, has a new captain.',
    mail: false,
    title: (notification) => `${playerName(notification)} is now the captain`,
    text: (notification) =>
      `${playerName(notification)} is now the captain of the game ${pitchAndTimeText(notification)}.`,
  },
  joined: {
    label: 'Player joined',
    hint: 'A player joined a game you lead.',
    mail: false,
    title: (notification) => `${playerName(notification)} has joined`,
    text: (notification) =>
      `${playerName(notification)} has joined your game ${pitchAndTimeText(notification)}.`,
  },
  left: {
    label: 'Player left',
    hint: 'A player left a game you lead.',
    mail: false,
    title: (notification) => `${playerName(notification)} has left`,
    text: (notification) =>
      `${playerName(notification)} has left your game ${pitchAndTimeText(notification)}.`,
  },
  'deadline-near': {
    label: 'Deadline near',
    hint: 'A game you lead has too few players so far.',
    mail: true,
    title: (notification) => `Too few players for ${startDayText(notification)}`,
    text: (notification) => {
      const { going, minimum, owed } = notification.facts
      const count =
        going === undefined || minimum === undefined ? '' : `${going} of at least ${minimum} are in. `
      return `${count}The game ${pitchAndTimeText(notification)} will be cancelled unless more players join, or you choose to play anyway, by ${untilText(notification)}.${owed ? ` If it is cancelled, you owe the pitch ${moneyText(owed)} under its cancellation policy.` : ''}`
    },
  },
  'more-time': {
    label: 'More time',
    hint: 'You have more time to answer, because i-one was unavailable.',
    mail: true,
    title: (notification) => `More time for ${dayAndPitchText(notification)}`,
    text: (notification) =>
      `i-one was unavailable for a while. You now have until ${untilText(notification)} for the game ${pitchAndTimeText(notification)}.`,
  },
  'centre-message': {
    label: 'Message from the pitch',
    hint: 'A message from the pitch to everyone booked on a day.',
    mail: true,
    link: ({ sessionId, facts }) => (sessionId === null ? `/t/${facts.code}` : `/sessions/${sessionId}`),
    button: 'Open',
    title: (notification) => `Message for ${dayAndPitchText(notification)}`,
    text: (notification) => {
      const { words, facts } = notification
      const what = facts.tournament ? `your match in ${facts.tournament}` : 'the game'
      return words === null
        ? `The message about ${what} ${pitchAndTimeText(notification)} was deleted.`
        : `About ${what} ${pitchAndTimeText(notification)}: “${words}”`
    },
  },
  ...teamKinds,
  ...tournamentKinds,
  'session-tomorrow': {
    label: 'Game tomorrow',
    hint: 'One day before kick-off.',
    mail: true,
    calendar: true,
    title: (notification) => {
      const { timeZone } = notification.facts
      return `You play ${relativeDayText(getStart(notification), timeZone, notification.at)} at ${timeText(getStart(notification), timeZone)}`
    },
    text: (notification) =>
      `${notification.facts.pitch}, ${notification.facts.address}, on ${whenText(notification)}.`,
  },
  'to-authorize': {
    label: 'New request',
    hint: 'A game on your pitch is waiting for your answer.',
    mail: true,
    title: (notification) =>
      `${playerName(notification)} wants to book ${startDayText(notification)}${moreWeeksText(notification)}`,
    text: (notification) =>
      (notification.facts.weeks ?? 1) > 1
        ? `${notification.facts.weeks} weekly games, the first ${pitchAndTimeText(notification)}, are waiting for your answer. Please answer the first by ${untilText(notification)}.`
        : `The game ${pitchAndTimeText(notification)} is waiting for your answer. Please answer by ${untilText(notification)}.`,
    link: '/host',
    button: 'Answer',
  },
  booked: {
    label: 'Booked',
    hint: 'A game was booked on your pitch and confirmed automatically.',
    mail: true,
    calendar: true,
    title: (notification) =>
      `${playerName(notification)} has booked ${startDayText(notification)}${moreWeeksText(notification)}`,
    text: (notification) =>
      (notification.facts.weeks ?? 1) > 1
        ? `${notification.facts.weeks} weekly games are booked, the first ${pitchAndTimeText(notification)}. Your pitch confirms automatically.`
        : `The game ${pitchAndTimeText(notification)} is booked. Your pitch confirms automatically.`,
    link: '/host?tab=calendar',
    button: 'Open the calendar',
  },
  'taken-over': {
    label: 'Taken over',
    hint: 'A player took over a desk booking with its link.',
    mail: true,
    title: (notification) => `${playerName(notification)} has taken over ${startDayText(notification)}`,
    text: (notification) =>
      `${playerName(notification)} is now the captain of your desk booking ${pitchAndTimeText(notification)}. If the link reached the wrong person, open the booking in the calendar and undo the takeover.`,
    link: '/host?tab=calendar',
    button: 'Open the calendar',
  },
  'taken-back': {
    label: 'Taken back',
    hint: 'The pitch took back a booking you had taken over.',
    mail: true,
    title: (notification) => `Taken back: ${dayAndPitchText(notification)}`,
    text: (notification) =>
      `${notification.facts.pitch} has taken back the booking on ${whenText(notification)}, because it was made for another customer. Your game is cancelled.`,
  },
  'centre-role': {
    label: 'Your role at a centre',
    hint: 'Your role at a centre has changed or ended.',
    mail: true,
    title: ({ facts: { role, centre } }) =>
      role ? `You are now ${roles[role].title} at ${centre}` : `You no longer work at ${centre}`,
    text: (notification) => {
      const { role } = notification.facts
      return role
        ? `${playerName(notification)} has changed your role. You can ${roles[role].can}.`
        : `${playerName(notification)} has ended your role. You can no longer see the calendar.`
    },
    link: ({ facts }) => (facts.role ? '/host?tab=calendar' : '/notifications'),
    button: 'Open i-one',
  },
  ...paymentKinds,
}

export const toNotificationLink = (notification: StoredNotification) => {
  const { link = `/sessions/${notification.sessionId}` } = templates[notification.kind]
  return typeof link === 'string' ? link : link(notification)
}

export const allKinds = Object.keys(templates) as NotificationKind[]
