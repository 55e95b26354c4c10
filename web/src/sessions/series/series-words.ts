import type { RepeatWeek, SeriesSession } from '@i-one/contract/sessions/series'
import { t } from '@lingui/core/macro'
import { locale } from '#i18n'
import { dayText } from '../../lib/pitch-time.ts'
import { listText } from '../../ui/text/list-text.ts'

const weekdayOf = ({ start, timeZone }: SeriesSession) =>
  new Date(start).toLocaleDateString(locale, { weekday: 'long', timeZone })

export const seriesTitleText = (series: readonly SeriesSession[]) => {
  const on = series.filter(({ state }) => state !== 'cancelled')
  const days = new Set(on.map(weekdayOf))
  const [day] = days
  const count = on.length
  return days.size === 1 ? t`1 of ${count} games on ${{ weekday: day ?? '' }}s` : t`1 of ${count} games`
}

export const weekStateText = ({ state, session }: RepeatWeek) => {
  if (session) return t`Already yours`
  return state === 'taken' ? t`Taken` : t`Closed`
}

export const dayListText = (starts: readonly string[], timeZone: string) =>
  listText(starts.map((start) => dayText(start, timeZone)))
