import { day, hour, minute } from '@i-one/game/durations'

const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

export const agoText = (instant: string, now: Date) => {
  const passed = now.getTime() - Date.parse(instant)
  if (passed < minute) return 'just now'
  if (passed < hour) return format.format(-Math.floor(passed / minute), 'minute')
  if (passed < day) return format.format(-Math.floor(passed / hour), 'hour')
  return format.format(-Math.floor(passed / day), 'day')
}
