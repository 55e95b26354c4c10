/** Instants are ISO 8601; every answer is in English and by the clock of the zone. */

type Format = Intl.DateTimeFormatOptions

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a thousand times what using one does. */
const formatOf = (timeZone: string, format: Format) => {
  const key = `${timeZone} ${JSON.stringify(format)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...format, timeZone })
  formats.set(key, known)
  return known
}

const written = (instant: string | Date, timeZone: string, format: Format) =>
  formatOf(timeZone, format).format(new Date(instant)).replace(',', '')

/** `20:00` */
export const timeOfDay = (instant: string, timeZone: string) =>
  written(instant, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const weekday = (instant: string, timeZone: string) => written(instant, timeZone, { weekday: 'long' })

const day = (instant: string | Date, timeZone: string) =>
  written(instant, timeZone, { weekday: 'long', day: 'numeric', month: 'long' })

/** `Fri 21 Nov` */
export const shortDay = (instant: string, timeZone: string) =>
  written(instant, timeZone, { weekday: 'short', day: 'numeric', month: 'short' })

/** `Friday 21 November at 20:00` */
export const dayAndTime = (instant: string, timeZone: string) =>
  `${day(instant, timeZone)} at ${timeOfDay(instant, timeZone)}`

/** Without the day where that is the day of `now`. */
export const moment = (instant: string, timeZone: string, now: Date) =>
  day(instant, timeZone) === day(now, timeZone) ? timeOfDay(instant, timeZone) : dayAndTime(instant, timeZone)

const hours = 60 * 60_000

/** `today`, `tomorrow`, or the weekday. */
export const dayWord = (instant: string, timeZone: string, now: Date) => {
  const that = day(instant, timeZone)
  if (that === day(now, timeZone)) return 'today'
  // a day has 25 hours at most, and what is about to begin is less than two days away
  const isNext = Date.parse(instant) - now.getTime() <= 25 * hours
  return isNext ? 'tomorrow' : `on ${weekday(instant, timeZone)}`
}
