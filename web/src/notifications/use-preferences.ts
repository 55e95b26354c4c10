import { CallError } from '@i-one/contract/call'
import { changePreferences, type Preference } from '@i-one/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { refusalText } from '../lib/show-refusal.ts'
import { toast } from '../ui/feedback/toast.ts'
import { preferenceSeen, preferencesQuery } from './queries.ts'

const mutationKey = ['notifications', 'change preference']

/** A switch moves at once, and back where the server did not take it. */
export const usePreferences = () => {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (preference: Preference) => call(changePreferences, { body: { preferences: [preference] } }),
    // one after the other, so that the last word of two quick ones is the server's last too
    scope: { id: 'notification preferences' },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error
      toast.error(refusalText(error))
    },
    // while others wait, the server does not know of them yet
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries(preferencesQuery)
    },
  })
  return (preference: Preference) => {
    // an answer under way is older than the change
    void queries.cancelQueries(preferencesQuery)
    preferenceSeen(queries, preference)
    mutate(preference)
  }
}
