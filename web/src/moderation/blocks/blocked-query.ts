import { listBlocked } from '@i-one/contract/moderation/blocks'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { serverNow } from '../../lib/server-clock.ts'

export interface Person {
  _id: string
  name: string
}

export const blockedQuery = queryOptions({
  queryKey: ['blocked'],
  queryFn: async ({ signal }) => (await call(listBlocked, { signal })).blocked,
})

/** Cancels running requests, whose older result would overwrite the change. */
export const showBlocked = async (queries: QueryClient, { _id, name }: Person, isBlocked: boolean) => {
  await queries.cancelQueries(blockedQuery)
  queries.setQueryData(blockedQuery.queryKey, (listed) => {
    const others = listed?.filter((one) => one._id !== _id)
    return isBlocked && others ? [{ _id, name, at: new Date(serverNow()).toISOString() }, ...others] : others
  })
  await queries.invalidateQueries(blockedQuery)
}
