import { day, hour, minute } from '@i-one/game/durations'

const date = new Intl.DateTimeFormat('en-NG', { day: 'numeric', month: 'short' })

/** How long ago something was said: 'Just now', '5 min', '3 h', '2 days', then '12 Nov'. */
export const agoText = (at: Date, now: Date) => {
  const ago = now.getTime() - at.getTime()
  if (ago < minute) return 'Just now'
  if (ago < hour) return `${Math.floor(ago / minute)} min`
  if (ago < day) return `${Math.floor(ago / hour)} h`
  if (ago < 7 * day) return `${Math.floor(ago / day)} ${ago < 2 * day ? 'day' : 'days'}`
  return date.format(at)
}
