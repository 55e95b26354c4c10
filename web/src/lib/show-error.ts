import { CallError } from '@i-one/contract/call'
import { plural, t } from '@lingui/core/macro'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { toast } from '../ui/feedback/toast.ts'

const waitText = (seconds: number) => {
  if (seconds < 60) return t`Try again in ${plural(seconds, { one: '# second', other: '# seconds' })}.`
  const minutes = Math.ceil(seconds / 60)
  return t`Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
}

export const errorText = ({ message, retryAfter }: CallError) =>
  retryAfter ? `${message} ${waitText(retryAfter)}` : message

export function toastError(error: unknown): asserts error is CallError {
  if (!(error instanceof CallError)) throw error
  toast.error(errorText(error))
}

export const showFormError = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
) => {
  toastError(error)
  for (const [field, message] of Object.entries(error.fields)) setError(field as Path<Values>, { message })
}
