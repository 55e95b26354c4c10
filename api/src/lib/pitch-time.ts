const formats = new Map<string, Intl.DateTimeFormat>()

// Caches formats, because creating a format takes 100 times as long as using it.
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

export const timeText = (instant: Date, timeZone: string) => {
  const { hour, minute } = partsOf(instant, timeZone)
  return `${hour}:${minute}`
}

export const dayText = (instant: Date, timeZone: string) => {
  const { weekday, day, month } = partsOf(instant, timeZone)
  return `${weekday} ${day} ${month}`
}

export const dateWithYearText = (instant: Date, timeZone: string) =>
  `${dayText(instant, timeZone)} ${partsOf(instant, timeZone)['year']}`
