import { dayOfMonthText, shortWeekdayText } from '@i-one/game/formats/dates'
import { t } from '@lingui/core/macro'
import { monthText, toLocalDay } from '../../lib/pitch-time.ts'

export const matchDayText = (instant: string, timeZone: string) => {
  const at = [instant, timeZone] as const
  const [weekday, day, month] = [shortWeekdayText(...at), dayOfMonthText(...at), monthText(...at)]
  const year = toLocalDay(...at).slice(0, 4)
  return t({
    message: `${weekday}, ${month} ${day}, ${year}`,
    comment: 'Date of a match, for example “Sat, Nov 28, 2026”',
  })
}
