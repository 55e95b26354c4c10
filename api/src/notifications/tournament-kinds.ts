import type { NotificationKind } from '@i-one/contract/notifications'
import { dayText } from '@i-one/game/formats/dates'
import { moneyText } from '@i-one/game/payments/money'
import { i18n } from '../lib/i18n/i18n.ts'
import { tieSourceText } from '../tie-source.ts'
import {
  joinSentences,
  playerName,
  pitchAndTime,
  previousTimeText,
  untilText,
  addReason,
  dayAndTimeText,
} from './session-words.ts'
import type { NotificationFacts, NotificationTemplate, StoredNotification } from './stored-notification.ts'

const opponentText = ({ other, source }: NotificationFacts) =>
  source ? tieSourceText(source, 'sentence') : (other ?? i18n._('a team to be decided'))

const teams = ({ facts }: StoredNotification) => ({ team: facts.team, other: opponentText(facts) })

const scoreText = ({ score, shootOut }: NotificationFacts) =>
  shootOut ? i18n._('{score}, {shootOut} on penalties', { score, shootOut }) : score

const deadline = ({ facts: { until = '', timeZone } }: StoredNotification) =>
  dayAndTimeText(new Date(until), timeZone)

const matchAndMoreText = (notification: StoredNotification) =>
  i18n._(
    '{more, plural, =0 {{team} v {other}} one {{team} v {other} and {more} more match} other {{team} v {other} and {more} more matches}}',
    { ...teams(notification), more: notification.facts.more ?? 0 },
  )

const days = ({ facts: { start, end, timeZone } }: StoredNotification) => {
  const [first, last] = [start, end].map((instant) => dayText(new Date(instant), timeZone))
  return { days: first === last ? 'one' : 'several', first, last }
}

const slots = ({ facts: { tournament, slots = 0, pitch } }: StoredNotification) => ({
  tournament,
  slots,
  pitch,
})

const matches = (notification: StoredNotification) => ({
  matches: notification.facts.matches ?? 0,
  ...days(notification),
})

const bill = (notification: StoredNotification) => ({
  player: playerName(notification),
  price: moneyText(notification.facts.price),
  ...matches(notification),
})

const defaults = {
  mail: true,
  link: ({ facts }: StoredNotification) => `/t/${facts.code}`,
  button: () => i18n._('Open the tournament'),
}

export const tournamentKinds = {
  drawn: {
    ...defaults,
    label: () => i18n._('The draw'),
    hint: () => i18n._('The draw was made for a tournament your team is playing in.'),
    title: ({ facts: { tournament } }) => i18n._('The draw for {tournament} is out', { tournament }),
    text: (notification) => i18n._('{team} start against {other}.', teams(notification)),
  },
  'calendar-laid': {
    ...defaults,
    label: () => i18n._('The schedule'),
    hint: () => i18n._('The schedule is out for a tournament your team is playing in.'),
    title: ({ facts: { tournament } }) => i18n._('The schedule for {tournament} is out', { tournament }),
    text: (notification) =>
      i18n._(
        'Your first match is {team} v {other} at {pitch} on {when}.',
        pitchAndTime(notification, teams(notification)),
      ),
  },
  'match-moved': {
    ...defaults,
    label: () => i18n._('Match moved'),
    hint: () => i18n._('Your team’s tournament match is moved, postponed or replayed.'),
    title: (notification) => {
      const { again, pitch } = notification.facts
      const match = matchAndMoreText(notification)
      if (again) return i18n._('Replay: {match}', { match })
      return pitch ? i18n._('Moved: {match}', { match }) : i18n._('Postponed: {match}', { match })
    },
    text: (notification) =>
      joinSentences(
        notification.facts.pitch
          ? i18n._('It is now at {pitch} on {when}.', pitchAndTime(notification))
          : i18n._('It will be played later.'),
        previousTimeText(notification),
      ),
  },
  'match-tomorrow': {
    ...defaults,
    label: () => i18n._('Match tomorrow'),
    hint: () => i18n._('One day before your team’s tournament match.'),
    title: (notification) => i18n._('Tomorrow: {team} v {other}', teams(notification)),
    text: (notification) =>
      i18n._(
        '{tournament}, at {pitch} on {when}.',
        pitchAndTime(notification, { tournament: notification.facts.tournament }),
      ),
  },
  result: {
    ...defaults,
    mail: false,
    label: () => i18n._('Result'),
    hint: () => i18n._('Your team’s tournament match is over.'),
    title: (notification) => {
      const { team, other } = teams(notification)
      const { facts } = notification
      return facts.gone ? i18n._('{other} have withdrawn', { other }) : `${team} ${scoreText(facts)} ${other}`
    },
    text: ({ facts: { tournament, team, score, lot, gone } }) => {
      if (!gone)
        return joinSentences(
          lot === 'won' ? i18n._('{team} won by drawing lots.', { team }) : undefined,
          lot === 'lost' ? i18n._('{team} lost by drawing lots.', { team }) : undefined,
          i18n._('See what this means in {tournament}.', { tournament }),
        )
      return score
        ? i18n._('Your match counts as {score} in {tournament}.', { score, tournament })
        : i18n._('Your match does not count in {tournament}.', { tournament })
    },
  },
  qualified: {
    ...defaults,
    label: () => i18n._('Team is through'),
    hint: () => i18n._('Your team goes through to the next round of a tournament.'),
    title: ({ facts: { team } }) => i18n._('{team} are through', { team }),
    text: (notification) =>
      i18n._('Next in {tournament}: {team} v {other}.', {
        tournament: notification.facts.tournament,
        ...teams(notification),
      }),
  },
  out: {
    ...defaults,
    label: () => i18n._('Team is out'),
    hint: () => i18n._('Your team is out of a tournament.'),
    title: ({ facts: { team } }) => i18n._('{team} are out', { team }),
    text: ({ facts: { tournament, team } }) =>
      i18n._('{tournament} is over for {team}. Well played.', { tournament, team }),
  },
  'called-off': {
    ...defaults,
    label: () => i18n._('Tournament called off'),
    hint: () => i18n._('A tournament your team entered is called off.'),
    title: ({ facts: { tournament } }) => i18n._('{tournament} is called off', { tournament }),
    text: (notification) =>
      addReason(
        joinSentences(
          i18n._('{player} has called it off.', { player: playerName(notification) }),
          notification.facts.pitch &&
            i18n._(
              'Your next match would have been {team} v {other} at {pitch} on {when}.',
              pitchAndTime(notification, teams(notification)),
            ),
        ),
        notification,
      ),
  },
  'tournament-yours': {
    ...defaults,
    label: () => i18n._('Tournament handed over'),
    hint: () => i18n._('An organizer handed over a tournament to you.'),
    title: ({ facts: { tournament } }) => i18n._('{tournament} is yours', { tournament }),
    text: () =>
      i18n._(
        'You now run the draw, the schedule and the results. Its upcoming slots are now booked in your name. You can release them before they start, or hand over the tournament.',
      ),
  },
  'pitch-answered': {
    ...defaults,
    label: () => i18n._('Reply from a pitch'),
    hint: () => i18n._('A pitch confirmed or declined slots for your tournament, or did not answer in time.'),
    title: ({ facts: { pitch, tournament, answer } }) => {
      if (answer === 'accepted') return i18n._('{pitch} confirmed {tournament}', { pitch, tournament })
      if (answer === 'declined') return i18n._('{pitch} declined {tournament}', { pitch, tournament })
      return i18n._('{pitch} did not answer the request for {tournament}', { pitch, tournament })
    },
    text: (notification) =>
      addReason(
        notification.facts.answer === 'accepted'
          ? i18n._(
              'Slots confirmed: {matches, plural, one {{matches} match} other {{matches} matches}} {days, select, one {on {first}} other {from {first} to {last}}}.',
              matches(notification),
            )
          : i18n._(
              'Slots lost: {matches, plural, one {{matches} match} other {{matches} matches}} {days, select, one {on {first}} other {from {first} to {last}}}.',
              matches(notification),
            ),
        notification,
      ),
  },
  'tournament-asks': {
    mail: true,
    label: () => i18n._('Tournament request'),
    hint: () => i18n._('A tournament wants slots on your pitch and is waiting for your answer.'),
    title: (notification) =>
      i18n._(
        '{tournament} asks for {slots, plural, one {{slots} slot} other {{slots} slots}} at {pitch}',
        slots(notification),
      ),
    text: (notification) =>
      i18n._(
        '{player} wants to play {matches, plural, one {{matches} match} other {{matches} matches}} there {days, select, one {on {first}} other {from {first} to {last}}}, for {price} on one bill. Please answer by {until}.',
        { ...bill(notification), until: untilText(notification) },
      ),
    link: '/host',
    button: () => i18n._('Answer'),
  },
  'tournament-booked': {
    mail: true,
    label: () => i18n._('Tournament booked'),
    hint: () => i18n._('A tournament booked slots on your pitch, confirmed automatically.'),
    title: (notification) =>
      i18n._(
        '{tournament} has {slots, plural, one {{slots} slot} other {{slots} slots}} at {pitch}',
        slots(notification),
      ),
    text: (notification) =>
      i18n._(
        '{player} has booked {matches, plural, one {{matches} match} other {{matches} matches}} there {days, select, one {on {first}} other {from {first} to {last}}}, for {price} on one bill. Your pitch confirms automatically.',
        bill(notification),
      ),
    link: '/host?tab=calendar',
    button: () => i18n._('Open the calendar'),
  },
  'slots-freed': {
    mail: true,
    label: () => i18n._('Tournament slots released'),
    hint: () => i18n._('A tournament released slots on your pitch.'),
    title: (notification) =>
      i18n._(
        '{tournament} has released {slots, plural, one {{slots} slot} other {{slots} slots}} at {pitch}',
        slots(notification),
      ),
    text: (notification) =>
      i18n._(
        'Its slots {days, select, one {on {first}} other {from {first} to {last}}}, for {price}, are free again.',
        { ...days(notification), price: moneyText(notification.facts.price) },
      ),
    link: '/host?tab=calendar',
    button: () => i18n._('Open the calendar'),
  },
  'fee-due': {
    ...defaults,
    label: () => i18n._('Entry fee due'),
    hint: () =>
      i18n._('An organizer entered your team, or its fee is still unpaid shortly before entries close.'),
    title: ({ facts: { team, tournament } }) =>
      i18n._('{team} owe the entry fee for {tournament}', { team, tournament }),
    text: (notification) => {
      const { player } = notification
      const price = moneyText(notification.facts.price)
      return player === null
        ? i18n._(
            '{price} is still unpaid, and entries close on {deadline}. Mark the fee as paid in the tournament once you have paid.',
            { price, deadline: deadline(notification) },
          )
        : i18n._(
            '{player} has entered your team, for {price}. If your team isn’t playing, withdraw it in the tournament. That is free until its first match, unless you name the squad or mark the fee as paid.',
            { player, price },
          )
    },
  },
  'fee-said': {
    ...defaults,
    mail: false,
    label: () => i18n._('Entry fee marked as paid'),
    hint: () => i18n._('A team in a tournament you organize says it has paid.'),
    title: ({ facts: { other } }) => i18n._('{other} say they paid the entry fee', { other }),
    text: ({ facts: { price, tournament } }) =>
      i18n._('Confirm the {price} for {tournament} once you have it.', {
        price: moneyText(price),
        tournament,
      }),
  },
  'fee-confirmed': {
    ...defaults,
    mail: false,
    label: () => i18n._('Entry fee confirmed'),
    hint: () => i18n._('Your team’s entry fee for a tournament is confirmed.'),
    title: ({ facts: { team, tournament } }) => i18n._('Paid: {team} in {tournament}', { team, tournament }),
    text: ({ facts: { price } }) =>
      i18n._('The entry fee of {price} is confirmed as paid.', { price: moneyText(price) }),
  },
} satisfies Partial<Record<NotificationKind, NotificationTemplate>>
