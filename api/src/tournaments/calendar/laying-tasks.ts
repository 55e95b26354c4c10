import { planMatches, listFittingSlots } from '@i-one/game/tournaments/calendar'
import type { CalendarInput } from '@i-one/game/tournaments/calendar-input'

export const plan = (input: CalendarInput) => planMatches(input)

export const planAll = (inputs: readonly CalendarInput[]) => inputs.map(planMatches)

export const listSlots = (input: Parameters<typeof listFittingSlots>) => listFittingSlots(...input)
