import { t } from '@lingui/core/macro'
import { toLocalDay, dayText, dayTimeText, timeText } from '../pitch-time.ts'

export const timeAtText = (instant: string | Date, timeZone: string, beside: string | Date) => {
  const time = timeText(instant, timeZone)
  if (toLocalDay(instant, timeZone) === toLocalDay(beside, timeZone))
    return t({ message: `at ${time}`, comment: 'Part of a sentence, for example “Teams drawn at 17:00.”' })
  const day = dayText(instant, timeZone)
  return t({
    message: `on ${day} at ${time}`,
    comment: 'Part of a sentence, for example “Teams drawn on Thu 20 Nov at 17:00.”',
  })
}

export const shortTimeText = (instant: string | Date, timeZone: string, beside: string | Date) =>
  toLocalDay(instant, timeZone) === toLocalDay(beside, timeZone)
    ? timeText(instant, timeZone)
    : dayTimeText(instant, timeZone)
