const minute = 60_000
const day = 24 * 60 * minute

const timesOfDay = Array.from({ length: 24 * 60 }, (_, n) => new Date(n * minute).toISOString().slice(10))
const maxDays = 4000
const days = new Map<number, string>()

const dayText = (number: number) => {
  const known = days.get(number)
  if (known) return known
  if (days.size >= maxDays) days.clear()
  const text = new Date(number * day).toISOString().slice(0, -timesOfDay[0]!.length)
  days.set(number, text)
  return text
}

const utc = '+00:00'
const length = `2030-01-07T09:00:00${utc}`.length

const fromJson = (text: string) =>
  text.length === length && text.endsWith(utc)
    ? `${text.slice(0, -utc.length)}.000Z`
    : new Date(text).toISOString()

export const toInstantText = (instant: Date | string) => {
  if (typeof instant === 'string') return fromJson(instant)
  const time = instant.getTime()
  const number = Math.floor(time / day)
  const timeOfDay = timesOfDay[(time - number * day) / minute]
  return timeOfDay ? dayText(number) + timeOfDay : instant.toISOString()
}
