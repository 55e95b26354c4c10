import { useQuery } from '@tanstack/react-query'
import { workplacesQuery } from './queries.ts'

/** Returns the user's permissions at a centre. Assumes owner permissions until the role has loaded. */
export const useCentrePermissions = () => {
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
