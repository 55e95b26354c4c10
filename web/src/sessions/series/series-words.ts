import type { RepeatWeek, SeriesSession } from '@i-one/contract/sessions/series'
import { listText } from '@i-one/game/formats/lists'
import { t } from '@lingui/core/macro'
import { dayText, toLocalDay } from '../../lib/pitch-time.ts'

/** Returns 0 for Sunday. */
const getWeekday = ({ start, timeZone }: SeriesSession) => new Date(toLocalDay(start, timeZone)).getUTCDay()

const weekdayTitles: readonly ((count: number) => string)[] = [
  (count) => t`1 of ${count} games on Sundays`,
  (count) => t`1 of ${count} games on Mondays`,
  (count) => t`1 of ${count} games on Tuesdays`,
  (count) => t`1 of ${count} games on Wednesdays`,
  (count) => t`1 of ${count} games on Thursdays`,
  (count) => t`1 of ${count} games on Fridays`,
  (count) => t`1 of ${count} games on Saturdays`,
]

export const seriesTitleText = (series: readonly SeriesSession[]) => {
  const on = series.filter(({ state }) => state !== 'cancelled')
  const weekdays = new Set(on.map(getWeekday))
  const [weekday = 0] = weekdays
  const count = on.length
  return (weekdays.size === 1 && weekdayTitles[weekday]?.(count)) || t`1 of ${count} games`
}

export const weekStateText = ({ state, session }: RepeatWeek) => {
  if (session) return t`Already yours`
  return state === 'taken' ? t`Taken` : t`Closed`
}

export const dayListText = (starts: readonly string[], timeZone: string) =>
  listText(starts.map((start) => dayText(start, timeZone)))
