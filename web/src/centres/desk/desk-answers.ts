import type { DeskDate, TakenDate } from '@i-one/contract/centres/desk'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { dayText, timeRangeText } from '../../lib/pitch-time.ts'

export const isFreeDate = ({ closed, bookings }: TakenDate) => !closed && bookings.length === 0

export const takenDateText = ({ start, closed, bookings }: TakenDate, timeZone: string) => {
  const day = dayText(start, timeZone)
  const [first] = bookings
  if (closed || !first) return t`${day}: the pitch is closed.`
  const time = timeRangeText(first, timeZone)
  if (first.state === 'blocked') return t`${day}: closed, ${time}.`
  const who = first.tournament ?? first.captain
  if (first.state === 'held') return who ? t`${day}: held by ${who}, ${time}.` : t`${day}: held, ${time}.`
  return who ? t`${day}: booked by ${who}, ${time}.` : t`${day}: booked, ${time}.`
}

export const sumPrices = (dates: readonly DeskDate[], agreed: number | undefined) =>
  dates.reduce((sum, { price }) => sum + (agreed ?? price.amount), 0)

export const bookButtonText = (dates: readonly DeskDate[], agreed: number | undefined) => {
  const [first] = dates
  if (!first) return t({ message: 'Book', comment: 'Verb on a button' })
  const sum = moneyText({ ...first.price, amount: sumPrices(dates, agreed) })
  return plural({ dates: dates.length }, { one: `Book for ${sum}`, other: `Book # dates for ${sum}` })
}

/** Returns the last nine digits of a phone number, which do not depend on the country code. */
export const getLastDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '').slice(-9)

export const toCustomerSearch = ({ name, phone }: { name: string; phone: string }) =>
  getLastDigits(phone).length >= 3 ? phone.trim() : name.trim()
