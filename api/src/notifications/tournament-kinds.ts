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
    text: ({ facts }: StoredNotification) => `${facts.team} start against ${facts.other}.`,
  },
  'calendar-laid': {
    ...leads,
    label: 'The calendar',
    hint: 'Your team’s matches in a tournament have their days and times.',
    title: ({ facts }: StoredNotification) => `The calendar of ${facts.tournament} is out`,
    text: (notification: StoredNotification) =>
      `Your first match is ${between(notification)} ${where(notification)}.`,
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
    text: ({ facts }: StoredNotification) => `See what it means in ${facts.tournament}.`,
  },
  qualified: {
    ...leads,
    label: 'Going through',
    hint: 'Your team goes through to the next round of a tournament.',
    title: ({ facts }: StoredNotification) => `${facts.team} are through`,
    text: ({ facts }: StoredNotification) => `Next in ${facts.tournament}: ${facts.team} v ${facts.other}.`,
  },
  out: {
    ...leads,
    label: 'Out',
    hint: 'Your team is out of a tournament.',
    title: ({ facts }: StoredNotification) => `${facts.team} are out`,
    text: ({ facts }: StoredNotification) => `${facts.tournament} is over for ${facts.team}. Well played.`,
  },
  'tournament-yours': {
    ...leads,
    label: 'A tournament is yours',
    hint: 'Somebody has handed a tournament over to you.',
    title: ({ facts }: StoredNotification) => `${facts.tournament} is yours`,
    text: () => 'You organize it now: its draw, its calendar and its results.',
  },
}
