import type { User } from '@i-one/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import type { unlessSeen } from '../../lib/query-client.ts'
import { workplacesQuery } from './queries.ts'

/** Whether somebody has a console: an organizer, or who works at a centre. Undefined: not known, or not yet. */
export const useIsHost = (user: User | null | undefined, throwOnError: typeof unlessSeen | false) => {
  const { data } = useQuery({
    ...workplacesQuery,
    enabled: user?.isOwner === false,
    throwOnError,
  })
  if (!user || user.isOwner) return user?.isOwner
  return data && data.length > 0
}

/** The same as far as it is known already: nothing is asked for it. */
export const useKnownHost = (user: User | null | undefined) => {
  const { data } = useQuery({ ...workplacesQuery, enabled: false })
  return !!user && (user.isOwner || (data?.length ?? 0) > 0)
}
