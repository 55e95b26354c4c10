import { useMutation } from '@tanstack/react-query'
import { toastError } from './show-error.ts'

export const useAction = (act: () => Promise<unknown>) => {
  const { mutate, isPending } = useMutation({ mutationFn: act, onError: toastError })
  return [() => mutate(), isPending] as const
}
