import type { Place, Session } from '@i-one/contract/sessions'

import { Icon } from '../ui/icon.tsx'
import { useAttendance } from './attendance.ts'
import styles from './attendance-list.module.css'
import { calledIn, hostText, isHere } from './people.ts'

type AttendanceListProps = { session: Session; me: string | undefined }

/** Checking in at the gate: a tap on each who is there, another takes it back. */
export function AttendanceList({ session, me }: AttendanceListProps) {
  const people = session.places.filter((place) => isHere(place) || place.state === 'no-show')
  const here = people.filter(({ state }) => state === 'checked-in').length
  return (
    <>
      <output className={styles.count}>
        {here} of {people.length} are here
      </output>
      <ul className={styles.people}>
        {people.map((place) => (
          <Row key={place._id} {...{ place, session, me }} />
        ))}
      </ul>
    </>
  )
}

function Row({ place, session, me }: AttendanceListProps & { place: Place }) {
  const { state, toggle } = useAttendance(session._id, place)
  const name = calledIn(place, me)
  const host = hostText(place, session, me)
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
      <button
        type="button"
        className={styles.away}
        aria-pressed={state === 'no-show'}
        aria-label={`${name}, did not come`}
        onClick={() => toggle('no-show')}
      >
        Did not come
      </button>
    </li>
  )
}
