import type { NewCentreClosure, BookingAtCentre } from '@i-one/contract/centres/closures'
import { t } from '@lingui/core/macro'
import { dateText, dayText, dateWithYearText, timeRangeText } from '../../lib/pitch-time.ts'
import { commaText, labelledText } from '../../ui/text/joins.ts'

export const closureDatesText = ({ from, to, hours }: NewCentreClosure) => {
  if (from === to) {
    const day = dateWithYearText(from, 'UTC')
    return hours ? t`${day}, ${{ open: hours.open }} to ${{ close: hours.close }}` : day
  }
  const [first, last] = [dateText(from, 'UTC'), dateText(to, 'UTC')]
  return hours
    ? t`${first}, ${{ open: hours.open }} to ${last}, ${{ close: hours.close }}`
    : t`${first} to ${last}`
}

export const conflictText = ({ pitch, start, end, tournament, captain }: BookingAtCentre, timeZone: string) =>
  commaText(
    labelledText(pitch.name, dayText(start, timeZone)),
    timeRangeText({ start, end }, timeZone),
    tournament ?? captain,
  )
