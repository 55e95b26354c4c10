import type { Place, Session } from '@i-one/contract/sessions'

import { Segmented } from '../../ui/fields/segmented.tsx'
import { useAttendance, type Attendance } from './attendance.ts'

const answers: readonly { value: Attendance; label: string }[] = [
  { value: 'going', label: 'Expected' },
  { value: 'checked-in', label: 'Here' },
  { value: 'no-show', label: 'Did not come' },
]

export function CheckIn({ session, place }: { session: Session; place: Place }) {
  const { state, set } = useAttendance(session._id, place)
  return <Segmented label="Attendance" value={state as Attendance} onChange={set} items={answers} />
}
