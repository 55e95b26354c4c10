import { blockPerson, listBlockedUsers, unblockPerson } from '@i-one/contract/moderation/blocks'
import { t } from '@lingui/core/macro'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { toastError } from '../../lib/show-error.ts'
import { toast } from '../../ui/feedback/toast.ts'

export interface Person {
  _id: string
  name: string
}

export const blockExplanation = (name: string) =>
  t`${name} can’t join your games, ask to join your team or see your statistics. We don’t tell them.`

export const blockedQuery = queryOptions({
  queryKey: ['blocked'],
  queryFn: async ({ signal }) => (await call(listBlockedUsers, { signal })).blocked,
})

/** Updates cached queries. Cancels running requests first, because their older result would overwrite the change. */
export const updateBlockedQueries = async (
  queries: QueryClient,
  { _id, name }: Person,
  isBlocked: boolean,
) => {
  await queries.cancelQueries(blockedQuery)
  queries.setQueryData(blockedQuery.queryKey, (listed) => {
    const others = listed?.filter((one) => one._id !== _id)
    return isBlocked && others ? [{ _id, name, at: new Date(serverNow()).toISOString() }, ...others] : others
  })
  await queries.invalidateQueries(blockedQuery)
}

export const useBlock = (isBlocked: boolean) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: Person) => call(isBlocked ? blockPerson : unblockPerson, { params: { id: _id } }),
    onSuccess: (_answer, person) => {
      const { name } = person
      toast.success(isBlocked ? t`${name} is blocked.` : t`${name} is no longer blocked.`)
      void updateBlockedQueries(queries, person, isBlocked)
    },
    onError: toastError,
  })
}
