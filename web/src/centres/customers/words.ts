import type { CustomerBooking, CentreCustomer } from '@i-one/contract/centres/customers'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { dateTimeText } from '../../lib/pitch-time.ts'
import { commaText, labelledText } from '../../ui/text/joins.ts'

export const deskNameText = ({ name, phone }: NonNullable<CentreCustomer['atDesk']>) =>
  phone ? t`Known at the desk as ${name}, ${phone}` : t`Known at the desk as ${name}`

type Owing = Pick<CustomerBooking, 'pitch' | 'timeZone' | 'start' | 'owed'>

export const reminderText = (name: string, owing: readonly Owing[]) =>
  [
    t`Hi ${name}, you still owe:`,
    ...owing.map(({ pitch, timeZone, start, owed }) =>
      labelledText(commaText(pitch, dateTimeText(start, timeZone)), moneyText(owed)),
    ),
  ].join('\n')
