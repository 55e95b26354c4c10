import type { RepeatWeek, SeriesSession } from '@i-one/contract/sessions/series'
import { countText } from '@i-one/game/count-text'
import { dayText } from '../../lib/pitch-time.ts'

const weekdayOf = ({ start, timeZone }: SeriesSession) =>
  new Date(start).toLocaleDateString('en-US', { weekday: 'long', timeZone })

export const seriesTitleText = (series: readonly SeriesSession[]) => {
  const on = series.filter(({ state }) => state !== 'cancelled')
  const days = new Set(on.map(weekdayOf))
  const [day] = days
  return `1 of ${on.length} games${days.size === 1 ? ` on ${day}s` : ''}`
}

export const weekStateText = ({ state, session }: RepeatWeek) => {
  if (session) return 'Already yours'
  return state === 'taken' ? 'Taken' : 'Closed'
}

export const dayListText = (starts: readonly string[], timeZone: string) =>
  new Intl.ListFormat('en-GB').format(starts.map((start) => dayText(start, timeZone)))

export const weekCountText = (count: number) => countText(count, 'week')
