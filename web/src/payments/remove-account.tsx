import { CallError } from '@i-one/contract/call'
import { removeBankDetails } from '@i-one/contract/payments/bank-details'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, type SubmitEvent } from 'react'
import { call } from '../lib/call.ts'
import { toastRefusal } from '../lib/show-refusal.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { Dialog } from '../ui/layout/dialog.tsx'
import { ownAccountQuery } from './queries.ts'

export function RemoveAccount({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const form = useId()
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (password: string) => call(removeBankDetails, { body: { password } }),
    onSuccess: (answer) => {
      queries.setQueryData(ownAccountQuery.queryKey, answer)
      toast.success('Your account is removed')
      onOpenChange(false)
    },
    onError: toastRefusal,
  })
  const change = (next: boolean) => {
    reset()
    onOpenChange(next)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(String(new FormData(event.currentTarget).get('password')))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Remove your account?"
      description="Players see no account any more. What you save later they see a day after."
      dismissible={!isPending}
      actions={
        <>
          <Button variant="ghost" disabled={isPending} onClick={() => change(false)}>
            Keep it
          </Button>
          <Button type="submit" form={form} variant="danger" pending={isPending} pendingText="Removing...">
            Remove it
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          required
          error={error instanceof CallError ? error.fields['password'] : undefined}
        />
      </form>
    </Dialog>
  )
}
