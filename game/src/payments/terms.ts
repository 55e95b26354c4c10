import { hour } from '../durations.ts'
import { i18n } from '../i18n.ts'
import { type Price, roundToWhole } from './money.ts'

interface CancellingTerms {
  freeHours: number
  laterShare: number
}

export const getFreeUntil = ({ freeHours }: Pick<CancellingTerms, 'freeHours'>, start: Date) =>
  new Date(start.getTime() - freeHours * hour)

export const getCancelFee = (
  terms: CancellingTerms | undefined,
  { price, start, at }: { price: Price; start: Date; at: Date },
) =>
  !terms || at <= getFreeUntil(terms, start)
    ? 0
    : Math.min(roundToWhole((price.amount * terms.laterShare) / 100, price.currency), price.amount)

export const cancelFeeText = (percent: number) =>
  i18n._('{percent, plural, =50 {half the price} =100 {the full price} other {{percent}% of the price}}', {
    percent: Math.min(percent, 100),
  })
