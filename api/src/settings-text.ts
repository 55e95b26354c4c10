import { isDeepStrictEqual } from 'node:util'
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

interface Structures {
  facilities: readonly string[]
  openingHours: readonly OpeningHours[]
  price: Price
  prices: PriceLists & { currency: string }
  policy: CancellationPolicy & { currency: string }
}

/** A structure is a text in English in older entries. `null` is a deleted text. */
type SettingValue = string | null | Structures[keyof Structures]

type Setting = CentreLogChange['what']

type Settings = { [S in Setting]?: S extends keyof Structures ? Structures[S] | '' : string }

/** A changed setting as stored, without texts, because each reader reads it in their own language. */
export interface SettingChange {
  what: Setting
  from: SettingValue
  to: SettingValue
}

export const listChanges = (before: Settings, after: Settings): SettingChange[] =>
  (Object.keys(after) as Setting[]).flatMap((what) => {
    const [from = '', to = ''] = [before[what], after[what]]
    return isDeepStrictEqual(from, to) ? [] : [{ what, from, to }]
  })

const stringTexts: Partial<Record<Setting, (value: string) => string>> = {
  surface: surfaceText,
  // older entries have the unit
  slotMinutes: (minutes) =>
    i18n._('{minutes, plural, one {# minute} other {# minutes}}', { minutes: Number.parseInt(minutes, 10) }),
  authorization: (by) => (by === 'automatic' ? i18n._('automatic') : i18n._('by staff')),
}

const structureTexts: { [S in keyof Structures]: (value: Structures[S]) => string } = {
  facilities: (facilities) => facilities.map(facilityText).join(', '),
  openingHours: (hours) => openingHoursText(hours),
  price: moneyText,
  prices: (prices) => pricesText(prices),
  policy: (policy) => policyText(policy),
}

const isStructured = (what: Setting): what is keyof Structures => what in structureTexts

/** When an owner deletes their account, processes of 0.2.0 store these structures as strings of JSON. */
const stringified: ReadonlySet<Setting> = new Set(['openingHours', 'price', 'policy'])

const parseStructure = (what: Setting, value: SettingValue) =>
  typeof value === 'string' && stringified.has(what) && /^[[{]/.test(value)
    ? (JSON.parse(value) as SettingValue)
    : value

const settingText = (what: Setting, stored: SettingValue) => {
  const value = parseStructure(what, stored)
  if (value === null) return i18n._('(deleted)')
  if (typeof value === 'string') return (value && stringTexts[what]?.(value)) || value
  if (!isStructured(what)) throw new Error(`the setting ${what} has no structure`)
  return (structureTexts[what] as (structure: typeof value) => string)(value)
}

export const settingChangeText = ({ what, from, to }: SettingChange): CentreLogChange => ({
  what,
  from: settingText(what, from),
  to: settingText(what, to),
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

const policyText = ({ freeHours: hours, laterShare: share, deposit, currency }: Structures['policy']) =>
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

const pricesText = ({ lists, holidays, currency }: Structures['prices']) => {
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
  openingHours: openingHours.toSorted((a, b) => a.day - b.day || a.open.localeCompare(b.open)),
})

export const toCentreSettings = (centre: Place & { legalName: string; rules: string }): Settings => {
  const { name, ...place } = toPlaceSettings(centre)
  return { name, legalName: centre.legalName, ...place, rules: centre.rules }
}

export const toPitchSettings = (pitch: PitchSettings): Settings => ({
  ...toPlaceSettings(pitch),
  surface: pitch.surface,
  facilities: pitch.facilities.length > 0 ? pitch.facilities : '',
  slotMinutes: String(pitch.slotMinutes),
  price: pitch.price,
  authorization: pitch.autoAuthorize ? 'automatic' : 'by staff',
  published: pitch.listed ? 'published' : 'hidden',
  sessionsAhead: pitch.sessionsAhead ? String(pitch.sessionsAhead) : '',
  playersPerTeam: pitch.playersPerTeam ? String(pitch.playersPerTeam) : '',
})
