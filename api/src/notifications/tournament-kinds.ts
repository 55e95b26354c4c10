import { dayAndTime } from './pitch-time.ts'
import type { StoredNotification } from './stored-notification.ts'

const between = ({ facts: { team, other } }: StoredNotification) => `${team} v ${other}`

/** 'at Sabo Cage on Fri 21 Nov at 20:00' */
const where = ({ facts: { pitch, start, timeZone } }: StoredNotification) =>
  pitch && `at ${pitch} on ${dayAndTime(new Date(start), timeZone)}`

const was = ({ facts: { was } }: StoredNotification) =>
  was ? `It was at ${was.pitch} on ${dayAndTime(new Date(was.start), was.timeZone)}.` : ''

const leads = {
  mail: true,
  link: ({ facts }: StoredNotification) => `/t/${facts.code}`,
  button: 'Open the tournament',
}

/** What is heard of a tournament to those who play in it. */
export const tournamentKinds = {
  drawn: {
    ...leads,
    label: 'The draw',
    hint: 'A tournament of a team of yours is drawn.',
    title: ({ facts }: StoredNotification) => `${facts.tournament} is drawn`,
    text: ({ facts }: StoredNotification) => `${facts.team} begin against ${facts.other}.`,
  },
  'calendar-laid': {
    ...leads,
    label: 'The calendar',
    hint: 'The matches of your team in a tournament have their times.',
    title: ({ facts }: StoredNotification) => `${facts.tournament} has its calendar`,
    text: (notification: StoredNotification) =>
      `You begin with ${between(notification)} ${where(notification)}.`,
  },
  'match-moved': {
    ...leads,
    label: 'A match moved',
    hint: 'A match of your team in a tournament has another time, or none yet.',
    title: (notification: StoredNotification) =>
      `${notification.facts.pitch ? 'Moved' : 'Postponed'}: ${between(notification)}`,
    text: (notification: StoredNotification) =>
      `It is ${where(notification) ?? 'to be played later'}. ${was(notification)}`.trim(),
  },
  'match-tomorrow': {
    ...leads,
    label: 'A match tomorrow',
    hint: 'A day before a match of your team in a tournament.',
    title: (notification: StoredNotification) => `Tomorrow: ${between(notification)}`,
    text: (notification: StoredNotification) => `${notification.facts.tournament}, ${where(notification)}.`,
  },
  result: {
    ...leads,
    mail: false,
    label: 'A result',
    hint: 'A match of your team in a tournament is over.',
    title: ({ facts }: StoredNotification) => `${facts.team} ${facts.score} ${facts.other}`,
    text: ({ facts }: StoredNotification) => `The result counts in ${facts.tournament}.`,
  },
  qualified: {
    ...leads,
    label: 'Going on',
    hint: 'Your team goes on in a tournament.',
    title: ({ facts }: StoredNotification) => `${facts.team} go on`,
    text: ({ facts }: StoredNotification) =>
      `${facts.tournament}: next it is ${facts.team} v ${facts.other}.`,
  },
  out: {
    ...leads,
    label: 'Out',
    hint: 'Your team is out of a tournament.',
    title: ({ facts }: StoredNotification) => `${facts.team} are out`,
    text: ({ facts }: StoredNotification) => `${facts.tournament} goes on without ${facts.team}.`,
  },
}
