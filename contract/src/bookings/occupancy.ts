import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Money, whole } from '../shapes.ts'

/** Weeks that are looked back on by default, the current one among them. */
export const occupancyWeeks = 8
/** Days that can be asked for at once. */
export const longestOccupancy = 366

/** Of all such hours of the days asked for, by the clock at the pitch: minutes open, and of those minutes booked. */
const HourOfWeek = z.object({
  /** 1 is Monday. */
  day: whole(1, 7),
  /** 0 to 23: from then to the next full hour. */
  hour: whole(0, 23),
  open: z.int(),
  booked: z.int(),
})

/** A week by its Monday: what its bookings cost, and what the pitch has taken for them by its receipts. */
const WeekOfIncome = z.object({ monday: Day, bookings: z.int(), price: Money, received: Money })

/**
 * Which hours of a pitch fill and what they bring; booked is what is confirmed. `hours` are those that today's opening
 * hours have, since the pitch was registered; closures are not open. `income` has every week asked for, once for each
 * currency; `ahead` is booked for after those days.
 */
export const Occupancy = z.object({
  pitch: Id,
  from: Day,
  to: Day,
  hours: z.array(HourOfWeek),
  income: z.array(
    z.object({
      currency: z.string(),
      weeks: z.array(WeekOfIncome),
      ahead: z.object({ bookings: z.int(), price: Money }),
    }),
  ),
})
export type Occupancy = z.infer<typeof Occupancy>

/** What begins from the day `from` to the day `to` at the pitch, both included: eight weeks until today by default. */
export const getOccupancy = endpoint(
  'GET /i-one/host/occupancy',
  'Which hours of my pitch fill, and what they bring',
  {
    query: z.object({ pitch: Id, from: z.optional(Day), to: z.optional(Day) }),
    reply: Occupancy,
    refusals: ['not-found', 'not-yours'],
  },
)
