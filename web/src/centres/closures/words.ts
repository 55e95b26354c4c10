import type { NewCentreClosure, BookingAtCentre } from '@i-one/contract/centres/closures'
import { dateText, dayText, dateWithYearText, timeRangeText } from '../../lib/pitch-time.ts'

export const closureDatesText = ({ from, to, hours }: NewCentreClosure) => {
  if (from === to) {
    const day = dateWithYearText(from, 'UTC')
    return hours ? `${day}, ${hours.open} to ${hours.close}` : day
  }
  const [first, last] = [dateText(from, 'UTC'), dateText(to, 'UTC')]
  return hours ? `${first}, ${hours.open} to ${last}, ${hours.close}` : `${first} to ${last}`
}

export const conflictText = ({ pitch, start, end, tournament, captain }: BookingAtCentre, timeZone: string) =>
  [
    `${pitch.name}: ${dayText(start, timeZone)}`,
    timeRangeText({ start, end }, timeZone),
    tournament ?? captain,
  ]
    .filter(Boolean)
    .join(', ')
