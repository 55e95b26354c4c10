import type { OpeningHours } from '@i-one/contract/pitches'

export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const hoursText = (hours: readonly OpeningHours[]) =>
  hours.map(({ open, close }) => `${open} to ${close}`).join(', ') || 'Closed'

const daysText = (first: number, last: number) => {
  const from = dayNames[first - 1] ?? ''
  if (first === last) return from
  return `${from}${last - first === 1 ? ', ' : ' to '}${dayNames[last - 1]}`
}

export const toOpeningLines = (openingHours: readonly OpeningHours[]) => {
  const lines: { first: number; last: number; hours: string }[] = []
  for (let day = 1; day <= 7; day++) {
    const hours = hoursText(
      openingHours.filter((one) => one.day === day).toSorted((a, b) => a.open.localeCompare(b.open)),
    )
    const line = lines.at(-1)
    if (line?.hours === hours) line.last = day
    else lines.push({ first: day, last: day, hours })
  }
  if (lines.length === 1) return [{ days: 'Every day', hours: lines[0]?.hours ?? '' }]
  return lines.map(({ first, last, hours }) => ({ days: daysText(first, last), hours }))
}
