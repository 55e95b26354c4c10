import * as z from 'zod/mini'
import { CancellationPolicy } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import { message } from '../i18n.ts'
import { maxPerSlot } from '../pitches.ts'
import { ById, Day, Id, Money, TimeOfDay, areAllDifferent, lineField, wholeNumberField } from '../shapes.ts'

const Amount = z
  .int(message('Enter an amount'))
  .check(
    z.gte(0, message('Enter an amount')),
    z.lte(maxPerSlot, message('This price is too high for one slot')),
  )
const Weekday = z
  .int(message('Must be a day of the week'))
  .check(z.gte(1, message('Must be a day of the week')), z.lte(7, message('Must be a day of the week')))

/** `days`: 1 is Monday. If `close` is not after `open`, `close` is on the next day. `amount` is per slot, in minor units. */
export const PricedHours = z.object({
  days: z
    .array(Weekday)
    .check(
      z.minLength(1, message('Choose a day')),
      z.maxLength(7, message('At most seven days')),
      z.refine(areAllDifferent, message('Choose each day only once')),
    ),
  open: TimeOfDay,
  close: TimeOfDay,
  amount: Amount,
})
export type PricedHours = z.infer<typeof PricedHours>

export const PriceList = z.object({
  from: Day,
  week: z.array(PricedHours).check(z.maxLength(40, message('At most 40 prices'))),
})
export type PriceList = z.infer<typeof PriceList>

/** `value` depends on `by`: an amount per slot, a weekday whose prices apply, or a percentage of the usual price. */
export const HolidayPrice = z
  .object({
    name: lineField(message('Enter a name'), 40),
    date: Day,
    yearly: z.boolean(message('Must be true or false')),
    by: z.enum(['amount', 'weekday', 'percent']),
    value: Amount,
  })
  .check(
    z.refine(({ by, value }) => by !== 'weekday' || (value >= 1 && value <= 7), {
      path: ['value'],
      ...message('Must be a day of the week'),
    }),
    z.refine(({ by, value }) => by !== 'percent' || value <= 1000, {
      path: ['value'],
      ...message('At most 1000 percent'),
    }),
  )
export type HolidayPrice = z.infer<typeof HolidayPrice>

const AskedPrices = z.object({
  lists: z.array(PriceList).check(z.maxLength(12, message('At most 12 price lists'))),
  holidays: z.array(HolidayPrice).check(z.maxLength(60, message('At most 60 dates'))),
})

export const PitchPrices = z.extend(AskedPrices, {
  pitch: Id,
  price: Money,
  terms: z.optional(CancellationPolicy),
  revision: z.int(),
})
export type PitchPrices = z.infer<typeof PitchPrices>

export const getPrices = endpoint('GET /i-one/pitches/:id/prices', "Get a pitch's prices", {
  access: 'public',
  params: ById,
  reply: PitchPrices,
  errors: ['not-found'],
})

/** Replaces all lists and holidays. Bookings and holds keep their price. Error `pitch-changed` carries the `pitch`. */
export const replacePrices = endpoint('PUT /i-one/pitches/:id/prices', "Replace a pitch's price lists", {
  params: ById,
  body: z.extend(AskedPrices, { revision: z.int().check(z.gte(0), z.lte(2_147_483_647)) }),
  reply: PitchPrices,
  errors: ['not-found', 'not-yours', 'pitch-changed'],
})

export const maxFreeHours = 336

export const updateCancellationPolicy = endpoint(
  'PUT /i-one/pitches/:id/terms',
  "Set the cancellation policy of a pitch's centre",
  {
    params: ById,
    body: z.object({
      terms: z.nullable(
        z.object({
          freeHours: wholeNumberField(0, maxFreeHours),
          laterShare: wholeNumberField(0, 100),
          deposit: Amount,
        }),
      ),
    }),
    reply: PitchPrices,
    errors: ['not-found', 'not-yours'],
  },
)
