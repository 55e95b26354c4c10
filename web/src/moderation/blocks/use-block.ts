import { blockPerson, unblockPerson } from '@i-one/contract/moderation/blocks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { toastRefusal } from '../../lib/show-refusal.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { type Person, showBlocked } from './blocked-query.ts'

export const useBlock = (isBlocked: boolean) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: Person) => call(isBlocked ? blockPerson : unblockPerson, { params: { id: _id } }),
    onSuccess: (_answer, person) => {
      toast.success(`${person.name} is ${isBlocked ? 'blocked' : 'not blocked any more'}.`)
      void showBlocked(queries, person, isBlocked)
    },
    onError: toastRefusal,
  })
}
