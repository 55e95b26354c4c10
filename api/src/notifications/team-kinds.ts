import type { NotificationKind } from '@i-one/contract/notifications'
import { day, leaveBy, shortly, somebody, there, withWords } from './session-words.ts'
import type { Facts, Kind, StoredNotification } from './stored-notification.ts'

interface Answered {
  title: (facts: Facts) => string
  text: (notification: StoredNotification) => string
}

const answered: Record<NonNullable<Facts['answer']>, Answered> = {
  accepted: {
    title: ({ team, other }) => `It is on: ${team} v ${other}`,
    text: (notification) =>
      `${somebody(notification)} has accepted. Your players are being asked if they can play.`,
  },
  declined: {
    title: ({ other }) => `${other} said no`,
    text: () => 'Your times are free again.',
  },
  withdrawn: {
    title: ({ other }) => `${other} withdrew their challenge`,
    text: () => 'There is nothing to answer any more.',
  },
  expired: {
    title: ({ other }) => `${other} did not answer`,
    text: () => 'The challenge is over, and your times are free again.',
  },
}

const asked = {
  first: 'Are you in, maybe or out?',
  again: 'You have not answered yet. Are you in, maybe or out?',
  going: 'You said that you can, so you have a place. Say so if you cannot come after all.',
  waitlisted: 'You said that you can, but your side is full. You get the first place that comes free.',
  maybe: 'You said maybe. Are you in or out?',
} as const

export const teamKinds = {
  opponent: {
    label: 'Opponent',
    hint: 'Somebody took the other side of a session you are in, or gave it up.',
    mail: true,
    title: (notification) =>
      notification.facts.gone
        ? `Opponent wanted again: ${shortly(notification)}`
        : `You have an opponent: ${shortly(notification)}`,
    text: (notification) =>
      notification.facts.gone
        ? `${somebody(notification)} is not coming. Your session ${there(notification)} is looking for an opponent again.${leaveBy(notification)}`
        : `${somebody(notification)} brings the other side to your session ${there(notification)}.`,
  },
  'can-you-play': {
    label: 'Can you play?',
    hint: 'Your team has a match. You are asked once more if you have not answered.',
    mail: true,
    title: (notification) => {
      const { challenge, other, team, said } = notification.facts
      if (challenge) return `${other} challenge ${team}: when can you play?`
      if (said && said !== 'maybe')
        return `${said === 'going' ? 'You are in' : 'You wait'}: ${shortly(notification)}`
      return `Can you play on ${day(notification)}?`
    },
    text: (notification) => {
      const { challenge, said, again } = notification.facts
      if (challenge)
        return `${somebody(notification)} wants to know before answering. Say for each time if you are in, maybe or out.`
      return `Your team plays ${there(notification)}. ${asked[said ?? (again ? 'again' : 'first')]}${leaveBy(notification)}`
    },
    link: ({ sessionId, facts }) => {
      if (facts.challenge) return `/challenges/${facts.challenge}`
      return sessionId === null ? `/upcoming-match?match=${facts.match}` : `/sessions/${sessionId}`
    },
    button: 'Answer',
  },
  'asks-to-join': {
    label: 'Somebody asks to join',
    hint: 'A team that you are captain or vice-captain of.',
    mail: true,
    title: (notification) => `${somebody(notification)} wants to join ${notification.facts.team}`,
    text: () => 'Accept or decline on the team’s page.',
    link: ({ teamId }) => `/teams/${teamId}`,
    button: 'Open the team',
  },
  challenged: {
    label: 'Challenged',
    hint: 'Another team challenges a team of yours.',
    mail: true,
    title: ({ facts }) => `${facts.other} challenge ${facts.team}`,
    text: (notification) =>
      `${somebody(notification)} is holding times for you, for a day at most. Accept one, decline or suggest others.`,
    link: ({ facts }) => `/challenges/${facts.challenge}`,
    button: 'Answer',
  },
  'challenge-answered': {
    label: 'Challenge answered',
    hint: 'A challenge of a team of yours was accepted or declined, or is over.',
    mail: true,
    title: ({ facts }) => answered[facts.answer ?? 'expired'].title(facts),
    text: (notification) =>
      withWords(answered[notification.facts.answer ?? 'expired'].text(notification), notification),
    link: ({ facts }) => `/challenges/${facts.challenge}`,
    button: 'Open the challenge',
  },
} satisfies Partial<Record<NotificationKind, Kind>>
