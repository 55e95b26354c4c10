import type { Formats } from '../game/src/i18n.ts'

type DateOptions = Intl.DateTimeFormatOptions
type Part = { type: string; value: string }

/** CLDR has no data for languages that write the first of a month in another way. */
const firstDays: Record<string, string> = { fr: '1er' }

/** A Saturday. */
const someDay = Date.UTC(2026, 10, 28)

const joinParts = (parts: readonly Part[], shown: readonly string[]) =>
  parts.map(({ type, value }) => (shown.includes(type) ? `{${type}}` : value)).join('')

/** Regions disagree about a comma after the weekday. The app writes none. */
const withoutComma = (pattern: string) => pattern.replace('{weekday}, ', '{weekday} ')

export const createFormats = (locale: string): Formats => {
  const dateParts = (options: DateOptions, date = someDay) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(date)

  const datePattern = (options: DateOptions) =>
    withoutComma(joinParts(dateParts(options), ['weekday', 'day', 'month', 'year']))

  const findPart = (type: string, parts: readonly Part[]) => {
    const part = parts.find((one) => one.type === type)
    if (!part) throw new Error(`${locale} has no ${type}`)
    return part.value
  }

  const weekdayNames = (weekday: DateOptions['weekday']) =>
    Array.from({ length: 7 }, (_, n) => findPart('weekday', dateParts({ weekday }, Date.UTC(2024, 0, 1 + n))))

  const monthNames = (month: DateOptions['month']) =>
    Array.from({ length: 12 }, (_, n) =>
      findPart('month', dateParts({ month, day: 'numeric' }, Date.UTC(2026, n))),
    )

  const datePatterns = (length: 'long' | 'short') => ({
    dayMonth: datePattern({ day: 'numeric', month: length }),
    weekdayDayMonth: datePattern({ weekday: length, day: 'numeric', month: length }),
    dayMonthYear: datePattern({ day: 'numeric', month: length, year: 'numeric' }),
    monthYear: datePattern({ month: length, year: 'numeric' }),
  })

  const numberParts = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, options).formatToParts(value)

  const moneyPattern = (currency: string) => {
    const options = { style: 'currency', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 } as const
    return joinParts(numberParts(1, { ...options, currency }), ['currency', 'integer'])
      .replace('{currency}', '{symbol}')
      .replace('{integer}', '{number}')
  }

  const compactSuffix = (value: number) =>
    new Intl.NumberFormat(locale, { notation: 'compact' }).format(value).replace('1', '')

  const listPattern = (texts: readonly string[], at: number) => {
    const parts = new Intl.ListFormat(locale).formatToParts(texts)
    const literal = parts.filter(({ type }) => type === 'literal')[at]
    return `{0}${literal?.value}{1}`
  }
  const four = ['a', 'b', 'c', 'd']

  return {
    weekdays: { long: weekdayNames('long'), short: weekdayNames('short'), narrow: weekdayNames('narrow') },
    months: { long: monthNames('long'), short: monthNames('short') },
    dates: {
      firstDay: firstDays[locale] ?? '1',
      long: datePatterns('long'),
      short: {
        ...datePatterns('short'),
        weekdayDay: datePattern({ weekday: 'short', day: 'numeric' }),
        weekdayDayMonthYear: datePattern({
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          year: 'numeric',
        }),
      },
    },
    numbers: {
      decimal: findPart('decimal', numberParts(1.5)),
      group: findPart('group', numberParts(10_000)),
    },
    money: { symbol: moneyPattern('NGN'), letters: moneyPattern('CHF') },
    compact: [1e3, 1e6, 1e9, 1e12].map(compactSuffix),
    lists: {
      two: listPattern(['a', 'b'], 0),
      start: listPattern(four, 0),
      middle: listPattern(four, 1),
      end: listPattern(four, 2),
    },
  }
}
