import { isCurrency } from '@i-one/game/payments/known-currencies'
import { i18n } from '../i18n/i18n.ts'
import { toInputError } from './api-error.ts'

export const parseTimeZone = (timeZone: string) => {
  const unknown = () => toInputError({ timeZone: i18n._('Must be a time zone, such as Africa/Lagos') })
  if (!/^(?:UTC|[A-Za-z]+\/[\w+/-]+)$/.test(timeZone)) throw unknown()
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) throw unknown()
    throw error
  }
}

export const requireCurrency = (currency: string, field: string) => {
  if (!isCurrency(currency))
    throw toInputError({ [field]: i18n._('Must be an ISO 4217 currency code, such as NGN or XOF') })
}
