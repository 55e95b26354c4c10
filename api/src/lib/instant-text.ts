const minute = 60_000
const day = 24 * 60 * minute

const timesOfDay = Array.from({ length: 24 * 60 }, (_, n) => new Date(n * minute).toISOString().slice(10))
const mostDays = 4000
const days = new Map<number, string>()

const dayText = (number: number) => {
  const known = days.get(number)
  if (known) return known
  if (days.size >= mostDays) days.clear()
  const text = new Date(number * day).toISOString().slice(0, -timesOfDay[0]!.length)
  days.set(number, text)
  return text
}

/** What `toISOString` says, many times quicker for an instant on the minute, such as those of slots. */
export const instantText = (instant: Date) => {
  const time = instant.getTime()
  const number = Math.floor(time / day)
  const timeOfDay = timesOfDay[(time - number * day) / minute]
  return timeOfDay ? dayText(number) + timeOfDay : instant.toISOString()
}
