import type { CustomerBooking } from '@i-one/contract/centres/customers'
import { moneyText } from '@i-one/game/payments/money'
import { momentText } from '../../lib/pitch-time.ts'

type Owing = Pick<CustomerBooking, 'pitch' | 'timeZone' | 'start' | 'owed'>

export const remindText = (name: string, owing: readonly Owing[]) =>
  [
    `Hello ${name}, this is still to pay:`,
    ...owing.map(
      ({ pitch, timeZone, start, owed }) => `${pitch}, ${momentText(start, timeZone)}: ${moneyText(owed)}`,
    ),
  ].join('\n')
