import type { CustomerBooking, CentreCustomer } from '@i-one/contract/centres/customers'
import { moneyText } from '@i-one/game/payments/money'
import { dateTimeText } from '../../lib/pitch-time.ts'

export const deskNameText = ({ name, phone }: NonNullable<CentreCustomer['atDesk']>) =>
  `Known at the desk as ${phone ? `${name}, ${phone}` : name}`

type Owing = Pick<CustomerBooking, 'pitch' | 'timeZone' | 'start' | 'owed'>

export const reminderText = (name: string, owing: readonly Owing[]) =>
  [
    `Hi ${name}, you still owe:`,
    ...owing.map(
      ({ pitch, timeZone, start, owed }) => `${pitch}, ${dateTimeText(start, timeZone)}: ${moneyText(owed)}`,
    ),
  ].join('\n')
