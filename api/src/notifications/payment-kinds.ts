import type { NotificationKind } from '@i-one/contract/notifications'
import { captain, shortly, somebody, there } from './session-words.ts'
import type { Kind, StoredNotification } from './stored-notification.ts'

const link = ({ sessionId }: StoredNotification) => `/sessions/${sessionId}/payments`

export const paymentKinds = {
  'payment-said': {
    label: 'Somebody says they paid',
    hint: 'In a session you are captain of; you confirm it.',
    mail: false,
    title: (notification) => `${somebody(notification)} says it is paid`,
    text: (notification) => `Confirm it once you have the money for the session ${there(notification)}.`,
    link,
  },
  'payment-confirmed': {
    label: 'Payment confirmed',
    hint: 'You paid for a session, or a guest of yours did.',
    mail: false,
    title: (notification) => `Paid: ${shortly(notification)}`,
    text: (notification) =>
      `${somebody(notification)}’s share of the session ${there(notification)} is paid.`,
    link,
  },
  'payment-due': {
    label: 'A share to pay',
    hint: 'The captain reminds you of your share of a session.',
    mail: true,
    title: (notification) => `Still to pay: ${shortly(notification)}`,
    text: (notification) =>
      `${captain(notification)} reminds you of your share of the session ${there(notification)}. Say so there once you have paid.`,
    link,
    button: 'See your share',
  },
} satisfies Partial<Record<NotificationKind, Kind>>
