import type { NewCentreClosure, BookingAtCentre } from '@i-one/contract/centres/closures'
import { dateText, dayText, fullDayText, timeRangeText } from '../../lib/pitch-time.ts'

export const datesText = ({ from, to, hours }: NewCentreClosure) => {
  if (from === to) {
    const day = fullDayText(from, 'UTC')
    return hours ? `${day}, ${hours.open} to ${hours.close}` : day
  }
  const [first, last] = [dateText(from, 'UTC'), dateText(to, 'UTC')]
  return hours ? `${first}, ${hours.open} to ${last}, ${hours.close}` : `${first} to ${last}`
}

export const inTheWayText = ({ pitch, start, end, tournament, captain }: BookingAtCentre, timeZone: string) =>
  [
    `${pitch.name}: ${dayText(start, timeZone)}`,
    timeRangeText({ start, end }, timeZone),
    tournament ?? captain,
  ]
    .filter(Boolean)
    .join(', ')
