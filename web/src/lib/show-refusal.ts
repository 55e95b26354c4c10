import { CallError } from '@i-one/contract/call'
import { countText } from '@i-one/game/count-text'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { toast } from '../ui/feedback/toast.ts'

const waitText = (seconds: number) => {
  if (seconds < 60) return `Try again in ${countText(seconds, 'second')}.`
  return `Try again in ${countText(Math.ceil(seconds / 60), 'minute')}.`
}

export const refusalText = ({ message, retryAfter }: CallError) =>
  retryAfter ? `${message} ${waitText(retryAfter)}` : message

export function toastRefusal(error: unknown): asserts error is CallError {
  if (!(error instanceof CallError)) throw error
  toast.error(refusalText(error))
}

export const showRefusal = <Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
) => {
  toastRefusal(error)
  for (const [field, message] of Object.entries(error.fields)) setError(field as Path<Values>, { message })
}
