import type { Loosening, Plan, PlanLine } from '@i-one/contract/tournaments/calendar'
import { countText } from '@i-one/game/count-text'
import { moneyText, shareText } from '@i-one/game/payments/money'
import { dayAt, dayText, fullDayText, timeText } from '../../lib/pitch-time.ts'

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

/** '₦844,000 together, ₦84,400 each for 10 teams', where it is one currency; a single bill says the first itself. */
export const togetherText = (bills: Plan['bills'], teams: number) => {
  const [first] = bills
  if (!first || bills.some(({ price }) => price.currency !== first.price.currency)) return undefined
  const all = { ...first.price, amount: bills.reduce((sum, { price }) => sum + price.amount, 0) }
  if (all.amount === 0) return undefined
  return `${moneyText(all)} together, ${shareText(all, teams)} for ${countText(teams, 'team')}`
}

/** '42 of 45 matches' */
export const laidText = (laid: number, missing: number) =>
  missing === 0
    ? countText(laid, 'match', 'matches')
    : `${laid} of ${countText(laid + missing, 'match', 'matches')}`

/** '2 slots are missing for these matches:' */
export const missingText = (count: number) =>
  count === 1 ? 'A slot is missing for this match:' : `${count} slots are missing for these matches:`

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']

/** What is let go, as something to do. */
export const loosenText = (
  { by }: Pick<Loosening, 'by'>,
  { pitchName, rest, minutes }: { pitchName: (id: string) => string; rest: string; minutes: number },
) => {
  if ('weekday' in by) return `Play on ${weekdays[by.weekday - 1]}, too`
  if ('close' in by) return `Play until ${by.close}`
  if ('to' in by) return `Play until ${fullDayText(by.to, 'UTC')}`
  if ('rest' in by) return `${countText(by.rest, 'minute')} of rest instead of ${rest}`
  if ('pitch' in by) return `Play at ${pitchName(by.pitch)}, too`
  return `Matches of ${countText(by.minutes, 'minute')} instead of ${minutes}`
}

/** 'Finds all 3', 'Finds 2 of 3' */
export const findsText = ({ finds }: Pick<Loosening, 'finds'>, missing: number) =>
  finds >= missing ? `Finds all ${missing}` : `Finds ${finds} of ${missing}`

interface Called {
  names: ReadonlyMap<string, string>
  zoneOf: (pitch: string) => string
  nameOf: (pitch: string) => string
}

interface Moves {
  picked: string | undefined
  /** Not known yet. */
  openings: readonly PlanLine[] | undefined
  error: Error | null
  pending: boolean
  before: PlanLine | undefined
  preview: PlanLine | undefined
}

/** What to do with a plan, and what the move that is looked at does. */
export const movesText = (
  { names, zoneOf, nameOf }: Called,
  lines: readonly PlanLine[],
  { picked, openings, error, pending, before, preview }: Moves,
) => {
  const where = ({ start, pitch }: PlanLine) =>
    `${dayText(start, zoneOf(pitch))}, ${timeText(start, zoneOf(pitch))}, ${nameOf(pitch)}`
  if (pending) return 'Moving...'
  if (picked === undefined)
    return before ? `${names.get(before.match)} has moved.` : 'Tap a match or drag it to move it.'
  const name = names.get(picked)
  if (error) return `Where ${name} fits could not be loaded. ${error.message}.`
  if (!openings) return `Looking where ${name} fits...`
  if (openings.length === 0)
    return `${name} fits nowhere else: all other times are taken, closed, or too near to other matches of theirs.`
  if (!preview)
    return `${name} fits ${countText(openings.length, 'time')}. Choose one, or tap the match again to leave it.`
  const now = lines.find(({ match }) => match === picked)
  return `${name}: ${now ? `from ${where(now)} to ` : ''}${where(preview)}. Nothing else moves.`
}
