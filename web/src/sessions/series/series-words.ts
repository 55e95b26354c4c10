import type { RepeatWeek, SeriesSession } from '@i-one/contract/sessions/series'
import { countText } from '@i-one/game/count-text'
import { dayText } from '../../lib/pitch-time.ts'

const weekdayOf = ({ start, timeZone }: SeriesSession) =>
  new Date(start).toLocaleDateString('en-US', { weekday: 'long', timeZone })

/** 'One of 6 on Thursdays'; of a series that has been moved to several weekdays 'One of 6'. */
export const seriesTitle = (series: readonly SeriesSession[]) => {
  const on = series.filter(({ state }) => state !== 'cancelled')
  const days = new Set(on.map(weekdayOf))
  const [day] = days
  return `One of ${on.length}${days.size === 1 ? ` on ${day}s` : ''}`
}

/** Why a week cannot be ticked. */
export const weekText = ({ state, session }: RepeatWeek) => {
  if (session) return 'Yours already'
  return state === 'taken' ? 'Taken' : 'Closed'
}

/** 'Thu 27 Nov and Thu 4 Dec' */
export const daysText = (starts: readonly string[], timeZone: string) =>
  new Intl.ListFormat('en-GB').format(starts.map((start) => dayText(start, timeZone)))

export const weeksText = (count: number) => countText(count, 'week')
