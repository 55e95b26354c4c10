import { getSession, type Session } from '@i-one/contract/sessions'
import { listSessionsToAuthorize } from '@i-one/contract/sessions/authorization'
import { listSessionChanges } from '@i-one/contract/sessions/history'
import { listNoShows } from '@i-one/contract/sessions/reliability'
import { getSessionByCode, fromSharedSession } from '@i-one/contract/sharing'
import { keepPreviousData, queryOptions, replaceEqualDeep, type QueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'

/** Responses can arrive out of order. */
const keepNewer = (before: unknown, after: unknown) => {
  const [old, fresh] = [before as Session | undefined, after as Session]
  return old && old.serverTime > fresh.serverTime ? old : replaceEqualDeep(old, fresh)
}

export const sessionQuery = (id: string) =>
  queryOptions({
    queryKey: ['sessions', 'one', id],
    queryFn: ({ signal }) => call(getSession, { params: { id }, signal }),
    structuralSharing: keepNewer,
  })

export const sharedSessionQuery = (code: string) =>
  queryOptions({
    queryKey: ['sessions', 'by-code', code],
    queryFn: async ({ signal }) =>
      fromSharedSession(await call(getSessionByCode, { params: { code }, signal })),
    structuralSharing: keepNewer,
  })

export const sessionRequestsQuery = queryOptions({
  queryKey: ['sessions', 'to-authorize'],
  queryFn: ({ signal }) => call(listSessionsToAuthorize, { signal }),
})

export const historyQuery = (session: Session) =>
  queryOptions({
    queryKey: ['sessions', 'history', session._id, { ...session, serverTime: undefined }],
    queryFn: ({ signal }) => call(listSessionChanges, { params: { id: session._id }, signal }),
    placeholderData: keepPreviousData,
    // always refetches, because undoing a change adds to the history but restores the previous query key
    staleTime: 0,
  })

export const noShowsQuery = ({ _id, state, places }: Session) =>
  queryOptions({
    queryKey: ['sessions', 'no-shows', _id, state, places.map(({ player }) => player._id)],
    queryFn: ({ signal }) => call(listNoShows, { params: { id: _id }, signal }),
    placeholderData: keepPreviousData,
  })

export const updateSessionQuery = (queries: QueryClient, session: Session) => {
  queries.setQueryData(sessionQuery(session._id).queryKey, session)
  queries.setQueryData(sharedSessionQuery(session.code).queryKey, session)
}
