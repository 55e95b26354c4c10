import type { DeskDate, TakenDate } from '@i-one/contract/centres/desk'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { dayText, timeRangeText } from '../../lib/pitch-time.ts'

export const isFreeDate = ({ closed, bookings }: TakenDate) => !closed && bookings.length === 0

export const takenDateText = ({ start, closed, bookings }: TakenDate, timeZone: string) => {
  const day = dayText(start, timeZone)
  const [first] = bookings
  if (closed || !first) return `${day}: the pitch is closed.`
  if (first.state === 'blocked') return `${day}: closed, ${timeRangeText(first, timeZone)}.`
  const who = first.tournament ?? first.captain
  const what = first.state === 'held' ? 'held' : 'booked'
  return `${day}: ${what}${who ? ` by ${who}` : ''}, ${timeRangeText(first, timeZone)}.`
}

export const sumPrices = (dates: readonly DeskDate[], agreed: number | undefined) =>
  dates.reduce((sum, { price }) => sum + (agreed ?? price.amount), 0)

export const bookButtonText = (dates: readonly DeskDate[], agreed: number | undefined) => {
  const [first] = dates
  if (!first) return 'Book'
  const sum = moneyText({ ...first.price, amount: sumPrices(dates, agreed) })
  return dates.length === 1 ? `Book for ${sum}` : `Book ${countText(dates.length, 'date')} for ${sum}`
}

/** Returns the last nine digits of a phone number, which do not depend on the country code. */
export const getLastDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '').slice(-9)

export const toCustomerSearch = ({ name, phone }: { name: string; phone: string }) =>
  getLastDigits(phone).length >= 3 ? phone.trim() : name.trim()
