import {
  type PitchReview,
  type PitchSettings,
  maxInReview,
  countOpenMinutes,
} from '@i-one/contract/pitches/registration'
import type { Point } from '@i-one/contract/shapes'
import { ApiError, toInputError } from '../../lib/http/api-error.ts'
import { parseTimeZone } from '../../lib/http/known-names.ts'
import { i18n } from '../../lib/i18n/i18n.ts'

export const placeholderPhoto = '/pictures/pitch-drawn.svg'

export const requireOrganizer = ({ isOwner }: { isOwner: boolean }) => {
  if (!isOwner) throw new ApiError('organizers-only')
}

/** Returns null (no review needed) if another pitch of the organizer has already passed review. */
export const toReviewOfNextPitch = (own: readonly { review: PitchReview | null }[]): PitchReview | null => {
  if (own.some(({ review }) => review === 'turned-down')) throw new ApiError('turned-down')
  if (own.some(({ review }) => review === null)) return null
  if (own.length >= maxInReview) throw new ApiError('review-first')
  return 'waiting'
}

export const requireMayPublish = ({ listed }: PitchSettings, { review }: { review: PitchReview | null }) => {
  if (listed && review === 'turned-down') throw new ApiError('turned-down')
}

const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7 || 0

export const roundPoint = ({ coordinates: [lng, lat] }: Point): Point => ({
  type: 'Point',
  coordinates: [rounded(lng), rounded(lat)],
})

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

export const omitUndefined = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Defined<T>

type OpenSlots = Pick<PitchSettings, 'openingHours' | 'slotMinutes'>

export const requireSlotFits = ({ openingHours, slotMinutes }: OpenSlots) => {
  const short = openingHours.findIndex((hours) => countOpenMinutes(hours) < slotMinutes)
  if (short >= 0)
    throw toInputError({ [`openingHours.${short}.close`]: i18n._('Must leave time for at least one slot') })
}

export const checkSettings = (settings: PitchSettings): PitchSettings => {
  requireSlotFits(settings)
  return {
    ...settings,
    timeZone: parseTimeZone(settings.timeZone),
    location: roundPoint(settings.location),
    facilities: [...new Set(settings.facilities)],
  }
}
