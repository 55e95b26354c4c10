import { type Calendar, layCalendar, slotsThatFit } from '@i-one/game/tournaments/calendar'
import type { CalendarInput } from '@i-one/game/tournaments/calendar-input'

/* What the thread of laying.ts does, by name. */

export const lay = (input: CalendarInput) => layCalendar(input)

/** How many matches each of the inputs leaves without a slot. */
export const countMissing = (inputs: readonly CalendarInput[]) =>
  inputs.map((input) => layCalendar(input).missing.length)

export const fit = ({
  input,
  calendar,
  number,
}: {
  input: CalendarInput
  calendar: Calendar
  number: number
}) => slotsThatFit(input, calendar, number)
