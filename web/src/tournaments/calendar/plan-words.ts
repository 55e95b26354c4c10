import type { RuleRelaxation, Plan, PlanLine, UnsuitableSlot } from '@i-one/contract/tournaments/calendar'
import { countText } from '@i-one/game/count-text'
import { getLargestShare, moneyText } from '@i-one/game/payments/money'
import { addDays, dayText, dayTimeText, dateWithYearText, timeText } from '../../lib/pitch-time.ts'
import type { PlanMoves } from './use-plan-moves.ts'

const monthText = (day: string) =>
  new Intl.DateTimeFormat('en-NG', { month: 'long', timeZone: 'UTC' }).format(new Date(day))

export const daysTitleText = (days: readonly string[]) => {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return 'No date yet'
  const text = (day: string) => `${Number(day.slice(8))} ${monthText(day)}`
  if (first === last) return text(first)
  const from = first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8))) : text(first)
  return `${from} ${days.length === 2 ? 'and' : 'to'} ${text(last)}`
}

export const getMonday = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

export const billText = ({ slots, authorizes }: Pick<Plan['bills'][number], 'slots' | 'authorizes'>) =>
  `${countText(slots, 'slot')}, ${authorizes ? 'booked immediately' : 'the owner confirms first'}`

export const toBillTotals = (bills: Plan['bills'], teams: number) => {
  const [first] = bills
  if (!first || bills.some(({ price }) => price.currency !== first.price.currency)) return undefined
  const all = { ...first.price, amount: bills.reduce((sum, { price }) => sum + price.amount, 0) }
  if (all.amount === 0 || teams === 0) return undefined
  const share = getLargestShare(all, teams)
  const about = share.amount * teams === all.amount ? '' : 'about '
  return { all: moneyText(all), each: about + moneyText(share) }
}

export const plannedText = (laid: number, missing: number) =>
  missing === 0
    ? countText(laid, 'match', 'matches')
    : `${laid} of ${countText(laid + missing, 'match', 'matches')}`

export const noSlotText = (count: number) =>
  count === 1 ? 'This match has no slot:' : `${count} matches have no slot:`

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']

export const relaxationText = (
  { by }: Pick<RuleRelaxation, 'by'>,
  { pitchName, rest, minutes }: { pitchName: (id: string) => string; rest: string; minutes: number },
) => {
  if ('weekday' in by) return `Also play on ${weekdays[by.weekday - 1]}`
  if ('close' in by) return `Play until ${by.close}`
  if ('to' in by) return `Play until ${dateWithYearText(by.to, 'UTC')}`
  if ('rest' in by) return `${countText(by.rest, 'minute')} of rest instead of ${rest}`
  if ('pitch' in by) return `Also play at ${pitchName(by.pitch)}`
  return `Matches of ${countText(by.minutes, 'minute')} instead of ${minutes}`
}

export const relaxationEffectText = (
  { finds, moves }: Pick<RuleRelaxation, 'finds' | 'moves'>,
  missing: number,
) => {
  const found = finds >= missing ? `Finds slots for all ${missing}` : `Finds slots for ${finds} of ${missing}`
  if (moves === 0) return `${found}, no other match moves`
  return `${found}, ${countText(moves, 'other match moves', 'other matches move')}`
}

export interface PlanNames {
  names: ReadonlyMap<string, string>
  zoneOf: (pitch: string) => string
  nameOf: (pitch: string) => string
  teamOf: (team: string) => string
}

interface MoveState extends Pick<PlanMoves, 'picked' | 'openings' | 'error' | 'pending'> {
  last: { match: string } | undefined
  preview: PlanLine | undefined
  shown: number
}

export const planMovesText = (
  { names, zoneOf, nameOf }: Omit<PlanNames, 'teamOf'>,
  lines: readonly PlanLine[],
  { picked, openings, error, pending, last, preview, shown }: MoveState,
) => {
  const where = ({ start, pitch }: PlanLine) => `${dayTimeText(start, zoneOf(pitch))}, ${nameOf(pitch)}`
  const lineOf = (one: string | undefined) => lines.find(({ match }) => match === one)
  if (pending) return 'Moving...'
  if (picked === undefined) {
    const moved = lineOf(last?.match)
    return moved && `${names.get(moved.match)} is now on ${where(moved)}.`
  }
  const name = names.get(picked)
  if (error) return `Slots for ${name} could not be loaded: ${error.message}`
  if (!openings) return `Looking for slots for ${name}...`
  if (openings.length === 0)
    return `No other slot fits ${name}. All are taken, closed or too close to the teams’ other matches.`
  if (!preview)
    return `${countText(openings.length, 'slot fits', 'slots fit')} ${name}${shown === 0 ? ', but none this week' : ''}. Choose a slot or leave the match where it is.`
  const now = lineOf(picked)
  return `${name}: ${now ? `from ${where(now)} to ` : ''}${where(preview)}. No other match moves.`
}

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

export const listConflictTexts = (
  { names, zoneOf, nameOf, teamOf }: PlanNames,
  others: readonly UnsuitableSlot[],
) => {
  const reasonOf = (one: UnsuitableSlot) => {
    switch (one.why) {
      case 'match':
        return 'Taken by your own matches'
      case 'near':
        return `Too close to ${names.get(one.match)}`
      case 'order':
        return `Out of order with ${names.get(one.match)}`
      case 'off':
        return `Day off for ${teamOf(one.team)}`
      case 'booked':
        return 'Booked by others'
      case 'closed':
        return 'Closed'
    }
  }
  const placeOf = ({ start, pitch }: UnsuitableSlot) => `${dayText(start, zoneOf(pitch))}, ${nameOf(pitch)}`
  return groupBy(others, reasonOf).map(([reason, slots]) => ({
    reason,
    times: groupBy(slots, placeOf).map(
      ([place, at]) => `${place}: ${at.map(({ start, pitch }) => timeText(start, zoneOf(pitch))).join(', ')}`,
    ),
  }))
}
