import type { Occupancy } from '@i-one/contract/bookings/occupancy'
import { numberText } from '@i-one/game/formats/numbers'
import { i18n } from '@i-one/game/i18n'
import { t } from '@lingui/core/macro'
import { commaText } from '../../ui/text/joins.ts'

type Hour = Occupancy['hours'][number]

export const weekdayNames = i18n.formats.weekdays.short

export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export const toBookedShare = ({ open, booked }: Pick<Hour, 'open' | 'booked'>) =>
  open > 0 ? booked / open : 0

export const percentText = (share: number) =>
  share > 0 && share < 0.01 ? t`under 1%` : t`${{ percent: Math.round(share * 100) }}%`

const inHours = (minutes: number) => numberText(minutes / 60, 0)

const total = (hours: readonly Hour[]) =>
  hours.reduce((sum, { open, booked }) => ({ open: sum.open + open, booked: sum.booked + booked }), {
    open: 0,
    booked: 0,
  })

export const bookedHoursText = (hours: readonly Hour[]) => {
  const all = total(hours)
  return t`${{ booked: inHours(all.booked) }} of ${{ open: inHours(all.open) }} open hours booked`
}

export const bookedTotalText = (hours: readonly Hour[]) =>
  commaText(bookedHoursText(hours), percentText(toBookedShare(total(hours))))

const hourName = ({ day, hour }: Hour) => `${weekdayNames[day - 1]} ${hourText(hour)}`

export const findFullestHours = (hours: readonly Hour[], count: number) =>
  hours
    .filter(({ booked }) => booked > 0)
    .toSorted((a, b) => toBookedShare(b) - toBookedShare(a) || b.booked - a.booked)
    .slice(0, count)
    .map((hour) => ({ name: hourName(hour), share: toBookedShare(hour) }))

export const findEmptiestDay = (hours: readonly Hour[]) => {
  const days = weekdayNames
    .map((name, at) => ({ name, ...total(hours.filter(({ day }) => day === at + 1)) }))
    .filter(({ open }) => open > 0)
    .map(({ name, ...all }) => ({ name, share: toBookedShare(all) }))
    .toSorted((a, b) => a.share - b.share)
  const [first, second] = days
  return first && second && first.share < second.share ? first : undefined
}

export const countUnbookedHours = (hours: readonly Hour[]) =>
  hours.filter(({ booked }) => booked === 0).length
