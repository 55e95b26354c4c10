import { CallError } from '@i-one/contract/call'
import { changePreferences, type Preference } from '@i-one/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { refusalText } from '../lib/show-refusal.ts'
import { toast } from '../ui/feedback/toast.ts'
import { preferenceSeen, preferencesQuery } from './queries.ts'

/** A switch moves at once, and back where the server did not take it. */
export const usePreferences = () => {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (preference: Preference) => call(changePreferences, { body: { preferences: [preference] } }),
    // one after the other, so that the last word of two quick ones is the server's last too
    scope: { id: 'notification preferences' },
    onMutate: (preference) => preferenceSeen(queries, preference),
    onError: (error) => {
      void queries.invalidateQueries(preferencesQuery)
      if (!(error instanceof CallError)) throw error
      toast.error(refusalText(error))
    },
  })
  return mutate
}
