import { PitchSettings, countOpenMinutes, type OwnPitch } from '@i-one/contract/pitches/registration'
import { cleanCode } from '@i-one/contract/text'
import { formatAmount, parseAmount } from '@i-one/game/payments/amount-field'
import { getDecimalPlaces, moneyText } from '@i-one/game/payments/money'
import { surfaces } from '@i-one/game/pitches/surfaces'
import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { tabStorage } from '../../lib/site-data/site-data.ts'

export type HoursRange = { open: string; close: string }

export type PitchFormValues = {
  name: string
  address: string
  lat: string
  lng: string
  timeZone: string
  surface: string
  facilities: string[]
  phone: string
  slotMinutes: string
  price: string
  currency: string
  sameEveryDay: boolean
  /** Opening hours of each day, starting on Monday. If `sameEveryDay` is set, Monday's hours apply to every day. */
  week: HoursRange[][]
  autoAuthorize: boolean
  listed: boolean
  sessionsAhead: string
  playersPerTeam: string
}

export type PitchFormErrors = Record<string, string>

export type PlaceFormValues = Pick<PitchFormValues, 'lat' | 'lng' | 'timeZone' | 'sameEveryDay' | 'week'>

const defaultHours: HoursRange = { open: '08:00', close: '23:00' }

export const createPitchFormValues = (deviceZone: string): PitchFormValues => ({
  name: '',
  address: '',
  lat: '',
  lng: '',
  timeZone: deviceZone === 'UTC' ? 'Africa/Lagos' : deviceZone,
  surface: surfaces[0] ?? '',
  facilities: [],
  phone: '',
  slotMinutes: '60',
  price: '',
  currency: 'NGN',
  sameEveryDay: true,
  week: Array.from({ length: 7 }, () => [defaultHours]),
  autoAuthorize: false,
  listed: true,
  sessionsAhead: '',
  playersPerTeam: '',
})

const toFormClose = (time: string) => (time === '24:00' ? '00:00' : time)
const fromFormClose = (time: string) => (time === '00:00' ? '24:00' : time)

const isSame = (a: HoursRange[], b: HoursRange[]) => JSON.stringify(a) === JSON.stringify(b)

type Place = Pick<PitchSettings, 'location' | 'timeZone' | 'openingHours'>

export const toPlaceFormValues = ({ location, timeZone, openingHours }: Place): PlaceFormValues => {
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) =>
    openingHours
      .filter((hours) => hours.day === day)
      .map(({ open, close }) => ({ open, close: toFormClose(close) })),
  )
  const [lng, lat] = location.coordinates
  const sameEveryDay = week.every((day) => isSame(day, week[0] ?? []))
  return { lat: String(lat), lng: String(lng), timeZone, week, sameEveryDay }
}

export const toPitchFormValues = (pitch: OwnPitch): PitchFormValues => {
  const { name, address, surface, facilities, phone, autoAuthorize, listed } = pitch
  return {
    ...toPlaceFormValues(pitch),
    name,
    address,
    surface,
    facilities,
    phone,
    autoAuthorize,
    listed,
    slotMinutes: String(pitch.slotMinutes),
    sessionsAhead: String(pitch.sessionsAhead ?? ''),
    playersPerTeam: String(pitch.playersPerTeam ?? ''),
    price: formatAmount(pitch.price),
    currency: pitch.price.currency,
  }
}

export const parseNumber = (text: string) =>
  text.trim() === '' ? Number.NaN : Number(cleanCode(text).replace(',', '.'))

const parseOptional = (choice: string) => (choice ? Number(choice) : null)

interface FieldHours {
  field: string
  hours: { day: number; open: string; close: string }
}

const listHours = ({ sameEveryDay, week }: PlaceFormValues): FieldHours[] =>
  Array.from({ length: 7 }, (_, n) =>
    (week[sameEveryDay ? 0 : n] ?? []).map(({ open, close }, nth) => ({
      field: `hours.${sameEveryDay ? 0 : n}.${nth}`,
      hours: { day: n + 1, open, close: fromFormClose(close) },
    })),
  ).flat()

export const leftoverMinutesText = (answers: PitchFormValues) => {
  for (const { hours } of listHours(answers)) {
    const left = countOpenMinutes(hours) % Number(answers.slotMinutes)
    const [open, close] = [hours.open, toFormClose(hours.close)]
    if (left > 0) return t`The last ${left} minutes of ${open} to ${close} are too short for a slot.`
  }
  return undefined
}

export const slotPriceText = ({ price, currency, slotMinutes }: PitchFormValues) => {
  const amount = parseAmount(price, currency)
  return amount === undefined
    ? ''
    : t`${{ price: moneyText({ amount, currency }) }} for ${slotMinutes} minutes.`
}

export const removeChangedErrors = (errors: PitchFormErrors, changed: readonly string[]) =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => !changed.includes(field.startsWith('hours') ? 'week' : field)),
  )

const priceHint = (currency: string) => {
  const places = getDecimalPlaces(currency)
  if (places === 0) return t`Enter a price like 25,000`
  return t`Enter a price like 25,000 or ${{ example: `25,000.${'50'.padEnd(places, '0')}` }}`
}

const priceError = ({ price = '', currency = 'NGN' }: { price?: string; currency?: string }) =>
  price.trim() === '' ? t`Enter a price, or 0 if slots are free` : priceHint(currency)

const toFieldName = (path: string, hours: FieldHours[]) => {
  const [name = '', nth = '', axis] = path.split('.')
  if (name === 'price') return 'price'
  if (name === 'location') return nth === 'coordinates' ? (axis === '0' ? 'lng' : 'lat') : 'lat'
  if (name === 'openingHours') return nth ? (hours[Number(nth)]?.field ?? 'hours') : 'hours'
  return name
}

export const toPitchFormErrors = (
  answers: PlaceFormValues & { price?: string; currency?: string },
  wrong: Iterable<[path: string, message: string]>,
): PitchFormErrors => {
  const hours = listHours(answers)
  const errors: PitchFormErrors = {}
  for (const [path, message] of wrong) {
    const field = toFieldName(path, hours)
    errors[field] ??= field === 'price' ? priceError(answers) : message
  }
  if (answers.lat.trim() || answers.lng.trim() || !errors['lat']) return errors
  const { lng: _, ...others } = errors
  return { ...others, lat: t`Mark the place on the map, or enter its coordinates` }
}

export const toPlace = (answers: PlaceFormValues): Place => ({
  location: { type: 'Point', coordinates: [parseNumber(answers.lng), parseNumber(answers.lat)] },
  timeZone: answers.timeZone,
  openingHours: listHours(answers).map(({ hours }) => hours),
})

export const parsePitchForm = (
  answers: PitchFormValues,
): { settings: PitchSettings; errors?: never } | { settings?: never; errors: PitchFormErrors } => {
  const { price, currency } = answers
  const { success, data, error } = z.safeParse(PitchSettings, {
    ...answers,
    sessionsAhead: parseOptional(answers.sessionsAhead),
    playersPerTeam: parseOptional(answers.playersPerTeam),
    ...toPlace(answers),
    slotMinutes: parseNumber(answers.slotMinutes),
    price: { amount: parseAmount(price, currency) ?? Number.NaN, currency },
  })
  if (success) return { settings: data }
  return {
    errors: toPitchFormErrors(
      answers,
      error.issues.map(({ path, message }) => [path.join('.'), message]),
    ),
  }
}

const key = 'new-pitch'

export const getDraft = (deviceZone: string): PitchFormValues => ({
  ...createPitchFormValues(deviceZone),
  ...(JSON.parse(tabStorage.getItem(key) ?? '{}') as Partial<PitchFormValues>),
})

export const saveDraft = (answers: PitchFormValues) => tabStorage.setItem(key, JSON.stringify(answers))

export const deleteDraft = () => tabStorage.removeItem(key)
