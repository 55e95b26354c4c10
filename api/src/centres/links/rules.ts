import type { LinkedBooking } from '@i-one/contract/centres/links'
import { day, hour } from '@i-one/game/durations'
import { defaultFormat } from '@i-one/game/sessions/usual-format'
import { ApiError } from '../../lib/http/api-error.ts'
import type { RateLimit } from '../../lib/http/rate-limit.ts'
import { toPitchView } from '../../sessions/pitch-row.ts'
import { toInstants } from '../bookings/rules.ts'
import type { StoredLinkedBooking } from './sql.ts'

export const limits = {
  links: { name: 'links of bookings', max: 200, within: day },
  tries: { name: 'links of bookings tried', max: 30, within: hour },
} satisfies Record<string, RateLimit>

export const defaultSession = { ...defaultFormat, visibility: 'link' } as const

type Ahead = Pick<StoredLinkedBooking, 'state' | 'start'>

export const requireUpcomingBooking = ({ state, start }: Ahead, now: Date) => {
  if (state !== 'confirmed') throw new ApiError('booking-cancelled')
  if (start <= now) throw new ApiError('in-the-past')
}

export const requireNotTakenOver = ({ kind, captainId, sessionId }: StoredLinkedBooking, userId: string) => {
  if (kind !== 'desk')
    throw new ApiError('taken-over', captainId === userId && sessionId ? { session: sessionId } : {})
}

export const toLinkedBooking = (row: StoredLinkedBooking): LinkedBooking => ({
  pitch: toPitchView(row),
  ...toInstants(row),
  price: { amount: row.priceAmount, currency: row.priceCurrency },
  paid: { amount: row.paid, currency: row.priceCurrency },
  ...(row.terms && { terms: row.terms }),
})
