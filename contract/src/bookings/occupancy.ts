import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Money, wholeNumberField } from '../shapes.ts'

export const occupancyWeeks = 8
export const maxOccupancyDays = 366

/** `open` and `booked` are in minutes. `day`: 1 is Monday. `hour` is local to the pitch. */
const HourOfWeek = z.object({
  day: wholeNumberField(1, 7),
  hour: wholeNumberField(0, 23),
  open: z.int(),
  booked: z.int(),
})

const WeekOfIncome = z.object({ monday: Day, bookings: z.int(), price: Money, received: Money })

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

export const getOccupancy = endpoint('GET /i-one/host/occupancy', "Get a pitch's occupancy and income", {
  query: z.object({ pitch: Id, from: z.optional(Day), to: z.optional(Day) }),
  reply: Occupancy,
  errors: ['not-found', 'not-yours'],
})
