import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type BankDetails, NewBankDetails } from '@i-one/contract/payments/bank-details'
import { banks } from '@i-one/contract/payments/banks'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/fields/field.tsx'
import styles from './own-account.module.css'

type AccountFormProps = {
  details: BankDetails | null
  pending: boolean
  /** What the server found wrong, at its fields. */
  refused: Partial<Record<string, string>>
  onSave: (details: BankDetails) => void
  onKeep?: () => void
}

const empty = { bank: '', accountNumber: '', accountName: '' }

export function AccountForm({ details, pending, refused, onSave, onKeep }: AccountFormProps) {
  const suggested = useId()
  const { register, handleSubmit, formState } = useForm<BankDetails>({
    resolver: standardSchemaResolver(NewBankDetails),
    defaultValues: details ?? empty,
  })
  const field = (name: keyof BankDetails) => ({
    required: true,
    autoComplete: 'off',
    error: formState.errors[name]?.message ?? refused[name],
    ...register(name),
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Field label="Bank" list={suggested} {...field('bank')} />
      <datalist id={suggested}>
        {Object.keys(banks).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Field label="Account number" inputMode="numeric" hint="Ten digits." {...field('accountNumber')} />
      <Field label="Account name" hint="As the bank has it." {...field('accountName')} />
      <div className="cluster">
        <Button type="submit" pending={pending} pendingText="Saving...">
          Save
        </Button>
        {onKeep && (
          <Button variant="ghost" disabled={pending} onClick={onKeep}>
            Keep it as it was
          </Button>
        )}
      </div>
    </form>
  )
}
