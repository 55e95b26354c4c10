import type { TournamentRequest } from '@i-one/contract/tournaments/authorization'
import { countText } from '@i-one/game/count-text'
import { dayAt, dayText, stretchText } from '../../lib/pitch-time.ts'

type Slots = TournamentRequest['slots']

export const daysText = (slots: Slots, timeZone: string) => {
  const days = slots.map(({ start }) => dayText(start, timeZone))
  const [first, last] = [days[0], days.at(-1)]
  return first === last ? first : `${first} to ${last}`
}

export const timesByDay = (slots: Slots, timeZone: string) => {
  const days = new Map<string, { title: string; times: string[] }>()
  for (const slot of slots) {
    const day = dayAt(slot.start, timeZone)
    const of = days.get(day) ?? { title: dayText(slot.start, timeZone), times: [] }
    of.times.push(`${stretchText(slot, timeZone)}, ${countText(slot.matches, 'match', 'matches')}`)
    days.set(day, of)
  }
  return [...days].map(([day, of]) => ({ day, ...of }))
}
