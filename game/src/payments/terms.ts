import { hour } from '../durations.ts'
import { type Price, roundToWhole } from './money.ts'

/** Nothing until `freeHours` before the start, later `laterShare` percent of the price; as on the wire. */
interface CancellingTerms {
  freeHours: number
  laterShare: number
}

/** Until when cancelling is free. */
export const freeUntil = ({ freeHours }: Pick<CancellingTerms, 'freeHours'>, start: Date) =>
  new Date(start.getTime() - freeHours * hour)

/** What who cancels then owes the centre of a price, to a whole unit of money and never more than the price. */
export const cancelFee = (
  terms: CancellingTerms | undefined,
  { price, start, at }: { price: Price; start: Date; at: Date },
) =>
  !terms || at <= freeUntil(terms, start)
    ? 0
    : Math.min(roundToWhole((price.amount * terms.laterShare) / 100, price.currency), price.amount)

/** 'half of it', of a share in percent. */
export const shareOfPrice = (percent: number) => {
  if (percent >= 100) return 'all of it'
  return percent === 50 ? 'half of it' : `${percent}% of it`
}
