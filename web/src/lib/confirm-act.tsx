import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/dialogs/confirm-dialog.tsx'
import { toastError } from './show-error.ts'

type ConfirmActProps<Answer> = Omit<ConfirmDialogProps, 'pending' | 'onConfirm'> & {
  act: () => Promise<Answer>
  onDone: (answer: Answer) => void
}

export function ConfirmActionDialog<Answer>({ act, onDone, ...dialog }: ConfirmActProps<Answer>) {
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      dialog.onClose()
      onDone(answer)
    },
    onError: toastError,
  })
  return <ConfirmDialog {...dialog} pending={isPending} onConfirm={() => mutate()} />
}
