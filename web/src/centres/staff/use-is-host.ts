import type { User } from '@i-one/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import type { throwWithoutData } from '../../lib/query-client.ts'
import { workplacesQuery } from './queries.ts'

export const useIsHost = (user: User | null | undefined, throwOnError: typeof throwWithoutData | false) => {
  const { data } = useQuery({ ...workplacesQuery, enabled: user?.isOwner === false, throwOnError })
  if (!user || user.isOwner) return user?.isOwner
  return data && data.length > 0
}
