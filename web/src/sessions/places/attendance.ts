import type { Place, Session } from '@i-one/contract/sessions'
import { setAttendance } from '@i-one/contract/sessions/places'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toastError } from '../../lib/show-error.ts'
import { updateSessionQuery } from '../queries.ts'

export type Attendance = 'going' | 'checked-in' | 'no-show'

export const canMarkNoShow = ({ start }: Pick<Session, 'start'>, now: Date) => now >= new Date(start)

/** Sends attendance changes one after the other, so that each response includes all earlier changes. */
export const useAttendance = (session: string, place: Place) => {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    scope: { id: `attendance ${session}` },
    mutationFn: (state: Attendance) =>
      call(setAttendance, { params: { id: session, place: place._id }, body: { state } }),
    onSuccess: async (answer) => {
      await queries.cancelQueries({ queryKey: ['sessions'] })
      updateSessionQuery(queries, answer)
    },
    onError: toastError,
  })
  const state = isPending ? variables : place.state
  return {
    state,
    set: (wanted: Attendance) => mutate(wanted),
    toggle: (wanted: Attendance) => mutate(state === wanted ? 'going' : wanted),
  }
}
