const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a hundred times what using it does. */
const partsOf = (instant: Date, timeZone: string) => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-NG', {
      timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(timeZone, format)
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
}

/** '20:00', by the clock at the pitch. */
export const timeText = (instant: Date, timeZone: string) => {
  const { hour, minute } = partsOf(instant, timeZone)
  return `${hour}:${minute}`
}

/** 'Thu 20 Nov', by the calendar at the pitch. */
export const dayText = (instant: Date, timeZone: string) => {
  const { weekday, day, month } = partsOf(instant, timeZone)
  return `${weekday} ${day} ${month}`
}

/** 'Thu 20 Nov 2025' */
export const fullDayText = (instant: Date, timeZone: string) =>
  `${dayText(instant, timeZone)} ${partsOf(instant, timeZone)['year']}`
