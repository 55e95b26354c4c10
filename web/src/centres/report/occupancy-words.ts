import type { Occupancy } from '@i-one/contract/bookings/occupancy'

type Hour = Occupancy['hours'][number]

export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export const toBookedShare = ({ open, booked }: Pick<Hour, 'open' | 'booked'>) =>
  open > 0 ? booked / open : 0

export const percentText = (share: number) =>
  share > 0 && share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`

const inHours = (minutes: number) => Math.round(minutes / 60).toLocaleString('en-US')

const total = (hours: readonly Hour[]) =>
  hours.reduce((sum, { open, booked }) => ({ open: sum.open + open, booked: sum.booked + booked }), {
    open: 0,
    booked: 0,
  })

export const bookedHoursText = (hours: readonly Hour[]) => {
  const all = total(hours)
  return `${inHours(all.booked)} of ${inHours(all.open)} open hours booked`
}

export const bookedTotalText = (hours: readonly Hour[]) =>
  `${bookedHoursText(hours)}, ${percentText(toBookedShare(total(hours)))}`

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
