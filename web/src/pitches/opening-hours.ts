import type { OpeningHours } from '@i-one/contract/pitches'
import { t } from '@lingui/core/macro'
import { commaText } from '../ui/text/joins.ts'

export const dayNames = [t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`, t`Sunday`]

const hoursText = (hours: readonly OpeningHours[]) =>
  commaText(...hours.map(({ open, close }) => t`${open} to ${close}`)) || t`Closed`

const daysText = (first: number, last: number) => {
  const from = dayNames[first - 1] ?? ''
  if (first === last) return from
  const to = dayNames[last - 1] ?? ''
  return last - first === 1 ? commaText(from, to) : t`${{ firstDay: from }} to ${{ lastDay: to }}`
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
  if (lines.length === 1) return [{ days: t`Every day`, hours: lines[0]?.hours ?? '' }]
  return lines.map(({ first, last, hours }) => ({ days: daysText(first, last), hours }))
}
