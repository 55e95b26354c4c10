import { cancelDeskBooking, setNoShow } from '@i-one/contract/centres/desk'
import type { HostBooking } from '@i-one/contract/host'
import { moneyText } from '@i-one/game/payments/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { deskBookingQuery } from './queries.ts'
import { useAct } from './use-act.ts'
import styles from './desk.module.css'

type DeskPartProps = {
  booking: HostBooking
  asOf: string
  /** The sheet itself shows telephone and money. */
  hasPhone: boolean
  onClose: () => void
}

/** Of a booking of the desk: whose it is, what was paid, and what becomes of it. For those who act for the centre. */
export function DeskPart({ booking: { _id: id, start, end }, asOf, hasPhone, onClose }: DeskPartProps) {
  const { data, error } = useQuery(deskBookingQuery(id))
  const { mutate, isPending } = useAct(onClose)
  const [andAfter, setAndAfter] = useState(false)
  if (error && !data) return <p role="alert">{error.message}</p>
  if (!data) return <Loading label="Loading the booking" height={120} />
  const { customer, price, paid, letDown, series } = data
  const cancel = (by: 'customer' | 'pitch') =>
    mutate({
      act: () => call(cancelDeskBooking, { params: { id }, body: { by, andAfter } }),
      message: 'Cancelled',
    })
  const say = (noShow: boolean) =>
    mutate({
      act: () => call(setNoShow, { params: { id }, body: { noShow } }),
      message: noShow ? 'Written down: nobody came' : 'Written down: they came',
    })
  return (
    <div className="stack">
      {!hasPhone && customer?.phone && <a href={`tel:${customer.phone}`}>Call {customer.phone}</a>}
      {!hasPhone && (
        <p>
          {moneyText(paid)} of {moneyText(price)} is paid at the pitch.
        </p>
      )}
      {letDown === 'no-show' && <p>Nobody came.</p>}
      {start <= asOf && (
        <Button
          variant="ghost"
          pending={isPending}
          pendingText="Writing it down..."
          onClick={() => say(letDown !== 'no-show')}
        >
          {letDown === 'no-show' ? 'They came after all' : 'Nobody came'}
        </Button>
      )}
      {end > asOf && (
        <>
          {series && (
            <Checkbox
              label="And all after it"
              checked={andAfter}
              onChange={({ target }) => setAndAfter(target.checked)}
            />
          )}
          <div className={styles.two}>
            <Button
              variant="danger"
              pending={isPending}
              pendingText="Cancelling..."
              onClick={() => cancel('customer')}
            >
              The customer cancels
            </Button>
            <Button
              variant="danger"
              pending={isPending}
              pendingText="Cancelling..."
              onClick={() => cancel('pitch')}
            >
              We cancel
            </Button>
          </div>
          <p className="small mute">Where the customer cancels late, they owe what your terms say.</p>
        </>
      )}
    </div>
  )
}
