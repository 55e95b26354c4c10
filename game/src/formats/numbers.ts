import { i18n } from '../i18n.ts'

const withSeparators = (digits: string) => {
  const [whole = '', fraction] = digits.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, i18n.formats.numbers.group)
  return fraction ? grouped + i18n.formats.numbers.decimal + fraction : grouped
}

/** Formats a number with at most `decimals`, for example 1234.5 as '1,234.5'. */
export const numberText = (value: number, decimals = 3) =>
  withSeparators(String(Number(value.toFixed(decimals))))

/** Formats a number with exactly `decimals`, for example 2 as '2.0'. */
export const fixedText = (value: number, decimals: number) => withSeparators(value.toFixed(decimals))
