import { type CentreStaff, listCentreStaff, listWorkplaces } from '@i-one/contract/centres/staff'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const workplacesQuery = queryOptions({
  queryKey: ['workplaces'],
  queryFn: ({ signal }) => call(listWorkplaces, { signal }),
})

export const staffQuery = (centre: string) =>
  queryOptions({
    queryKey: ['workplaces', centre, 'staff'],
    queryFn: ({ signal }) => call(listCentreStaff, { params: { id: centre }, signal }),
  })

/** Cancels in-flight staff requests first, because an older response would overwrite the change. */
export const updateStaffQuery = async (
  queries: QueryClient,
  centre: string,
  change: (staff: CentreStaff) => CentreStaff,
) => {
  const { queryKey } = staffQuery(centre)
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (staff) => staff && change(staff))
  await queries.invalidateQueries({ queryKey })
}
