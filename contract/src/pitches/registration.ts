import * as z from 'zod/mini'
import { BookingInTheWay } from '../bookings/closures.ts'
import { endpoint } from '../endpoint.ts'
import { i18n, message } from '../i18n.ts'
import { OpeningHours, Pitch, maxPerSlot } from '../pitches.ts'
import { ById, Id, Money, Point, lineField, optionalPhoneField } from '../shapes.ts'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const dayLength = 24 * 60
const weekLength = 7 * dayLength

const spanOf = ({ day, open, close }: OpeningHours) => {
  const start = (day - 1) * dayLength + minutesOf(open)
  const length = (minutesOf(close) - minutesOf(open) + dayLength) % dayLength || dayLength
  return { start, end: start + length }
}

type Span = ReturnType<typeof spanOf>

const overlap = (a: Span, b: Span) =>
  [-weekLength, 0, weekLength].some((week) => a.start + week < b.end && b.start < a.end + week)

export const countOpenMinutes = (hours: OpeningHours): number => {
  const { start, end } = spanOf(hours)
  return end - start
}

const isEmpty = ({ open, close }: OpeningHours) => open === close || open === '24:00'

export const findInvalidHours = (week: readonly OpeningHours[]): Map<number, string> => {
  const wrong = new Map<number, string>()
  for (const [n, hours] of week.entries())
    if (isEmpty(hours)) wrong.set(n, i18n._('Closing time must be after opening time'))
    else if (week.slice(0, n).some((other) => !isEmpty(other) && overlap(spanOf(other), spanOf(hours))))
      wrong.set(n, i18n._('Overlaps other opening hours'))
  return wrong
}

const Week = z.array(OpeningHours).check(
  z.minLength(1, message('Add opening hours for at least one day')),
  z.maxLength(28, message('At most four time ranges a day')),
  z.check(({ value, issues }) => {
    for (const [n, sentence] of findInvalidHours(value))
      issues.push({ code: 'custom', input: value, path: [n, 'close'], message: sentence })
  }),
)

export const slotLengths = { min: 15, max: 180 } as const
const slotLength = message('Must be {min} to {max} minutes', {
  min: slotLengths.min,
  max: slotLengths.max,
})

export const sessionsAhead = { min: 3, max: 20 } as const
export const playersPerTeam = { min: 4, max: 8 } as const
const teamLimit = message('Must be {min} to {max} players a side', {
  min: playersPerTeam.min,
  max: playersPerTeam.max,
})

const aheadLimit = message('Must be {min} to {max} games', {
  min: sessionsAhead.min,
  max: sessionsAhead.max,
})

/** `timeZone`: IANA name. `null` means the default limit in `sessionsAhead`, and any number in `playersPerTeam`. */
export const PitchSettings = z.object({
  name: lineField(message('Name is required'), 80),
  address: lineField(message('Address is required'), 200),
  location: Point.check(
    z.refine(({ coordinates: [lng, lat] }) => lng !== 0 || lat !== 0, message('Choose where the pitch is')),
  ),
  timeZone: lineField(message('Time zone is required'), 60),
  surface: lineField(message('Surface is required'), 40),
  facilities: z
    .array(lineField(message('Enter a facility'), 40))
    .check(z.maxLength(12, message('At most 12 facilities'))),
  phone: z._default(optionalPhoneField, ''),
  slotMinutes: z
    .int(slotLength)
    .check(z.gte(slotLengths.min, slotLength), z.lte(slotLengths.max, slotLength)),
  openingHours: Week,
  price: Money.check(
    z.refine(({ amount }) => amount <= maxPerSlot, {
      path: ['amount'],
      ...message('This price is too high for one slot'),
    }),
  ),
  autoAuthorize: z.boolean(message('Must be true or false')),
  listed: z.boolean(message('Must be true or false')),
  sessionsAhead: z.optional(
    z.nullable(
      z.int(aheadLimit).check(z.gte(sessionsAhead.min, aheadLimit), z.lte(sessionsAhead.max, aheadLimit)),
    ),
  ),
  playersPerTeam: z.optional(
    z.nullable(
      z.int(teamLimit).check(z.gte(playersPerTeam.min, teamLimit), z.lte(playersPerTeam.max, teamLimit)),
    ),
  ),
})
export type PitchSettings = z.infer<typeof PitchSettings>

/** `waiting`: players can find the pitch only by its link. `turned-down`: the pitch is hidden. */
export const PitchReview = z.enum(['waiting', 'turned-down'])
export type PitchReview = z.infer<typeof PitchReview>

export const OwnPitch = z.extend(Pitch, {
  revision: z.int(),
  review: z.optional(PitchReview),
  centre: Id,
  parts: z.array(Id),
})
export type OwnPitch = z.infer<typeof OwnPitch>

export const listMyPitches = endpoint('GET /i-one/pitches/mine', 'List your pitches', {
  reply: z.array(OwnPitch),
})

export const maxInReview = 3

/** A new organizer's first pitches await review, at most three at a time. */
export const createPitch = endpoint('POST /i-one/pitches', 'Create a pitch', {
  idempotent: true,
  body: PitchSettings,
  reply: OwnPitch,
  errors: ['organizers-only', 'review-first', 'turned-down'],
})

/** Error `pitch-changed` carries the `pitch`, error `bookings-to-come` the bookings that block a time zone change. */
export const changePitch = endpoint('PATCH /i-one/pitches/:id', 'Update a pitch', {
  params: ById,
  body: z.extend(z.partial(PitchSettings), { phone: z.optional(optionalPhoneField), revision: z.int() }),
  reply: z.object({ pitch: OwnPitch, outside: z.array(BookingInTheWay) }),
  errors: ['not-found', 'not-yours', 'pitch-changed', 'bookings-to-come', 'turned-down'],
})
