import { day, hour, minute } from '@i-one/game/durations'
import { plural, t } from '@lingui/core/macro'

export const agoText = (instant: string, now: Date) => {
  const passed = now.getTime() - Date.parse(instant)
  if (passed < minute)
    return t({ message: 'just now', comment: 'Also the end of a sentence, for example “Asked just now”' })
  const minutes = Math.floor(passed / minute)
  if (passed < hour) return plural(minutes, { one: '# minute ago', other: '# minutes ago' })
  const hours = Math.floor(passed / hour)
  if (passed < day) return plural(hours, { one: '# hour ago', other: '# hours ago' })
  const days = Math.floor(passed / day)
  return plural(days, { one: '# day ago', other: '# days ago' })
}
