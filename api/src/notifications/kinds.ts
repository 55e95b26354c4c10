import type { NotificationKind } from '@i-one/contract/notifications'
import { moneyText } from '@i-one/game/payments/money'
import { timeText } from '../lib/pitch-time.ts'
import { paymentKinds } from './payment-kinds.ts'
import {
  andMore,
  before,
  cancelled,
  captain,
  day,
  leaveBy,
  leaveFree,
  newPrice,
  shortly,
  somebody,
  startOf,
  there,
  until,
  when,
  whyBrokenOff,
  withWords,
  dayWord,
} from './session-words.ts'
import type { Kind, StoredNotification } from './stored-notification.ts'
import { teamKinds } from './team-kinds.ts'
import { tournamentKinds } from './tournament-kinds.ts'

const roles = {
  manager: { title: 'a manager', can: 'change bookings, prices and hours, but not bank details or staff' },
  desk: { title: 'at the desk', can: 'answer requests, move bookings, block out times and take money' },
  viewer: { title: 'a viewer', can: 'see the calendar, and change nothing' },
} as const

export const kinds: Record<NotificationKind, Kind> = {
  authorized: {
    label: 'Authorized',
    hint: 'The pitch said yes to your session.',
    mail: true,
    calendar: true,
    title: (notification) => `Confirmed: ${shortly(notification)}`,
    text: (notification) => `The session on ${when(notification)} is authorized.`,
  },
  declined: {
    label: 'Declined',
    hint: 'The pitch said no to your session.',
    mail: true,
    calendar: true,
    title: (notification) => `Declined: ${shortly(notification)}`,
    text: (notification) =>
      withWords(
        `${notification.facts.pitch} cannot take your session on ${when(notification)}.`,
        notification,
      ),
  },
  cancelled: {
    label: 'Cancelled',
    hint: 'A session you are in, or on your pitch, is called off.',
    mail: true,
    calendar: true,
    title: (notification) =>
      `${whyBrokenOff(notification) ? 'Broken off' : 'Cancelled'}: ${shortly(notification)}`,
    text: (notification) => withWords(cancelled(notification), notification),
  },
  moved: {
    label: 'Moved',
    hint: 'The pitch moved a session you are in.',
    mail: true,
    calendar: true,
    title: (notification) => `Moved: ${shortly(notification)}`,
    text: (notification) =>
      `The pitch has moved your session. It is now ${there(notification)}; it was ${before(notification)}.${newPrice(notification)}${leaveFree(notification)}`,
  },
  edited: {
    label: 'Changed',
    hint: 'The captain changed a session you are in.',
    mail: false,
    title: (notification) => `Changed: ${shortly(notification)}`,
    text: (notification) => {
      const { words } = notification
      const sentence = `${captain(notification)} has changed the session ${there(notification)}`
      return `${words === null ? sentence : `${sentence}: ${words}`}.${leaveBy(notification)}`
    },
  },
  confirmed: {
    label: 'Enough players',
    hint: 'Enough are in a session of yours, and the sets are drawn.',
    mail: false,
    title: (notification) => `Enough players: ${shortly(notification)}`,
    text: (notification) =>
      `Enough players are in for the session ${there(notification)}, and the sets are drawn.`,
  },
  'coming-anyway': {
    label: 'Coming anyway',
    hint: 'The captain of a session you are in plays with fewer.',
    mail: false,
    title: (notification) => `Coming anyway: ${shortly(notification)}`,
    text: (notification) =>
      `${captain(notification)} is coming with whoever is in: the session ${there(notification)} is on.`,
  },
  started: {
    label: 'Started',
    hint: 'A session you are in has begun.',
    mail: false,
    title: (notification) => `Started: ${shortly(notification)}`,
    text: (notification) => `${captain(notification)} has started the session ${there(notification)}.`,
  },
  finished: {
    label: 'Finished',
    hint: 'A session you played in is over.',
    mail: false,
    title: (notification) => `Finished: ${shortly(notification)}`,
    text: (notification) => `The session ${there(notification)} is over. Its results are on its page.`,
  },
  'place-for-you': {
    label: 'A place for you',
    hint: 'You waited, and a place came free.',
    mail: true,
    calendar: true,
    title: (notification) => {
      const { player, facts } = notification
      const who = player === null ? 'You are in' : `${player} is in`
      return `${facts.until ? 'A place for you' : who}: ${shortly(notification)}`
    },
    text: (notification) => {
      const { player, facts } = notification
      const free = `A place came free ${there(notification)}`
      if (facts.until)
        return `${free}. Take it by ${until(notification)}, after that the next in line is asked.`
      const whose = player === null ? 'it is yours' : `your guest ${player} has it`
      return `${free}, and ${whose}.${leaveBy(notification)}`
    },
    button: 'Open the session',
  },
  removed: {
    label: 'Removed',
    hint: 'The captain took you out of a session.',
    mail: true,
    title: () => 'You are out of a session',
    text: (notification) =>
      `${captain(notification)} has taken you out of the session ${there(notification)}.`,
    link: '/',
    button: 'Find another game',
  },
  'handed-over': {
    label: 'Handed over',
    hint: 'Another captain made you captain of a session.',
    mail: true,
    calendar: true,
    title: () => 'You are captain now',
    text: (notification) =>
      `${somebody(notification)} has handed you the session ${there(notification)}. The captain pays the shares that are missing at kick-off; until then you can hand it over.`,
  },
  'new-captain': {
    label: 'New captain',
    hint: 'Another captain leads a session you are in, or on your pitch.',
    mail: false,
    title: (notification) => `${somebody(notification)} is captain now`,
    text: (notification) => `${somebody(notification)} leads the session ${there(notification)} from now on.`,
  },
  joined: {
    label: 'Somebody joined',
    hint: 'In a session you are captain of.',
    mail: false,
    title: (notification) => `${somebody(notification)} has joined`,
    text: (notification) => `Your session ${there(notification)}.`,
  },
  left: {
    label: 'Somebody left',
    hint: 'In a session you are captain of.',
    mail: false,
    title: (notification) => `${somebody(notification)} has left`,
    text: (notification) => `Your session ${there(notification)}.`,
  },
  'deadline-near': {
    label: 'Deadline near',
    hint: 'A session you are captain of has too few players yet.',
    mail: true,
    title: (notification) => `Too few players for ${day(notification)}`,
    text: (notification) => {
      const { going, minimum, owed } = notification.facts
      const count =
        going === undefined || minimum === undefined ? '' : `${going} of at least ${minimum} are in. `
      return `${count}The session ${there(notification)} is cancelled at ${until(notification)} unless more join or you say that you are coming anyway.${owed ? ` By the pitch’s terms you would then owe it ${moneyText(owed)}.` : ''}`
    },
  },
  'more-time': {
    label: 'More time',
    hint: 'What you had to answer while i-one could not be reached.',
    mail: true,
    title: (notification) => `More time for ${shortly(notification)}`,
    text: (notification) =>
      `i-one could not be reached for a while. You now have until ${until(notification)} for the session ${there(notification)}.`,
  },
  'centre-message': {
    label: 'Message from the pitch',
    hint: 'The pitch writes to everybody who is booked on a day.',
    mail: true,
    link: ({ sessionId, facts }) => (sessionId === null ? `/t/${facts.code}` : `/sessions/${sessionId}`),
    button: 'Open it',
    title: (notification) => `Message for ${shortly(notification)}`,
    text: (notification) => {
      const { words, facts } = notification
      const what = facts.tournament ? `your match of ${facts.tournament}` : 'the session'
      return words === null
        ? `The message about ${what} ${there(notification)} was taken away.`
        : `About ${what} ${there(notification)}: “${words}”`
    },
  },
  ...teamKinds,
  ...tournamentKinds,
  'session-tomorrow': {
    label: 'Session tomorrow',
    hint: 'A day before kick-off.',
    mail: true,
    calendar: true,
    title: (notification) => {
      const { timeZone } = notification.facts
      return `You play ${dayWord(startOf(notification), timeZone, notification.at)} at ${timeText(startOf(notification), timeZone)}`
    },
    text: (notification) =>
      `${notification.facts.pitch}, ${notification.facts.address}, on ${when(notification)}.`,
  },
  'to-authorize': {
    label: 'To authorize',
    hint: 'A session on your pitch waits for your answer.',
    mail: true,
    title: (notification) =>
      `${somebody(notification)} asks for ${day(notification)}${andMore(notification)}`,
    text: (notification) =>
      (notification.facts.weeks ?? 1) > 1
        ? `${notification.facts.weeks} sessions ${there(notification)} and in later weeks wait for your answer, the first until ${until(notification)}.`
        : `The session ${there(notification)} waits for your answer until ${until(notification)}.`,
    link: '/host',
    button: 'Answer',
  },
  booked: {
    label: 'Booked',
    hint: 'A session was booked on your pitch and authorized automatically.',
    mail: true,
    calendar: true,
    title: (notification) =>
      `${somebody(notification)} has booked ${day(notification)}${andMore(notification)}`,
    text: (notification) =>
      (notification.facts.weeks ?? 1) > 1
        ? `${notification.facts.weeks} sessions ${there(notification)} and in later weeks are booked. Your pitch authorizes automatically.`
        : `The session ${there(notification)} is booked. Your pitch authorizes automatically.`,
    link: '/host?tab=calendar',
    button: 'Open the calendar',
  },
  'taken-over': {
    label: 'Taken over',
    hint: 'Somebody took over a booking of your desk by its link.',
    mail: true,
    title: (notification) => `${somebody(notification)} has taken over ${day(notification)}`,
    text: (notification) =>
      `The booking of your desk ${there(notification)} is now a session of ${somebody(notification)}. If the link reached the wrong person, open the booking in the calendar and undo it.`,
    link: '/host?tab=calendar',
    button: 'Open the calendar',
  },
  'taken-back': {
    label: 'Taken back',
    hint: 'The pitch took back a booking that you had taken over.',
    mail: true,
    title: (notification) => `Taken back: ${shortly(notification)}`,
    text: (notification) =>
      `${notification.facts.pitch} has taken back the booking on ${when(notification)}: it was made for another customer. Your session is off.`,
  },
  'centre-role': {
    label: 'Your role at a centre',
    hint: 'What you may do at a centre has changed, or has ended.',
    mail: true,
    title: ({ facts: { role, centre } }) =>
      role ? `You are ${roles[role].title} at ${centre} now` : `You no longer work at ${centre}`,
    text: (notification) => {
      const { role } = notification.facts
      return role
        ? `${somebody(notification)} has changed your role. You can ${roles[role].can}.`
        : `${somebody(notification)} has ended your role. Its calendar is closed to you.`
    },
    link: ({ facts }) => (facts.role ? '/host?tab=calendar' : '/notifications'),
    button: 'Open i-one',
  },
  ...paymentKinds,
}

export const linkOf = (notification: StoredNotification) => {
  const { link = `/sessions/${notification.sessionId}` } = kinds[notification.kind]
  return typeof link === 'string' ? link : link(notification)
}

export const allKinds = Object.keys(kinds) as NotificationKind[]
