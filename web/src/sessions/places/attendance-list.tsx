import type { Payments } from '@i-one/contract/payments'
import type { Place, Session } from '@i-one/contract/sessions'
import { useQuery } from '@tanstack/react-query'
import { ChangedAmount } from '../../payments/changed-amount.tsx'
import { useMovePayment } from '../../payments/moving.ts'
import { paymentsQuery } from '../../payments/queries.ts'
import { Icon } from '../../ui/icon.tsx'
import { calledIn, hostText, isHere } from '../people.ts'
import { AttendanceMoney } from './attendance-money.tsx'
import { canMarkNoShow, useAttendance } from './attendance.ts'
import styles from './attendance-list.module.css'

type AttendanceListProps = { session: Session; me: string | undefined; now: Date }

/** Checking in at the gate: a tap on each who is there, another takes it back; beside it whether they have paid. */
export function AttendanceList({ session, me, now }: AttendanceListProps) {
  const people = session.places.filter((place) => isHere(place) || place.state === 'no-show')
  const here = people.filter(({ state }) => state === 'checked-in').length
  const { data: payments } = useQuery({ ...paymentsQuery(session), enabled: session.price.amount > 0 })
  const moves = useMovePayment(session, payments)
  return (
    <>
      <output className="block mb-2 font-strong">
        {here} of {people.length} are here
      </output>
      <ul className={styles.people}>
        {people.map((place) => (
          <Row key={place._id} {...{ place, session, me, now, payments, moves }} />
        ))}
      </ul>
      {payments && <ChangedAmount {...{ payments, me, moves }} />}
    </>
  )
}

type RowProps = AttendanceListProps & {
  place: Place
  payments: Payments | undefined
  moves: ReturnType<typeof useMovePayment>
}

function Row({ place, session, me, now, payments, moves }: RowProps) {
  const { state, toggle } = useAttendance(session._id, place)
  const name = calledIn(place, me)
  const host = hostText(place, session, me)
  const payment = payments?.places.find((one) => one.place === place._id)
  return (
    <li>
      <button
        type="button"
        className={styles.here}
        aria-pressed={state === 'checked-in'}
        aria-label={`${name}, here`}
        onClick={() => toggle('checked-in')}
      >
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
        <span>
          <b>{name}</b>
          {host && <small>{host}</small>}
        </span>
      </button>
      {canMarkNoShow(session, now) && (
        <button
          type="button"
          className={styles.away}
          aria-pressed={state === 'no-show'}
          aria-label={`${name}, did not come`}
          onClick={() => toggle('no-show')}
        >
          Did not come
        </button>
      )}
      {payments && payment && <AttendanceMoney {...{ name, payment, payments, moves }} />}
    </li>
  )
}
