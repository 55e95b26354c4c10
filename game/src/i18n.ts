type Values = Record<string, string | number | null | undefined>

type DatePattern = 'dayMonth' | 'weekdayDayMonth' | 'dayMonthYear' | 'monthYear'

/** Names, patterns and separators of a language. Weekdays begin with Monday. */
export interface Formats {
  weekdays: Record<'long' | 'short' | 'narrow', readonly string[]>
  months: Record<'long' | 'short', readonly string[]>
  dates: {
    /** Day of a date on the first of a month, for example '1er' in French. */
    firstDay: string
    long: Record<DatePattern, string>
    short: Record<DatePattern | 'weekdayDay' | 'weekdayDayMonthYear', string>
  }
  numbers: Record<'decimal' | 'group', string>
  /** Patterns for a currency with a symbol, such as $, and for one with letters, such as CHF. */
  money: Record<'symbol' | 'letters', string>
  /** Suffixes for thousands, millions, billions and trillions. */
  compact: readonly string[]
  lists: Record<'two' | 'start' | 'middle' | 'end', string>
}

/** `id` is the English message in ICU MessageFormat. */
export interface Translator {
  _(id: string, values?: Values): string
  readonly formats: Formats
}

let translator: Translator | undefined

/**
 * The server sets a translator for the language of each request. The build of the pages inlines the messages and
 * formats. Other programs, such as benchmarks, get messages without values in English.
 */
export const setTranslator = (given: Translator) => {
  translator = given
}

export const i18n: Translator = {
  _(id, values) {
    if (translator) return translator._(id, values)
    if (values) throw new Error('Call setTranslator first')
    return id
  },
  get formats() {
    if (!translator) throw new Error('Call setTranslator first')
    return translator.formats
  },
}
