import { day, hour, minute } from '@i-one/game/durations'
import { t } from '@lingui/core/macro'
import { locale } from '#i18n'

const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })

export const agoText = (instant: string, now: Date) => {
  const passed = now.getTime() - Date.parse(instant)
  if (passed < minute)
    return t({ message: 'just now', comment: 'Also the end of a sentence, for example “Asked just now”' })
  if (passed < hour) return format.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return format.format(-Math.floor(passed / hour), 'hour')
  return format.format(-Math.floor(passed / day), 'day')
}
