import { hour } from '@i-one/game/durations'
import type { Limit } from '../lib/http/rate-limit.ts'

/** Stricter than sign-in, because each message becomes a mail to one mailbox. */
export const limits = {
  ofSender: { name: 'messages of sender', most: 5, within: hour },
  ofNetwork: { name: 'messages of network', most: 60, within: hour },
} satisfies Record<string, Limit>
