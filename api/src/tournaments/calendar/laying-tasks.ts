import { type Calendar, planMatches, listFittingSlots } from '@i-one/game/tournaments/calendar'
import type { CalendarInput } from '@i-one/game/tournaments/calendar-input'

export const lay = (input: CalendarInput) => planMatches(input)

export const planAll = (inputs: readonly CalendarInput[]) => inputs.map(planMatches)

export const fit = ({
  input,
  calendar,
  number,
}: {
  input: CalendarInput
  calendar: Calendar
  number: number
}) => listFittingSlots(input, calendar, number)
