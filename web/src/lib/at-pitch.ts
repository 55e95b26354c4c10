// Times are told as the clock at the pitch shows them, wherever the reader is.

const day = (instant: Date, timeZone: string) => instant.toLocaleDateString('en-CA', { timeZone })

/** '19:00'. */
export const timeAt = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

/** 'Today', 'Tomorrow' or 'Sat, Nov 22'. */
export const dayAt = (instant: string, timeZone: string, now: Date) => {
  const at = new Date(instant)
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  if (day(at, timeZone) === day(now, timeZone)) return 'Today'
  if (day(at, timeZone) === day(tomorrow, timeZone)) return 'Tomorrow'
  return at.toLocaleDateString('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' })
}
