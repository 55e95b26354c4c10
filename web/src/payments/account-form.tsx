import type { Proof } from '@i-one/contract/accounts/password'
import {
  type BankDetails,
  type NewBankDetails,
  bankChangeDelayHours,
} from '@i-one/contract/payments/bank-details'
import { banks } from '@i-one/contract/payments/banks'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type SubmitEvent, useId, useState } from 'react'
import type * as z from 'zod/mini'
import { PasskeyOption } from '../accounts/passkeys/passkey-instead.tsx'
import { useSchemaForm } from '../lib/forms/use-checked-form.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'

const loadNewBankDetails = async () => (await import('@i-one/contract/payments/bank-details')).NewBankDetails

export type BankDetailsSubmission = { details: z.input<typeof NewBankDetails>; prove: () => Promise<Proof> }

type AccountFormProps = {
  details: BankDetails | null
  pending: boolean
  serverErrors: Partial<Record<string, string>>
  onSave: (details: BankDetailsSubmission) => void
  onCancel?: () => void
}

const empty = { bank: '', accountNumber: '', accountName: '' }

export function BankAccountForm({ details, pending, serverErrors, onSave, onCancel }: AccountFormProps) {
  const bankList = useId()
  const [missing, setMissing] = useState<string>()
  const { register, handleSubmit, formState } = useSchemaForm(loadNewBankDetails, {
    defaultValues: { ...empty, ...details },
  })
  const field = (name: keyof BankDetails) => ({
    required: true,
    autoComplete: 'off',
    error: formState.errors[name]?.message ?? serverErrors[name],
    ...register(name),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const password = String(new FormData(event.currentTarget).get('password'))
    setMissing(password ? undefined : t`Password is required`)
    void handleSubmit((details) => password && onSave({ details, prove: async () => ({ password }) }))(event)
  }
  const submitWithPasskey = (prove: () => Promise<Proof>) => {
    setMissing(undefined)
    void handleSubmit((details) => onSave({ details, prove }))()
  }
  return (
    <form className="grid gap-4 max-w-[40rem]" noValidate onSubmit={submit}>
      <Field label={t`Bank`} list={bankList} {...field('bank')} />
      <datalist id={bankList}>
        {Object.keys(banks).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Field
        label={t`Account number`}
        inputMode="numeric"
        hint={t`Ten digits.`}
        {...field('accountNumber')}
      />
      <Field
        label={t`Account name`}
        hint={t`As it appears on your bank account.`}
        {...field('accountName')}
      />
      <PasswordField
        label={t`Your password`}
        hint={t`We ask so that no one else can redirect your payments.`}
        name="password"
        autoComplete="current-password"
        required
        error={missing ?? serverErrors['password']}
      />
      <PasskeyOption disabled={pending} onUse={submitWithPasskey} />
      {details && (
        <p className="small mute">
          <Trans>
            We notify you by email. Players who owe you see the current account for{' '}
            {{ hours: bankChangeDelayHours }} hours, then the new account.
          </Trans>
        </p>
      )}
      <div className="cluster">
        <Button type="submit" pending={pending} pendingText={t`Saving...`}>
          <Trans>Save</Trans>
        </Button>
        {onCancel && (
          <Button variant="ghost" disabled={pending} onClick={onCancel}>
            <Trans>Keep the current account</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}
