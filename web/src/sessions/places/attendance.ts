import type { Place, Session } from '@i-one/contract/sessions'
import { setAttendance } from '@i-one/contract/sessions/places'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toastRefusal } from '../../lib/show-refusal.ts'
import { sessionSeen } from '../queries.ts'

export type Attendance = 'going' | 'checked-in' | 'no-show'

/** Until kick-off a player can still come. */
export const canMarkNoShow = ({ start }: Pick<Session, 'start'>, now: Date) => now >= new Date(start)

/**
 * Whether somebody came, shown as tapped before the server has said so. Taps on several people are sent one after the
 * other, so that each answer knows of all before it.
 */
export const useAttendance = (session: string, place: Place) => {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    scope: { id: `attendance ${session}` },
    mutationFn: (state: Attendance) =>
      call(setAttendance, { params: { id: session, place: place._id }, body: { state } }),
    onSuccess: async (answer) => {
      await queries.cancelQueries({ queryKey: ['sessions'] })
      sessionSeen(queries, answer)
    },
    onError: toastRefusal,
  })
  const state = isPending ? variables : place.state
  return {
    state,
    set: (wanted: Attendance) => mutate(wanted),
    /** The same once more takes it back. */
    toggle: (wanted: Attendance) => mutate(state === wanted ? 'going' : wanted),
  }
}
