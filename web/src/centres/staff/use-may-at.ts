import { useQuery } from '@tanstack/react-query'
import { workplacesQuery } from './queries.ts'

/** Assumes the owner's rights until a role is known. */
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
