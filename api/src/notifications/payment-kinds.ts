import type { NotificationKind } from '@i-one/contract/notifications'
import { i18n } from '../lib/i18n/i18n.ts'
import { captainName, dayAndPitch, playerName, pitchAndTime } from './session-words.ts'
import type { NotificationTemplate, StoredNotification } from './stored-notification.ts'

const link = ({ sessionId }: StoredNotification) => `/sessions/${sessionId}/payments`

export const paymentKinds = {
  'payment-said': {
    label: () => i18n._('Player says they paid'),
    hint: () => i18n._('A player in a game you lead says they paid.'),
    mail: false,
    title: (notification) => i18n._('{player} says they paid', { player: playerName(notification) }),
    text: (notification) =>
      i18n._(
        'Confirm the payment once you have the money for the game at {pitch} on {when}.',
        pitchAndTime(notification),
      ),
    link,
  },
  'payment-confirmed': {
    label: () => i18n._('Payment confirmed'),
    hint: () => i18n._('Your payment for a game, or a guest’s payment, is confirmed.'),
    mail: false,
    title: (notification) => i18n._('Paid: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) => {
      const { player } = notification
      const values = pitchAndTime(notification, { player })
      return player === null
        ? i18n._('A player’s share of the game at {pitch} on {when} is paid.', values)
        : i18n._('{player}’s share of the game at {pitch} on {when} is paid.', values)
    },
    link,
  },
  'payment-due': {
    label: () => i18n._('Share to pay'),
    hint: () => i18n._('The captain reminds you to pay your share of a game.'),
    mail: true,
    title: (notification) => i18n._('Still to pay: {day} at {pitch}', dayAndPitch(notification)),
    text: (notification) =>
      i18n._(
        '{captain} reminds you to pay your share of the game at {pitch} on {when}. Mark it as paid once you have paid.',
        pitchAndTime(notification, { captain: captainName(notification) }),
      ),
    link,
    button: () => i18n._('See your share'),
  },
} satisfies Partial<Record<NotificationKind, NotificationTemplate>>
