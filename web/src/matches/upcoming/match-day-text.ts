import { shortMonthText, shortWeekdayText } from '@i-one/game/formats/dates'
import { t } from '@lingui/core/macro'
import { toLocalDay } from '../../lib/pitch-time.ts'

export const matchDayText = (instant: string, timeZone: string) => {
  const [weekday, month] = [shortWeekdayText(instant, timeZone), shortMonthText(instant, timeZone)]
  const [year, , day] = toLocalDay(instant, timeZone).split('-').map(Number)
  return t({
    message: `${weekday}, ${month} ${day}, ${year}`,
    comment: 'Date of a match, for example “Sat, Nov 28, 2026”',
  })
}
