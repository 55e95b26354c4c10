import { useMutation } from '@tanstack/react-query'
import { toastRefusal } from './show-refusal.ts'

/** What a button does at once; a refusal is shown. */
export const useAct = (act: () => Promise<unknown>) => {
  const { mutate, isPending } = useMutation({ mutationFn: act, onError: toastRefusal })
  return [() => mutate(), isPending] as const
}
