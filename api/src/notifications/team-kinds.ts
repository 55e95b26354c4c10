import type { NotificationKind } from '@i-one/contract/notifications'
import {
  startDayText,
  leaveByText,
  dayAndPitchText,
  playerName,
  pitchAndTimeText,
  addReason,
} from './session-words.ts'
import type { NotificationFacts, NotificationTemplate, StoredNotification } from './stored-notification.ts'

interface Answered {
  title: (facts: NotificationFacts) => string
  text: (notification: StoredNotification) => string
}

const answered: Record<NonNullable<NotificationFacts['answer']>, Answered> = {
  accepted: {
    title: ({ team, other }) => `Game on: ${team} v ${other}`,
    text: (notification) =>
      `${playerName(notification)} has accepted. We are asking your players if they can play.`,
  },
  declined: {
    title: ({ other }) => `${other} declined`,
    text: () => 'The times you held are free again.',
  },
  withdrawn: {
    title: ({ other }) => `${other} withdrew their challenge`,
    text: () => 'You no longer need to answer.',
  },
  expired: {
    title: ({ other }) => `${other} did not answer`,
    text: () => 'The challenge has expired, and the times you held are free again.',
  },
}

const requests = {
  first: 'Are you in, maybe or out?',
  again: 'You have not answered yet. Are you in, maybe or out?',
  going: 'You said you can play, so you have a spot. Tell us if you can’t come after all.',
  waitlisted: 'You said you can play, but your team is full. You get the first spot that opens up.',
  maybe: 'You said maybe. Are you in or out?',
} as const

export const teamKinds = {
  opponent: {
    label: 'Opponent',
    hint: 'A game you are in has found or lost its opponent.',
    mail: true,
    title: (notification) =>
      notification.facts.gone
        ? `Opponent wanted again: ${dayAndPitchText(notification)}`
        : `You have an opponent: ${dayAndPitchText(notification)}`,
    text: (notification) =>
      notification.facts.gone
        ? `${playerName(notification)} is not coming. Your game ${pitchAndTimeText(notification)} needs an opponent again.${leaveByText(notification)}`
        : `${playerName(notification)} is bringing the other team to your game ${pitchAndTimeText(notification)}.`,
  },
  'can-you-play': {
    label: 'Can you play?',
    hint: 'Your team has a match. If you don’t answer, we ask once more.',
    mail: true,
    title: (notification) => {
      const { challenge, other, team, said } = notification.facts
      if (challenge) return `${other} challenge ${team}: when can you play?`
      if (said && said !== 'maybe')
        return `${said === 'going' ? 'You are in' : 'You are on the waitlist'}: ${dayAndPitchText(notification)}`
      return `Can you play on ${startDayText(notification)}?`
    },
    text: (notification) => {
      const { challenge, said, again } = notification.facts
      if (challenge)
        return `${playerName(notification)} wants to know who can play before answering the challenge. Say for each time whether you are in, out or a maybe.`
      return `Your team plays ${pitchAndTimeText(notification)}. ${requests[said ?? (again ? 'again' : 'first')]}${leaveByText(notification)}`
    },
    link: ({ sessionId, facts }) => {
      if (facts.challenge) return `/challenges/${facts.challenge}`
      return sessionId === null ? `/upcoming-match?match=${facts.match}` : `/sessions/${sessionId}`
    },
    button: 'Answer',
  },
  'asks-to-join': {
    label: 'Request to join',
    hint: 'A player wants to join a team you lead.',
    mail: true,
    title: (notification) => `${playerName(notification)} wants to join ${notification.facts.team}`,
    text: () => 'Accept or decline on the team’s page.',
    link: ({ teamId }) => `/teams/${teamId}`,
    button: 'Open the team',
  },
  challenged: {
    label: 'Challenged',
    hint: 'Another team challenges your team.',
    mail: true,
    title: ({ facts }) => `${facts.other} challenge ${facts.team}`,
    text: (notification) =>
      `${playerName(notification)} is holding times for you for up to a day. Accept one, decline or suggest others.`,
    link: ({ facts }) => `/challenges/${facts.challenge}`,
    button: 'Answer',
  },
  'challenge-answered': {
    label: 'Challenge answered',
    hint: 'Your team’s challenge was answered, withdrawn or has expired.',
    mail: true,
    title: ({ facts }) => answered[facts.answer ?? 'expired'].title(facts),
    text: (notification) =>
      addReason(answered[notification.facts.answer ?? 'expired'].text(notification), notification),
    link: ({ facts }) => `/challenges/${facts.challenge}`,
    button: 'Open the challenge',
  },
} satisfies Partial<Record<NotificationKind, NotificationTemplate>>
