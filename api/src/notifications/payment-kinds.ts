import type { NotificationKind } from '@i-one/contract/notifications'
import { captainName, dayAndPitchText, playerName, pitchAndTimeText } from './session-words.ts'
import type { NotificationTemplate, StoredNotification } from './stored-notification.ts'

const link = ({ sessionId }: StoredNotification) => `/sessions/${sessionId}/payments`

export const paymentKinds = {
  'payment-said': {
    label: 'Player says they paid',
    hint: 'A player in a game you lead says they paid.',
    mail: false,
    title: (notification) => `${playerName(notification)} says they paid`,
    text: (notification) =>
      `Confirm the payment once you have the money for the game ${pitchAndTimeText(notification)}.`,
    link,
  },
  'payment-confirmed': {
    label: 'Payment confirmed',
    hint: 'Your payment for a game, or a guest’s payment, is confirmed.',
    mail: false,
    title: (notification) => `Paid: ${dayAndPitchText(notification)}`,
    text: (notification) =>
      `${playerName(notification)}’s share of the game ${pitchAndTimeText(notification)} is paid.`,
    link,
  },
  'payment-due': {
    label: 'Share to pay',
    hint: 'The captain reminds you to pay your share of a game.',
    mail: true,
    title: (notification) => `Still to pay: ${dayAndPitchText(notification)}`,
    text: (notification) =>
      `${captainName(notification)} reminds you to pay your share of the game ${pitchAndTimeText(notification)}. Mark it as paid once you have paid.`,
    link,
    button: 'See your share',
  },
} satisfies Partial<Record<NotificationKind, NotificationTemplate>>
