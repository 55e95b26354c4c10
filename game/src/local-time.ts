export type Instant = string | number | Date

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Keeps formats, because creating a format takes a hundred times as long as using it. */
const getClock = (timeZone: string) => {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  clocks.set(timeZone, clock)
  return clock
}

const readClock = (fields: readonly string[], separator: string) => (instant: Instant, timeZone: string) => {
  const parts = getClock(timeZone).formatToParts(new Date(instant))
  return fields.map((field) => parts.find(({ type }) => type === field)?.value).join(separator)
}

/** Returns the local calendar day, for example '2025-11-20'. */
export const toLocalDay = readClock(['year', 'month', 'day'], '-')

/** Returns the local time, for example '18:30'. */
export const toLocalTime = readClock(['hour', 'minute'], ':')
