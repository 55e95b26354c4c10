import { readNotifications } from '@i-one/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { toastError } from '../lib/show-error.ts'
import { notificationsQuery, markReadInCache, unreadQuery } from './queries.ts'

type Read = { upTo: number } | { ids: string[] }

export const useMarkRead = () => {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: Read) => call(readNotifications, { body }),
    onSuccess: ({ unread }, body) => {
      markReadInCache(queries, ({ _id, seq }) => ('upTo' in body ? seq <= body.upTo : body.ids.includes(_id)))
      queries.setQueryData(unreadQuery.queryKey, unread)
    },
    onError: toastError,
    onSettled: () => queries.invalidateQueries(notificationsQuery),
  })
  return {
    pending: isPending && variables !== undefined && 'upTo' in variables,
    read: (id: string) => mutate({ ids: [id] }),
    readAll: (upTo: number) => mutate({ upTo }),
  }
}
