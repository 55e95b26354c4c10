import type { NotificationKind } from '@i-one/contract/notifications'
import type { EndReason } from '@i-one/contract/sessions'
import { dayText, timeText } from '../lib/pitch-time.ts'
import { dayAndTime, dayWord, moment } from './pitch-time.ts'

/** What is kept of a notification beside its kind: instants are ISO 8601. */
export interface Facts {
  pitch: string
  address: string
  timeZone: string
  start: string
  reason?: EndReason
  until?: string
  going?: number
  minimum?: number
  /** How many bookings of a weekly series it is about, of which `start` is the first. */
  weeks?: number
}

/** A notification as its words need it. */
export interface Told {
  kind: NotificationKind
  sessionId: string
  /** The name of who did it, or of whom it is about. */
  player: string | null
  words: string | null
  facts: Facts
  at: Date
}

interface Kind {
  /** Its name in the settings, and when it comes. */
  label: string
  hint: string
  /** Whether it comes by mail unless somebody has chosen otherwise. */
  mail: boolean
  title: (told: Told) => string
  text: (told: Told) => string
  link?: string
  /** What the button in the mail says. */
  button?: string
}

const startOf = ({ facts }: Told) => new Date(facts.start)
const when = (told: Told) => dayAndTime(startOf(told), told.facts.timeZone)
const day = (told: Told) => dayText(startOf(told), told.facts.timeZone)
const shortly = (told: Told) => `${day(told)} at ${told.facts.pitch}`
const there = (told: Told) => `at ${told.facts.pitch} on ${when(told)}`
const until = ({ facts, at }: Told) => moment(new Date(facts.until ?? facts.start), facts.timeZone, at)
/** ' and 3 more weeks', of a series. */
const andMore = ({ facts: { weeks = 1 } }: Told) =>
  weeks > 1 ? ` and ${weeks - 1} more ${weeks === 2 ? 'week' : 'weeks'}` : ''
const somebody = ({ player }: Told) => player ?? 'A player'
const withWords = (sentence: string, { words }: Told) =>
  words === null ? sentence : `${sentence} The reason given: “${words}”`

/** Why a session ended after its start. */
const brokenOff: Partial<Record<EndReason, string>> = {
  rain: 'it rained',
  power: 'the power was out',
  'pitch-shut': 'the pitch was shut',
  'not-enough-players': 'there were not enough players',
}
const whyBrokenOff = ({ facts }: Told) => facts.reason && brokenOff[facts.reason]

const cancelled = (told: Told) => {
  const why = whyBrokenOff(told)
  if (why) return `The session ${there(told)} was broken off: ${why}.`
  switch (told.facts.reason) {
    case 'not-authorized-in-time':
      return `${told.facts.pitch} has not answered in time. The session on ${when(told)} is off.`
    case 'too-few-players':
      return `Too few players had joined the session ${there(told)} by its deadline.`
    case 'pitch':
      return `${told.facts.pitch} has cancelled the session on ${when(told)}.`
    default:
      return `${told.player ?? 'The captain'} has cancelled the session ${there(told)}.`
  }
}

/** Each kind of notification, in the order of the settings. A new kind is a line here and a name in the contract. */
export const kinds: Record<NotificationKind, Kind> = {
  authorized: {
    label: 'Authorized',
    hint: 'The pitch said yes to your session.',
    mail: true,
    title: ({ facts }) => `${facts.pitch} said yes`,
    text: (told) => `The session on ${when(told)} is authorized.`,
  },
  declined: {
    label: 'Declined',
    hint: 'The pitch said no to your session.',
    mail: true,
    title: ({ facts }) => `${facts.pitch} said no`,
    text: (told) => withWords(`The session on ${when(told)} cannot take place there.`, told),
  },
  cancelled: {
    label: 'Cancelled',
    hint: 'A session you are in, or on your pitch, is called off.',
    mail: true,
    title: (told) => `${whyBrokenOff(told) ? 'Broken off' : 'Cancelled'}: ${shortly(told)}`,
    text: (told) => withWords(cancelled(told), told),
  },
  moved: {
    label: 'Moved',
    hint: 'The pitch moved a session you are in.',
    mail: true,
    title: (told) => `Moved: ${shortly(told)}`,
    text: (told) => `The pitch has moved your session. It is now ${there(told)}.`,
  },
  'place-for-you': {
    label: 'A place for you',
    hint: 'You waited, and a place came free.',
    mail: true,
    title: (told) => `${told.facts.until ? 'A place for you' : 'You are in'}: ${shortly(told)}`,
    text: (told) =>
      told.facts.until
        ? `A place came free ${there(told)}. Take it by ${until(told)}, after that the next in line is asked.`
        : `A place came free ${there(told)}, and it is yours.`,
    button: 'Open the session',
  },
  removed: {
    label: 'Removed',
    hint: 'The captain took you out of a session.',
    mail: true,
    title: () => 'You are out of a session',
    text: (told) => `${told.player ?? 'The captain'} has taken you out of the session ${there(told)}.`,
    link: '/',
    button: 'Find another game',
  },
  'handed-over': {
    label: 'Handed over',
    hint: 'Another captain made you captain of a session.',
    mail: true,
    title: () => 'You are captain now',
    text: (told) => `${somebody(told)} has handed you the session ${there(told)}.`,
  },
  joined: {
    label: 'Somebody joined',
    hint: 'In a session you are captain of.',
    mail: false,
    title: (told) => `${somebody(told)} has joined`,
    text: (told) => `Your session ${there(told)}.`,
  },
  left: {
    label: 'Somebody left',
    hint: 'In a session you are captain of.',
    mail: false,
    title: (told) => `${somebody(told)} has left`,
    text: (told) => `Your session ${there(told)}.`,
  },
  'deadline-near': {
    label: 'Deadline near',
    hint: 'A session you are captain of has too few players yet.',
    mail: true,
    title: (told) => `Too few players for ${day(told)}`,
    text: (told) => {
      const { going, minimum } = told.facts
      const count =
        going === undefined || minimum === undefined ? '' : `${going} of at least ${minimum} are in. `
      return `${count}The session ${there(told)} is cancelled at ${until(told)} unless more join or you say that you are coming anyway.`
    },
  },
  'session-tomorrow': {
    label: 'Session tomorrow',
    hint: 'A day before kick-off.',
    mail: true,
    title: (told) => {
      const { timeZone } = told.facts
      return `You play ${dayWord(startOf(told), timeZone, told.at)} at ${timeText(startOf(told), timeZone)}`
    },
    text: (told) => `${told.facts.pitch}, ${told.facts.address}, on ${when(told)}.`,
  },
  'to-authorize': {
    label: 'To authorize',
    hint: 'A session on your pitch waits for your answer.',
    mail: true,
    title: (told) => `${somebody(told)} asks for ${day(told)}${andMore(told)}`,
    text: (told) =>
      (told.facts.weeks ?? 1) > 1
        ? `${told.facts.weeks} sessions ${there(told)} and in later weeks wait for your answer, the first until ${until(told)}.`
        : `The session ${there(told)} waits for your answer until ${until(told)}.`,
    link: '/host',
    button: 'Answer',
  },
  'payment-said': {
    label: 'Somebody says they paid',
    hint: 'In a session you are captain of; you confirm it.',
    mail: false,
    title: (told) => `${somebody(told)} says it is paid`,
    text: (told) => `Confirm it once you have the money for the session ${there(told)}.`,
  },
  'payment-confirmed': {
    label: 'Payment confirmed',
    hint: 'You paid for a session, or a guest of yours did.',
    mail: false,
    title: (told) => `Paid: ${shortly(told)}`,
    text: (told) => `The share of ${somebody(told)} in the session ${there(told)} is confirmed as paid.`,
  },
}

/** Where in the app a notification leads. */
export const linkOf = ({ kind, sessionId }: Told) => kinds[kind].link ?? `/sessions/${sessionId}`

export const allKinds = Object.keys(kinds) as NotificationKind[]
