import type { Proof } from '@i-one/contract/accounts/password'
import { CallError } from '@i-one/contract/call'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { errorText, toastError } from '../../lib/show-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { PasskeyOption } from './passkey-instead.tsx'

type ProofDialogProps = {
  title: string
  description: string
  confirmText: string
  named?: boolean
  danger?: boolean
  act: (name: string, proof: Proof) => Promise<{ message: string }>
  onDone: () => void
  onClose: () => void
}

export function ProofDialog({ named, danger, act, onDone, onClose, ...words }: ProofDialogProps) {
  const form = useId()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  const run = async (name: string, prove: () => Promise<Proof>) => {
    setPending(true)
    setError(undefined)
    try {
      const { message } = await act(name, await prove())
      toast.success(message)
      onDone()
    } catch (reason) {
      if (reason instanceof CallError && reason.fields['password']) setError(errorText(reason))
      else toastError(reason)
    }
    setPending(false)
  }
  const valuesOf = (element: HTMLFormElement) => {
    const data = new FormData(element)
    return { name: String(data.get('name') ?? ''), password: String(data.get('password')) }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { name, password } = valuesOf(event.currentTarget)
    if (!password) return setError(t`Password is required`)
    void run(name, async () => ({ password }))
  }

  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      description={words.description}
      dismissible={!pending}
      actions={
        <>
          <Button variant="ghost" disabled={pending} onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            pendingText={t`One moment...`}
          >
            {words.confirmText}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4 mt-4" noValidate onSubmit={submit}>
        {named && (
          <Field
            label={t`Name`}
            name="name"
            maxLength={60}
            autoComplete="off"
            placeholder={t`My phone`}
            hint={t`Leave it empty to use the name of this browser.`}
          />
        )}
        <PasswordField
          label={t`Your password`}
          name="password"
          autoComplete="current-password"
          required
          error={error}
        />
        <PasskeyOption
          disabled={pending}
          onUse={(prove, form) => void run(form ? valuesOf(form).name : '', prove)}
        />
      </form>
    </Dialog>
  )
}
