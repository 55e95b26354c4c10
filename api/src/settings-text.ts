import type { CancellationPolicy } from '@i-one/contract/bookings'
import type { CentreLogChange } from '@i-one/contract/centres/log'
import type { HolidayPrice, PitchPrices, PricedHours } from '@i-one/contract/centres/prices'
import type { OpeningHours } from '@i-one/contract/pitches'
import type { PitchSettings } from '@i-one/contract/pitches/registration'
import { moneyText } from '@i-one/game/payments/money'

type SettingsText = Partial<Record<CentreLogChange['what'], string>>

export const listChanges = (before: SettingsText, after: SettingsText): CentreLogChange[] =>
  (Object.keys(after) as CentreLogChange['what'][]).flatMap((what) => {
    const [from = '', to = ''] = [before[what], after[what]]
    return from === to ? [] : [{ what, from, to }]
  })

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const daysText = (days: readonly number[]) => {
  const runs: [first: number, last: number][] = []
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.[1] === day - 1) last[1] = day
    else runs.push([day, day])
  }
  return runs
    .map(([first, last]) => {
      const [from, to] = [weekdays[first - 1], weekdays[last - 1]]
      return first === last ? from : `${from}–${to}`
    })
    .join(', ')
}

const hoursText = (hours: readonly OpeningHours[]) => {
  const byTimes = new Map<string, number[]>()
  for (const day of new Set(hours.map((one) => one.day))) {
    const times = hours
      .filter((one) => one.day === day)
      .map(({ open, close }) => `${open}–${close}`)
      .toSorted()
      .join(' and ')
    byTimes.set(times, [...(byTimes.get(times) ?? []), day])
  }
  return [...byTimes].map(([times, days]) => `${daysText(days)} ${times}`).join(', ')
}

export const policyText = (policy: CancellationPolicy | null, currency: string) => {
  if (!policy) return ''
  const { freeHours, laterShare, deposit } = policy
  const depositText = deposit > 0 ? `, deposit ${moneyText({ amount: deposit, currency })}` : ''
  return `Free until ${freeHours} hours before the start, then ${laterShare}% of the price${depositText}`
}

const dateFormat = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

const dateText = (day: string) => new Intl.DateTimeFormat('en-NG', dateFormat).format(new Date(day))

type Prices = Pick<PitchPrices, 'lists' | 'holidays'>

export const pricesText = ({ lists, holidays }: Prices, currency: string) => {
  const money = (amount: number) => moneyText({ amount, currency })
  const hours = ({ days, open, close, amount }: PricedHours) =>
    `${daysText(days)} ${open}–${close} ${money(amount)}`
  const value = (holiday: HolidayPrice) => {
    if (holiday.by === 'amount') return money(holiday.value)
    return holiday.by === 'percent' ? `${holiday.value}%` : `like ${weekdays[holiday.value - 1]}`
  }
  return [
    ...lists.map(({ from, week }) => `From ${dateText(from)}: ${week.map(hours).join(', ')}`),
    ...holidays.map(
      (one) => `${one.name}, ${dateText(one.date)}${one.yearly ? ', yearly' : ''}: ${value(one)}`,
    ),
  ].join('. ')
}

type Place = Pick<PitchSettings, 'name' | 'address' | 'location' | 'timeZone' | 'phone' | 'openingHours'>

const placeText = ({ name, address, location, timeZone, phone, openingHours }: Place) => ({
  name,
  address,
  location: location.coordinates
    .toReversed()
    .map((degrees) => degrees.toFixed(5))
    .join(', '),
  timeZone,
  phone,
  openingHours: hoursText(openingHours),
})

export const toCentreSettingsText = (centre: Place & { legalName: string; rules: string }): SettingsText => {
  const { name, ...place } = placeText(centre)
  return { name, legalName: centre.legalName, ...place, rules: centre.rules }
}

export const toPitchSettingsText = (pitch: PitchSettings): SettingsText => ({
  ...placeText(pitch),
  surface: pitch.surface,
  facilities: pitch.facilities.join(', '),
  slotMinutes: `${pitch.slotMinutes} minutes`,
  price: moneyText(pitch.price),
  authorization: pitch.autoAuthorize ? 'automatic' : 'by staff',
  published: pitch.listed ? 'published' : 'hidden',
  sessionsAhead: pitch.sessionsAhead ? String(pitch.sessionsAhead) : '',
  playersPerTeam: pitch.playersPerTeam ? String(pitch.playersPerTeam) : '',
})
