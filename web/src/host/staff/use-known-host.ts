import type { User } from '@i-one/contract/accounts'
import { useQuery } from '@tanstack/react-query'

/** Whether somebody has a console, as far as it is known already: each page has this, and nothing is asked or loaded for it. */
export const useKnownHost = (user: User | null | undefined) => {
  const { data } = useQuery<readonly unknown[]>({ queryKey: ['workplaces'], enabled: false })
  return !!user && (user.isOwner || (data?.length ?? 0) > 0)
}
