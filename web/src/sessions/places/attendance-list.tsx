import type { Payments, PlacePayment } from '@i-one/contract/payments'
import type { Place, Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChangedAmountDialog } from '../../payments/changed-amount.tsx'
import { useRecordPayment } from '../../payments/moving.ts'
import { getExpectedAmount } from '../../payments/payment-acts.ts'
import { amountText, paymentStateTones, paymentStateLabels } from '../../payments/payment-words.ts'
import { paymentsQuery } from '../../payments/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { nameOrYouText, guestText, isGoingPlace } from '../people.ts'
import { canMarkNoShow, useAttendance } from './attendance.ts'

type AttendanceListProps = { session: Session; me: string | undefined; now: Date }

export function AttendanceList({ session, me, now }: AttendanceListProps) {
  const people = session.places.filter((place) => isGoingPlace(place) || place.state === 'no-show')
  const here = people.filter(({ state }) => state === 'checked-in').length
  const { data: payments } = useQuery({ ...paymentsQuery(session), enabled: session.price.amount > 0 })
  const recorder = useRecordPayment(session, payments)
  return (
    <>
      <output className="block mb-2 font-strong">
        <Trans>
          {here} of {{ total: people.length }} are here
        </Trans>
      </output>
      <ul>
        {people.map((place) => (
          <Row key={place._id} {...{ place, session, me, now, payments, recorder }} />
        ))}
      </ul>
      {payments && <ChangedAmountDialog {...{ payments, me, recorder }} />}
    </>
  )
}

type RowProps = AttendanceListProps & {
  place: Place
  payments: Payments | undefined
  recorder: ReturnType<typeof useRecordPayment>
}

function Row({ place, session, me, now, payments, recorder }: RowProps) {
  const { state, toggle } = useAttendance(session._id, place)
  const name = nameOrYouText(place, me)
  const guestOf = guestText(place, session, me)
  const payment = payments?.places.find((one) => one.place === place._id)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 items-center border-b border-b-line">
      <button
        type="button"
        className="group grid grid-cols-[32px_1fr] gap-3.5 items-center min-w-0 min-h-14 px-0 py-2 border-0 bg-transparent leading-[1.3] text-start wrap-anywhere cursor-pointer"
        aria-pressed={state === 'checked-in'}
        aria-label={t`${name}, here`}
        onClick={() => toggle('checked-in')}
      >
        <span className="grid place-items-center size-8 border-2 border-field-line rounded-[50%] group-aria-pressed:border-turf group-aria-pressed:bg-turf group-aria-pressed:text-white">
          <Icon name="check" className="invisible group-aria-pressed:visible" />
        </span>
        <span>
          <b translate="no" className="font-strong">
            {name}
          </b>
          {guestOf && <small className="block text-muted text-small">{guestOf}</small>}
        </span>
      </button>
      {canMarkNoShow(session, now) && (
        <button
          type="button"
          className="min-h-14 px-3 py-0 border-0 rounded-field bg-transparent text-muted text-small font-strong cursor-pointer aria-pressed:bg-danger-soft aria-pressed:text-danger"
          aria-pressed={state === 'no-show'}
          aria-label={t`${name}, no-show`}
          onClick={() => toggle('no-show')}
        >
          <Trans>No-show</Trans>
        </button>
      )}
      {payments && payment && <AttendanceMoney {...{ name, payment, payments, recorder }} />}
    </li>
  )
}

type AttendanceMoneyProps = Pick<RowProps, 'recorder'> & {
  name: string
  payment: PlacePayment
  payments: Payments
}

function AttendanceMoney({ name, payment, payments, recorder: { record, recording } }: AttendanceMoneyProps) {
  const { state, place } = payment
  const open = state === 'unpaid' || state === 'said'
  return (
    <div className="col-span-full grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 items-center min-h-11 pb-2 ps-11.5">
      <Chip tone={paymentStateTones[state]}>{paymentStateLabels[state]}</Chip>
      <small className="text-muted text-small">{amountText(payment, payments.currency)}</small>
      {payments.collects && (payments.confirmsOwn || !payment.mine) && open && (
        <Button
          size="small"
          variant="ghost"
          aria-label={t`Confirm: ${name}`}
          disabled={recording !== undefined}
          pending={recording?.place === place}
          onClick={() => {
            const expected = getExpectedAmount('confirm', payment, payments)
            record({ place, act: 'confirm', method: payment.method ?? 'cash', expected })
          }}
        >
          <Trans>Confirm</Trans>
        </Button>
      )}
    </div>
  )
}
