import { listNotifications, listPreferences, type Preference } from '@i-one/contract/notifications'
import { infiniteQueryOptions, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import { callQuery } from '../lib/call-query.ts'
import { call } from '../lib/call.ts'

export const unreadQuery = queryOptions<number>({
  queryKey: ['notifications', 'unread'],
  queryFn: skipToken,
  staleTime: Infinity,
})

export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ pageParam, signal }) => call(listNotifications, { query: { before: pageParam }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ more, notifications }) => (more ? notifications.at(-1)?.seq : undefined),
})

export const preferencesQuery = callQuery(['notifications', 'preferences'], listPreferences)

export const markReadInCache = (
  queries: QueryClient,
  isRead: (one: { _id: string; seq: number }) => boolean,
) =>
  queries.setQueryData(
    notificationsQuery.queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          notifications: page.notifications.map((one) => (isRead(one) ? { ...one, read: true } : one)),
        })),
      },
  )

export const updatePreferenceInCache = (queries: QueryClient, { kind, on, mail }: Preference) =>
  queries.setQueryData(preferencesQuery.queryKey, (all) =>
    all?.map((one) => (one.kind === kind ? { ...one, on, mail } : one)),
  )
