import { useMutation } from '@tanstack/react-query'
import { toastRefusal } from './show-refusal.ts'

export const useAct = (act: () => Promise<unknown>) => {
  const { mutate, isPending } = useMutation({ mutationFn: act, onError: toastRefusal })
  return [() => mutate(), isPending] as const
}
