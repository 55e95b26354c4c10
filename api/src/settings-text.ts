import type { CancellationPolicy } from '@i-one/contract/bookings'
import type { CentreLogChange } from '@i-one/contract/centres/log'
import type { HolidayPrice, PitchPrices, PricedHours } from '@i-one/contract/centres/prices'
import type { OpeningHours } from '@i-one/contract/pitches'
import type { PitchSettings } from '@i-one/contract/pitches/registration'
import { dayMonthYearText } from '@i-one/game/formats/dates'
import { listText } from '@i-one/game/formats/lists'
import { moneyText, type Price } from '@i-one/game/payments/money'
import { facilityText } from '@i-one/game/pitches/facilities'
import { surfaceText } from '@i-one/game/pitches/surfaces'
import { i18n } from './lib/i18n/i18n.ts'

type PriceLists = Pick<PitchPrices, 'lists' | 'holidays'>

/** A string is shown as it is, and is a sentence in English in older entries. `null` is a deleted text. */
type SettingValue =
  | string
  | null
  | { surface: string }
  | { facilities: readonly string[] }
  | { automatic: boolean }
  | { minutes: number }
  | { hours: readonly OpeningHours[] }
  | { price: Price }
  | { prices: PriceLists; currency: string }
  | { policy: CancellationPolicy; currency: string }

type Setting = CentreLogChange['what']

type Settings = Partial<Record<Setting, SettingValue>>

/** A changed setting as stored, without texts, because each reader reads it in their own language. */
export interface SettingChange {
  what: Setting
  from: SettingValue
  to: SettingValue
}

export const listChanges = (before: Settings, after: Settings): SettingChange[] =>
  (Object.keys(after) as Setting[]).flatMap((what) => {
    const [from = '', to = ''] = [before[what], after[what]]
    return settingText(from) === settingText(to) ? [] : [{ what, from, to }]
  })

const settingText = (value: SettingValue) => {
  if (value === null) return i18n._('(deleted)')
  if (typeof value === 'string') return value
  if ('surface' in value) return surfaceText(value.surface)
  if ('facilities' in value) return value.facilities.map(facilityText).join(', ')
  if ('automatic' in value) return value.automatic ? i18n._('automatic') : i18n._('by staff')
  if ('minutes' in value)
    return i18n._('{minutes, plural, one {# minute} other {# minutes}}', { minutes: value.minutes })
  if ('hours' in value) return openingHoursText(value.hours)
  if ('price' in value) return moneyText(value.price)
  return 'prices' in value
    ? pricesText(value.prices, value.currency)
    : policyText(value.policy, value.currency)
}

export const settingChangeText = ({ what, from, to }: SettingChange): CentreLogChange => ({
  what,
  from: settingText(from),
  to: settingText(to),
})

const weekdayText = (day: number) => i18n.formats.weekdays.short[day - 1] ?? ''

const daysText = (days: readonly number[]) => {
  const runs: [first: number, last: number][] = []
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last?.[1] === day - 1) last[1] = day
    else runs.push([day, day])
  }
  return runs
    .map(([first, last]) =>
      first === last ? weekdayText(first) : `${weekdayText(first)}–${weekdayText(last)}`,
    )
    .join(', ')
}

const openingHoursText = (hours: readonly OpeningHours[]) => {
  const byTimes = new Map<string, number[]>()
  for (const day of new Set(hours.map((one) => one.day))) {
    const times = hours
      .filter((one) => one.day === day)
      .map(({ open, close }) => `${open}–${close}`)
      .toSorted()
    const text = listText(times)
    byTimes.set(text, [...(byTimes.get(text) ?? []), day])
  }
  return [...byTimes].map(([times, days]) => `${daysText(days)} ${times}`).join(', ')
}

const policyText = ({ freeHours: hours, laterShare: share, deposit }: CancellationPolicy, currency: string) =>
  deposit > 0
    ? i18n._('Free until {hours} hours before the start, then {share}% of the price, deposit {deposit}', {
        hours,
        share,
        deposit: moneyText({ amount: deposit, currency }),
      })
    : i18n._('Free until {hours} hours before the start, then {share}% of the price', { hours, share })

const holidayText = ({ by, value, ...holiday }: HolidayPrice, currency: string) => {
  const amounts = {
    amount: () => moneyText({ amount: value, currency }),
    percent: () => i18n._('{percent}%', { percent: value }),
    weekday: () => i18n._('like {weekday}', { weekday: weekdayText(value) }),
  }
  const { name, yearly } = holiday
  const values = { name, date: dayMonthYearText(holiday.date, 'UTC'), amount: amounts[by]() }
  return yearly
    ? i18n._('{name}, {date}, yearly: {amount}', values)
    : i18n._('{name}, {date}: {amount}', values)
}

const pricesText = ({ lists, holidays }: PriceLists, currency: string) => {
  const hoursText = ({ days, open, close, amount }: PricedHours) =>
    `${daysText(days)} ${open}–${close} ${moneyText({ amount, currency })}`
  return [
    ...lists.map(({ from, week }) =>
      i18n._('From {date}: {prices}', {
        date: dayMonthYearText(from, 'UTC'),
        prices: week.map(hoursText).join(', '),
      }),
    ),
    ...holidays.map((holiday) => holidayText(holiday, currency)),
  ].join('. ')
}

type Place = Pick<PitchSettings, 'name' | 'address' | 'location' | 'timeZone' | 'phone' | 'openingHours'>

const toPlaceSettings = ({ name, address, location, timeZone, phone, openingHours }: Place) => ({
  name,
  address,
  location: location.coordinates
    .toReversed()
    .map((degrees) => degrees.toFixed(5))
    .join(', '),
  timeZone,
  phone,
  openingHours: { hours: openingHours },
})

export const toCentreSettings = (centre: Place & { legalName: string; rules: string }): Settings => {
  const { name, ...place } = toPlaceSettings(centre)
  return { name, legalName: centre.legalName, ...place, rules: centre.rules }
}

export const toPitchSettings = (pitch: PitchSettings): Settings => ({
  ...toPlaceSettings(pitch),
  surface: { surface: pitch.surface },
  facilities: pitch.facilities.length > 0 ? { facilities: pitch.facilities } : '',
  slotMinutes: { minutes: pitch.slotMinutes },
  price: { price: pitch.price },
  authorization: { automatic: pitch.autoAuthorize },
  published: pitch.listed ? 'published' : 'hidden',
  sessionsAhead: pitch.sessionsAhead ? String(pitch.sessionsAhead) : '',
  playersPerTeam: pitch.playersPerTeam ? String(pitch.playersPerTeam) : '',
})
