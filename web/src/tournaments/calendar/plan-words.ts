import type { RuleRelaxation, Plan, PlanLine, UnsuitableSlot } from '@i-one/contract/tournaments/calendar'
import { dayOfMonthText } from '@i-one/game/formats/dates'
import { longDateText } from '@i-one/game/formats/long-dates'
import { getLargestShare, moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { addDays, dayText, dayTimeText, dateWithYearText, timeText } from '../../lib/pitch-time.ts'
import { commaText, labelledText } from '../../ui/text/joins.ts'
import type { PlanMoves } from './use-plan-moves.ts'

export const daysTitleText = (days: readonly string[]) => {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return t`No date yet`
  const end = longDateText(last, 'UTC')
  if (first === last) return end
  const toStartText = first.slice(0, 7) === last.slice(0, 7) ? dayOfMonthText : longDateText
  const start = toStartText(first, 'UTC')
  return days.length === 2 ? t`${start} and ${end}` : t`${start} to ${end}`
}

export const getMonday = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

export const billText = ({ slots, authorizes }: Pick<Plan['bills'][number], 'slots' | 'authorizes'>) =>
  authorizes
    ? plural(slots, { one: `${slots} slot, booked immediately`, other: `${slots} slots, booked immediately` })
    : plural(slots, {
        one: `${slots} slot, the owner confirms first`,
        other: `${slots} slots, the owner confirms first`,
      })

export const toBillTotals = (bills: Plan['bills'], teams: number) => {
  const [first] = bills
  if (!first || bills.some(({ price }) => price.currency !== first.price.currency)) return undefined
  const all = { ...first.price, amount: bills.reduce((sum, { price }) => sum + price.amount, 0) }
  if (all.amount === 0 || teams === 0) return undefined
  const share = getLargestShare(all, teams)
  const each = moneyText(share)
  return { all: moneyText(all), each: share.amount * teams === all.amount ? each : t`about ${each}` }
}

export const plannedText = (laid: number, missing: number) => {
  if (missing === 0) return plural(laid, { one: `${laid} match`, other: `${laid} matches` })
  const all = laid + missing
  return plural(all, { one: `${laid} of ${all} match`, other: `${laid} of ${all} matches` })
}

export const noSlotText = (count: number) =>
  plural(count, { one: 'This match has no slot:', other: `${count} matches have no slot:` })

const weekdayTexts = [
  t`Also play on Mondays`,
  t`Also play on Tuesdays`,
  t`Also play on Wednesdays`,
  t`Also play on Thursdays`,
  t`Also play on Fridays`,
  t`Also play on Saturdays`,
  t`Also play on Sundays`,
]

export const relaxationText = (
  { by }: Pick<RuleRelaxation, 'by'>,
  { pitchName, rest, minutes }: { pitchName: (id: string) => string; rest: string; minutes: number },
) => {
  if ('weekday' in by) return weekdayTexts[by.weekday - 1] ?? ''
  if ('close' in by) return t`Play until ${{ time: by.close }}`
  if ('to' in by) return t`Play until ${{ day: dateWithYearText(by.to, 'UTC') }}`
  if ('rest' in by)
    return plural(
      { minutes: by.rest },
      { one: `# minute of rest instead of ${rest}`, other: `# minutes of rest instead of ${rest}` },
    )
  if ('pitch' in by) return t`Also play at ${{ pitch: pitchName(by.pitch) }}`
  return plural(
    { shorter: by.minutes },
    { one: `Matches of # minute instead of ${minutes}`, other: `Matches of # minutes instead of ${minutes}` },
  )
}

export const ruleChangeText = (one: RuleRelaxation, known: Parameters<typeof relaxationText>[1]) => {
  const change = relaxationText(one, known)
  const slots = one.finds
  return t({
    message: plural(slots, {
      one: `${change} would find ${slots} slot, but the rules of this tournament can’t change any more.`,
      other: `${change} would find ${slots} slots, but the rules of this tournament can’t change any more.`,
    }),
    comment: '{change} is a suggestion, for example “Matches of 9 minutes instead of 12”',
  })
}

export const relaxationEffectText = (
  { finds, moves }: Pick<RuleRelaxation, 'finds' | 'moves'>,
  missing: number,
) => {
  const found =
    finds >= missing
      ? plural(missing, { one: 'Finds a slot for the match', other: 'Finds slots for all # matches' })
      : t`Finds slots for ${finds} of ${missing} matches`
  const moved =
    moves === 0
      ? t`no other match moves`
      : plural(moves, { one: '# other match moves', other: '# other matches move' })
  return commaText(found, moved)
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
  const where = ({ start, pitch }: PlanLine) => commaText(dayTimeText(start, zoneOf(pitch)), nameOf(pitch))
  const nameOfMatch = (match: string) => names.get(match) ?? ''
  const lineOf = (one: string | undefined) => lines.find(({ match }) => match === one)
  if (pending) return t`Moving...`
  if (picked === undefined) {
    const moved = lineOf(last?.match)
    return moved && t`${{ match: nameOfMatch(moved.match) }} is now on ${{ time: where(moved) }}.`
  }
  const match = nameOfMatch(picked)
  if (error) return t`Slots for ${match} could not be loaded: ${{ reason: error.message }}`
  if (!openings) return t`Looking for slots for ${match}...`
  if (openings.length === 0)
    return t`No other slot fits ${match}. All are taken, closed or too close to the teams’ other matches.`
  if (!preview) {
    const slots = openings.length
    const fits =
      shown === 0
        ? plural(slots, {
            one: `${slots} slot fits ${match}, but none this week.`,
            other: `${slots} slots fit ${match}, but none this week.`,
          })
        : plural(slots, { one: `${slots} slot fits ${match}.`, other: `${slots} slots fit ${match}.` })
    return `${fits} ${t`Choose a slot or leave the match where it is.`}`
  }
  const [now, after] = [lineOf(picked), where(preview)]
  return now
    ? t`${match}: from ${{ before: where(now) }} to ${after}. No other match moves.`
    : t`${match}: ${after}. No other match moves.`
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
        return t`Taken by your own matches`
      case 'near':
        return t`Too close to ${{ match: names.get(one.match) ?? '' }}`
      case 'order':
        return t`Out of order with ${{ match: names.get(one.match) ?? '' }}`
      case 'off':
        return t`Day off for ${{ team: teamOf(one.team) }}`
      case 'booked':
        return t`Booked by others`
      case 'closed':
        return t({ message: 'Closed', context: 'slot' })
    }
  }
  const placeOf = ({ start, pitch }: UnsuitableSlot) =>
    commaText(dayText(start, zoneOf(pitch)), nameOf(pitch))
  return groupBy(others, reasonOf).map(([reason, slots]) => ({
    reason,
    times: groupBy(slots, placeOf).map(([place, at]) =>
      labelledText(place, commaText(...at.map(({ start, pitch }) => timeText(start, zoneOf(pitch))))),
    ),
  }))
}
