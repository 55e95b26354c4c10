import type { NotificationKind } from '@i-one/contract/notifications'
import { i18n } from '../lib/i18n/i18n.ts'
import {
  joinSentences,
  startDayText,
  leaveByText,
  dayAndPitch,
  playerName,
  pitchAndTime,
  addReason,
} from './session-words.ts'
import type { NotificationFacts, NotificationTemplate, StoredNotification } from './stored-notification.ts'

interface Answered {
  title: (facts: NotificationFacts) => string
  text: (notification: StoredNotification) => string
}

const answered: Record<NonNullable<NotificationFacts['answer']>, Answered> = {
  accepted: {
    title: ({ team, other }) => i18n._('Game on: {team} v {other}', { team, other }),
    text: (notification) =>
      i18n._('{player} has accepted. We are asking your players if they can play.', {
        player: playerName(notification),
      }),
  },
  declined: {
    title: ({ other }) => i18n._('{other} declined', { other }),
    text: () => i18n._('The times you held are free again.'),
  },
  withdrawn: {
    title: ({ other }) => i18n._('{other} withdrew their challenge', { other }),
    text: () => i18n._('You no longer need to answer.'),
  },
  expired: {
    title: ({ other }) => i18n._('{other} did not answer', { other }),
    text: () => i18n._('The challenge has expired, and the times you held are free again.'),
  },
}

const requests = {
  first: () => i18n._('Are you in, maybe or out?'),
  again: () => i18n._('You have not answered yet. Are you in, maybe or out?'),
  going: () => i18n._('You said you can play, so you have a spot. Tell us if you can’t come after all.'),
  waitlisted: () =>
    i18n._('You said you can play, but your team is full. You’ll get the first spot that opens up.'),
  maybe: () => i18n._('You said maybe. Are you in or out?'),
}

export const teamKinds = {
  opponent: {
    label: () => i18n._('Opponent'),
    hint: () => i18n._('A game you are in has found or lost its opponent.'),
    mail: true,
    title: (notification) =>
      notification.facts.gone
        ? i18n._('Opponent wanted again: {day} at {pitch}', dayAndPitch(notification))
        : i18n._('You have an opponent: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) => {
      const values = pitchAndTime(notification, { player: playerName(notification) })
      return notification.facts.gone
        ? joinSentences(
            i18n._('{player} is not coming. Your game at {pitch} on {when} needs an opponent again.', values),
            leaveByText(notification),
          )
        : i18n._('{player} is bringing the other team to your game at {pitch} on {when}.', values)
    },
  },
  'can-you-play': {
    label: () => i18n._('Can you play?'),
    hint: () => i18n._('Your team has a match. If you don’t answer, we ask once more.'),
    mail: true,
    title: (notification) => {
      const { challenge, other, team, said } = notification.facts
      if (challenge) return i18n._('{other} challenge {team}: when can you play?', { other, team })
      if (said === 'going') return i18n._('You are in: {day} at {pitch}', dayAndPitch(notification))
      if (said === 'waitlisted')
        return i18n._('You are on the waitlist: {day} at {pitch}', dayAndPitch(notification))
      return i18n._('Can you play on {day}?', { day: startDayText(notification) })
    },
    text: (notification) => {
      const { challenge, said, again } = notification.facts
      if (challenge)
        return i18n._(
          '{player} wants to know who can play before answering the challenge. Say for each time whether you are in, out or a maybe.',
          { player: playerName(notification) },
        )
      return joinSentences(
        i18n._('Your team plays at {pitch} on {when}.', pitchAndTime(notification)),
        requests[said ?? (again ? 'again' : 'first')](),
        leaveByText(notification),
      )
    },
    link: ({ sessionId, facts }) => {
      if (facts.challenge) return `/challenges/${facts.challenge}`
      return sessionId === null ? `/upcoming-match?match=${facts.match}` : `/sessions/${sessionId}`
    },
    button: () => i18n._('Answer'),
  },
  'asks-to-join': {
    label: () => i18n._('Request to join'),
    hint: () => i18n._('A player wants to join a team you lead.'),
    mail: true,
    title: (notification) =>
      i18n._('{player} wants to join {team}', {
        player: playerName(notification),
        team: notification.facts.team,
      }),
    text: () => i18n._('Accept or decline on the team’s page.'),
    link: ({ teamId }) => `/teams/${teamId}`,
    button: () => i18n._('Open the team'),
  },
  challenged: {
    label: () => i18n._('Challenged'),
    hint: () => i18n._('Another team challenges your team.'),
    mail: true,
    title: ({ facts: { team, other } }) => i18n._('{other} challenge {team}', { team, other }),
    text: (notification) =>
      i18n._('{player} is holding times for you for up to a day. Accept one, decline or suggest others.', {
        player: playerName(notification),
      }),
    link: ({ facts }) => `/challenges/${facts.challenge}`,
    button: () => i18n._('Answer'),
  },
  'challenge-answered': {
    label: () => i18n._('Challenge answered'),
    hint: () => i18n._('Your team’s challenge was answered, withdrawn or has expired.'),
    mail: true,
    title: ({ facts }) => answered[facts.answer ?? 'expired'].title(facts),
    text: (notification) =>
      addReason(answered[notification.facts.answer ?? 'expired'].text(notification), notification),
    link: ({ facts }) => `/challenges/${facts.challenge}`,
    button: () => i18n._('Open the challenge'),
  },
} satisfies Partial<Record<NotificationKind, NotificationTemplate>>
