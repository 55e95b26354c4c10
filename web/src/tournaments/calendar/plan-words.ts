import type { Plan, PlanLine } from '@i-one/contract/tournaments/calendar'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { dayAt, fullDayText, timeText } from '../../lib/pitch-time.ts'

/** 'Sat 6 Dec 2025: 4 matches, 18:00 to 20:40' for each day, as the clock at the pitch shows it. */
export const dayLines = (lines: readonly PlanLine[], zoneOf: (pitch: string) => string) => {
  const days = new Map<string, PlanLine[]>()
  for (const line of lines.toSorted((a, b) => a.start.localeCompare(b.start))) {
    const day = dayAt(line.start, zoneOf(line.pitch))
    days.set(day, [...(days.get(day) ?? []), line])
  }
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, of]) => {
      const ends = of.map(({ end }) => end).toSorted()
      const [first, last] = [of[0], of.find(({ end }) => end === ends.at(-1))]
      const hours =
        first &&
        last &&
        `${timeText(first.start, zoneOf(first.pitch))} to ${timeText(last.end, zoneOf(last.pitch))}`
      return `${fullDayText(day, 'UTC')}: ${countText(of.length, 'match', 'matches')}, ${hours}`
    })
}

/** 'Sabo Cage: 3 slots, ₦30,000, booked at once' */
export const billLine = ({ name, slots, price, authorizes }: Plan['bills'][number]) =>
  `${name}: ${countText(slots, 'slot')}, ${moneyText(price)}, ${authorizes ? 'booked at once' : 'its owner answers first'}`

/** '42 of 45 matches' */
export const laidText = (laid: number, missing: number) =>
  missing === 0
    ? countText(laid, 'match', 'matches')
    : `${laid} of ${countText(laid + missing, 'match', 'matches')}`

/** '2 matches find no slot: number 5 and 6. Add days, hours or a pitch.' */
export const missingText = (numbers: readonly number[]) => {
  if (!numbers.length) return undefined
  const list = new Intl.ListFormat('en').format(numbers.toSorted((a, b) => a - b).map(String))
  return `${countText(numbers.length, 'match finds', 'matches find')} no slot: number ${list}. Add days, hours or a pitch.`
}
