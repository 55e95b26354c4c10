import { day as oneDay } from '@i-one/game/durations'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a hundred times what using it does, and a month has hundreds of slots. */
const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const key = locale + JSON.stringify(options)
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}

/** Instants as the clock and the calendar at a pitch show them. */
const texts = (instant: string | Date, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  format('en-NG', { ...options, timeZone }).format(new Date(instant))

/** '19:00' */
export const timeText = (instant: string | Date, timeZone: string) =>
  texts(instant, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const plainDay = { day: 'numeric', month: 'short' } as const

/** Where one engine writes a comma after the weekday and another none, this has none. */
const weekday = (instant: string | Date, timeZone: string) => texts(instant, timeZone, { weekday: 'short' })

/** 'Saturday' */
export const weekdayText = (instant: string | Date, timeZone: string) =>
  texts(instant, timeZone, { weekday: 'long' })

/** '22 Nov' */
export const dateText = (instant: string | Date, timeZone: string) => texts(instant, timeZone, plainDay)

/** 'Sat 22 Nov' */
export const dayText = (instant: string | Date, timeZone: string) =>
  `${weekday(instant, timeZone)} ${dateText(instant, timeZone)}`

/** 'Sat 22 Nov 2025' */
export const fullDayText = (instant: string | Date, timeZone: string) =>
  `${weekday(instant, timeZone)} ${texts(instant, timeZone, { ...plainDay, year: 'numeric' })}`

/** 'Sat 22 Nov, 19:00' */
export const dayTimeText = (instant: string | Date, timeZone: string) =>
  `${dayText(instant, timeZone)}, ${timeText(instant, timeZone)}`

/** 'Sat 22 Nov 2025, 19:00' */
export const momentText = (instant: string | Date, timeZone: string) =>
  `${fullDayText(instant, timeZone)}, ${timeText(instant, timeZone)}`

/** 'Sat, Nov 22, 2025', as the page of an upcoming match writes it. */
export const matchDayText = (instant: string | Date, timeZone: string) =>
  format('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone }).format(
    new Date(instant),
  )

/** The calendar day there: '2025-11-22'. */
export const dayAt = (instant: string | Date, timeZone: string) =>
  format('en-CA', { timeZone }).format(new Date(instant))

/** Whether a text is a calendar day, as '2025-11-22' is and '2025-02-30' is not. */
export const isDay = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && at.getTime() > 0 && at.toISOString().startsWith(text)
}

/** The calendar day `days` after `day`. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10)

/** 'Today', 'Tomorrow' or 'Sat 22 Nov', as who stands at the pitch says it. */
export const nearDayText = (instant: string | Date, timeZone: string, now: Date) => {
  const [day, today] = [dayAt(instant, timeZone), dayAt(now, timeZone)]
  if (day === today) return 'Today'
  return day === addDays(today, 1) ? 'Tomorrow' : dayText(instant, timeZone)
}

/** '20:00 to 21:30' */
export const stretchText = ({ start, end }: { start: string; end: string }, timeZone: string) =>
  `${timeText(start, timeZone)} to ${timeText(end, timeZone)}`

/** What a field of date and time has: '2025-11-22T19:00', as the clock there shows it. */
export const wallText = (instant: string | Date, timeZone: string) =>
  `${dayAt(instant, timeZone)}T${timeText(instant, timeZone)}`

/** The instant at which the clock there shows this; where it never does, as far after the gap as it is into it. */
export const instantAt = (wall: string, timeZone: string) => {
  const asUtc = Date.parse(`${wall}:00Z`)
  const ahead = (at: number) => Date.parse(`${wallText(new Date(at), timeZone)}:00Z`) - at
  const near = asUtc - ahead(asUtc)
  return new Date(asUtc - ahead(near)).toISOString()
}

export const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What is about no pitch is in the time of the device. */
export const fullDayOf = (instant: string) => fullDayText(instant, deviceZone)
export const momentOf = (instant: string) => momentText(instant, deviceZone)
