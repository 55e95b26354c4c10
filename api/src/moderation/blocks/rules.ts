import { day } from '@i-one/game/durations'
import type { RateLimit } from '../../lib/http/rate-limit.ts'

export const limits = {
  ofAccount: { name: 'blocks of account', max: 100, within: day },
} satisfies Record<string, RateLimit>
