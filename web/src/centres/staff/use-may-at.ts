import { useQuery } from '@tanstack/react-query'
import { workplacesQuery } from './queries.ts'

/** Answers what one may do at a centre: all that its owner may, unless one is known to work there. */
export const useMayAt = () => {
  const { data } = useQuery(workplacesQuery)
  return (centre: string | undefined) => {
    const role = data?.find(({ _id }) => _id === centre)?.role ?? 'organizer'
    return {
      isOwn: role === 'organizer',
      mayAct: role !== 'viewer',
      mayManage: role === 'organizer' || role === 'manager',
    }
  }
}
