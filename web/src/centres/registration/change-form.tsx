import type { ComponentProps, FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { type CentreUpdate, useUpdateCentre } from './use-change.ts'

type ChangeFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  isReady?: boolean
  submitText: string
  pendingText: string
  change: () => CentreUpdate | undefined
}

export function ChangeForm(props: ChangeFormProps) {
  const { isReady = true, submitText, pendingText, change, children, ...form } = props
  const { mutate, isPending } = useUpdateCentre()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const requested = isReady && !isPending && change()
    if (requested) mutate(requested)
  }
  return (
    <form {...form} className="grid grid-cols-1 gap-4" onSubmit={submit}>
      {children}
      <Button
        type="submit"
        variant="ghost"
        className="justify-self-start"
        disabled={!isReady}
        pending={isPending}
        pendingText={pendingText}
      >
        {submitText}
      </Button>
    </form>
  )
}
