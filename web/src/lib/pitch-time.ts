import { day as oneDay } from '@i-one/game/durations'
import { t } from '@lingui/core/macro'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Caches formats, because creating a format takes a hundred times as long as formatting a date. */
const format = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const key = locale + JSON.stringify(options)
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}

const texts = (instant: string | Date, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  format('en-NG', { ...options, timeZone }).format(new Date(instant))

export const timeText = (instant: string | Date, timeZone: string) =>
  texts(instant, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const plainDay = { day: 'numeric', month: 'short' } as const

/** Formats the weekday separately, because only some browsers add a comma after the weekday. */
const weekday = (instant: string | Date, timeZone: string) => texts(instant, timeZone, { weekday: 'short' })

export const weekdayText = (instant: string | Date, timeZone: string) =>
  texts(instant, timeZone, { weekday: 'long' })

export const dateText = (instant: string | Date, timeZone: string) => texts(instant, timeZone, plainDay)

export const dayText = (instant: string | Date, timeZone: string) =>
  `${weekday(instant, timeZone)} ${dateText(instant, timeZone)}`

export const dateWithYearText = (instant: string | Date, timeZone: string) =>
  `${weekday(instant, timeZone)} ${texts(instant, timeZone, { ...plainDay, year: 'numeric' })}`

export const dayTimeText = (instant: string | Date, timeZone: string) =>
  `${dayText(instant, timeZone)}, ${timeText(instant, timeZone)}`

export const dateTimeText = (instant: string | Date, timeZone: string) =>
  `${dateWithYearText(instant, timeZone)}, ${timeText(instant, timeZone)}`

export const matchDayText = (instant: string | Date, timeZone: string) =>
  format('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric', timeZone }).format(
    new Date(instant),
  )

export const toLocalDay = (instant: string | Date, timeZone: string) =>
  format('en-CA', { timeZone }).format(new Date(instant))

export const isValidDay = (text: string) => {
  const at = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && at.getTime() > 0 && at.toISOString().startsWith(text)
}

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10)

export const relativeDayText = (instant: string | Date, timeZone: string, now: Date) => {
  const [day, today] = [toLocalDay(instant, timeZone), toLocalDay(now, timeZone)]
  if (day === today) return t`Today`
  return day === addDays(today, 1) ? t`Tomorrow` : dayText(instant, timeZone)
}

export const timeRangeText = ({ start, end }: { start: string; end: string }, timeZone: string) =>
  t`${{ start: timeText(start, timeZone) }} to ${{ end: timeText(end, timeZone) }}`

export const countMinutes = ({ start, end }: { start: string; end: string }) =>
  (Date.parse(end) - Date.parse(start)) / 60_000

export const localDateTimeText = (instant: string | Date, timeZone: string) =>
  `${toLocalDay(instant, timeZone)}T${timeText(instant, timeZone)}`

/** If daylight saving skips the local time, adds the length of the gap. */
export const toInstant = (wall: string, timeZone: string) => {
  const asUtc = Date.parse(`${wall}:00Z`)
  const ahead = (at: number) => Date.parse(`${localDateTimeText(new Date(at), timeZone)}:00Z`) - at
  const near = asUtc - ahead(asUtc)
  return new Date(asUtc - ahead(near)).toISOString()
}

export const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

export const deviceDateText = (instant: string) => dateWithYearText(instant, deviceZone)
export const deviceDateTimeText = (instant: string) => dateTimeText(instant, deviceZone)
