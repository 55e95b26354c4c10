import { hour } from '@i-one/game/durations'
import type { Limit } from '../lib/http/rate-limit.ts'

/** Each message becomes a mail to one mailbox, so a network has fewer of them than it has sign-ins. */
export const limits = {
  ofSender: { name: 'messages of sender', most: 5, within: hour },
  ofNetwork: { name: 'messages of network', most: 60, within: hour },
} satisfies Record<string, Limit>
