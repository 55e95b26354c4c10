import type { findNearbySessions, NearbySession } from '@i-one/contract/sessions/nearby'
import { getLargestShare, getMinorUnits } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import type * as z from 'zod/mini'
import { addDays, dayText, isValidDay } from '../../lib/pitch-time.ts'
import type { Filters } from '../filters/address.ts'

export const dayLabels = { today: t`Today`, tomorrow: t`Tomorrow`, weekend: t`Weekend` } as const
export const sortLabels = { soonest: t`Soonest`, nearest: t`Nearest`, cheapest: t`Cheapest` } as const

export const filterNames = [
  'day',
  'after',
  'before',
  'price',
  'km',
  'surface',
  'size',
  'free',
  'level',
  'who',
] as const
export type FilterName = (typeof filterNames)[number]

const toDayRange = (day: string, today: string): { from?: string; to?: string } => {
  if (day === 'today') return { from: today, to: today }
  if (day === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1) }
  if (day !== 'weekend') return isValidDay(day) ? { from: day, to: day } : {}
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const from = weekday === 0 ? today : addDays(today, 6 - weekday)
  return { from, to: weekday === 0 ? today : addDays(from, 1) }
}

const namedDays = (today: string) => ({ [today]: 'today', [addDays(today, 1)]: 'tomorrow' })

export const toDayName = (date: string, today: string) => namedDays(today)[date] ?? date

export const parseDayName = (day: string, today: string) =>
  isValidDay(day) ? day : (Object.entries(namedDays(today)).find(([, name]) => name === day)?.[0] ?? '')

export const gamesFoundText = (count: number, day: string) => {
  if (day === 'today') return plural(count, { one: '# game today', other: '# games today' })
  if (day === 'tomorrow') return plural(count, { one: '# game tomorrow', other: '# games tomorrow' })
  if (day === 'weekend')
    return plural(count, { one: '# game at the weekend', other: '# games at the weekend' })
  if (!isValidDay(day)) return plural(count, { one: '# game', other: '# games' })
  const date = dayText(day, 'UTC')
  return plural(count, { one: `# game on ${date}`, other: `# games on ${date}` })
}

/** The filters use whole naira, but the API uses minor units. */
export const toMinorUnits = (naira: string) => (Number(naira) || 0) * getMinorUnits('NGN')

type Query = Partial<z.input<typeof findNearbySessions.query>>

export const toApiQuery = (
  { day, after, before, price, km, surface, size, free, level, who }: Filters<FilterName>,
  today: string,
) =>
  ({
    ...toDayRange(day, today),
    ...(/^\d\d:00$/.test(after) && { after }),
    ...(/^\d\d:00$/.test(before) && { before }),
    ...(Number(price) > 0 && { price: toMinorUnits(price) }),
    ...(Number(km) > 0 && Number(km) <= 200 && { radius: Number(km) }),
    ...(surface && { surface }),
    ...(/^[1-8]$/.test(size) && { playersPerTeam: Number(size) }),
    ...(Number(free) > 0 && { free: Number(free) }),
    ...(['fun', 'regular', 'strong'].includes(level) && { level: level as NearbySession['level'] }),
    ...(['women', 'mixed'].includes(who) && { whoPlays: who as NearbySession['whoPlays'] }),
  }) satisfies Query

const share = ({ price, capacity }: NearbySession) => getLargestShare(price, capacity).amount

export const sortGames = <One extends NearbySession>(games: readonly One[], by: string): One[] => {
  if (by === 'nearest') return games.toSorted((a, b) => a.distance - b.distance)
  return by === 'cheapest' ? games.toSorted((a, b) => share(a) - share(b)) : [...games]
}
