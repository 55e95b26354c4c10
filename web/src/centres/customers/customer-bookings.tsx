import type { CustomerBooking, CentreCustomer } from '@i-one/contract/centres/customers'
import { moneyText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dateTimeText } from '../../lib/pitch-time.ts'
import { WhatsAppLink } from '../../lib/share-buttons.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { customerBookingsQuery } from '../desk/queries.ts'
import { reminderText } from './words.ts'

const attendanceTexts = {
  'to-come': t`Upcoming`,
  came: t`Attended`,
  'no-show': t`No-show`,
  cancelled: t`Cancelled`,
  'cancelled-late': t`Cancelled late`,
} as const satisfies Record<CustomerBooking['came'], string>

type CustomerBookingsProps = { centre: string; customer: CentreCustomer }

export function CustomerBookings({ centre, customer }: CustomerBookingsProps) {
  const query = useQuery(customerBookingsQuery(centre, customer._id))
  const { data, error } = query
  if (!data)
    return error ? (
      <ErrorState sentence={t`Couldn't load the bookings. ${{ reason: error.message }}.`} query={query} />
    ) : (
      <Loading label={t`Loading bookings`} height={56} rows={2} />
    )
  const owing = data.filter(({ owed }) => owed.amount > 0)
  return (
    <>
      {owing.length > 0 && customer.phone && (
        <WhatsAppLink to={customer.phone} label={t`Remind`} text={reminderText(customer.name, owing)} />
      )}
      <ul>
        {data.map(({ _id, pitch, timeZone, start, came, owed }) => (
          <li
            key={_id}
            className="flex flex-wrap gap-3 items-center justify-between py-3.5 border-b border-line *:min-w-0 *:wrap-anywhere"
          >
            <div>
              {commaText(pitch, dateTimeText(start, timeZone))}
              <p className="small mute">
                {commaText(attendanceTexts[came], owed.amount > 0 && t`owes ${{ sum: moneyText(owed) }}`)}
              </p>
            </div>
            {owed.amount > 0 && (
              <Link
                className={buttonClass({ variant: 'ghost', size: 'small' })}
                to={`/host/bookings/${_id}/money`}
                aria-label={t`Take ${{ sum: moneyText(owed) }} for ${{ time: dateTimeText(start, timeZone) }}`}
              >
                <Trans>Take {{ sum: moneyText(owed) }}</Trans>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
