import type { CustomerBooking, KnownCustomer } from '@i-one/contract/centres/customers'
import { moneyText } from '@i-one/game/payments/money'
import { momentText } from '../../lib/pitch-time.ts'

export const atDeskText = ({ name, phone }: NonNullable<KnownCustomer['atDesk']>) =>
  `Known at the desk as ${phone ? `${name}, ${phone}` : name}`

type Owing = Pick<CustomerBooking, 'pitch' | 'timeZone' | 'start' | 'owed'>

export const remindText = (name: string, owing: readonly Owing[]) =>
  [
    `Hello ${name}, you still have to pay:`,
    ...owing.map(
      ({ pitch, timeZone, start, owed }) => `${pitch}, ${momentText(start, timeZone)}: ${moneyText(owed)}`,
    ),
  ].join('\n')
