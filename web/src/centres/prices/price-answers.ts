import type { HolidayPrice, PitchPrices, PriceList } from '@i-one/contract/centres/prices'
import { cleanCode } from '@i-one/contract/text'
import { findInvalidTimeRanges } from '@i-one/game/centres/prices'
import { formatAmount, parseAmount } from '@i-one/game/payments/amount-field'
import { t } from '@lingui/core/macro'

/** A `close` of 00:00 means midnight at the end of the day. `price` is the text as typed. */
export type PricedHoursFormValues = { days: number[]; open: string; close: string; price: string }
export type PriceListFormValues = { from: string; week: PricedHoursFormValues[] }
export type HolidayFormValues = Omit<HolidayPrice, 'value'> & { value: string }
export type PriceFormValues = { lists: PriceListFormValues[]; holidays: HolidayFormValues[] }

export type PriceFormErrors = Record<string, string>

type Prices = Pick<PitchPrices, 'lists' | 'holidays' | 'price'>

export const toPriceFormValues = ({ lists, holidays, price: { currency } }: Prices): PriceFormValues => ({
  lists: lists.map(({ from, week }) => ({
    from,
    week: week.map(({ days, open, close, amount }) => ({
      days,
      open,
      close: close === '24:00' ? '00:00' : close,
      price: formatAmount({ amount, currency }),
    })),
  })),
  holidays: holidays.map(({ value, ...holiday }) => ({
    ...holiday,
    value: holiday.by === 'amount' ? formatAmount({ amount: value, currency }) : String(value),
  })),
})

const amountHint = t`Enter an amount like 25,000 or 25k`

const parsePrice = (text: string, currency: string) =>
  text.trim() === '' ? undefined : parseAmount(text, currency)

export const toPricedHours = ({ week }: PriceListFormValues, currency: string) =>
  week.map(({ price, close, ...hours }) => ({
    ...hours,
    close: close === '00:00' ? '24:00' : close,
    amount: parsePrice(price, currency) ?? 0,
  }))

const listErrors = (lists: readonly PriceListFormValues[], currency: string) => {
  const errors: PriceFormErrors = {}
  for (const [n, list] of lists.entries()) {
    if (!list.from) errors[`lists.${n}.from`] = t`Choose the first day`
    else if (lists.slice(0, n).some(({ from }) => from === list.from))
      errors[`lists.${n}.from`] = t`Another price list starts on this day`
    for (const [at, { days, open, close, price }] of list.week.entries()) {
      const field = `lists.${n}.week.${at}`
      if (days.length === 0) errors[`${field}.days`] = t`Choose a day`
      if (!open || !close) errors[`${field}.close`] = t`Enter a start and an end`
      if (parsePrice(price, currency) === undefined) errors[`${field}.amount`] = amountHint
    }
    for (const [at, message] of findInvalidTimeRanges(toPricedHours(list, currency)))
      errors[`lists.${n}.week.${at}.close`] ??= message
  }
  return errors
}

const parseHolidayValue = ({ by, value }: HolidayFormValues, currency: string) => {
  if (by === 'amount') return parsePrice(value, currency)
  const percent = cleanCode(value)
  return /^\d{1,4}$/.test(percent) ? Number(percent) : undefined
}

const holidayErrors = (holidays: readonly HolidayFormValues[], currency: string) => {
  const errors: PriceFormErrors = {}
  for (const [n, holiday] of holidays.entries()) {
    if (!holiday.name.trim()) errors[`holidays.${n}.name`] = t`Enter a name`
    if (!holiday.date) errors[`holidays.${n}.date`] = t`Choose a date`
    if (parseHolidayValue(holiday, currency) === undefined)
      errors[`holidays.${n}.value`] = holiday.by === 'percent' ? t`Enter a number like 120` : amountHint
  }
  return errors
}

type Checked =
  | { prices: { lists: PriceList[]; holidays: HolidayPrice[] }; errors?: never }
  | { prices?: never; errors: PriceFormErrors }

export const parsePrices = ({ lists, holidays }: PriceFormValues, currency: string): Checked => {
  const errors = { ...listErrors(lists, currency), ...holidayErrors(holidays, currency) }
  if (Object.keys(errors).length > 0) return { errors }
  return {
    prices: {
      lists: lists.map((list) => ({ from: list.from, week: toPricedHours(list, currency) })),
      holidays: holidays.map((holiday) => ({ ...holiday, value: parseHolidayValue(holiday, currency) ?? 0 })),
    },
  }
}
