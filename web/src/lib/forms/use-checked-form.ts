import { type SubmitEvent, useEffect, useState } from 'react'
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormProps,
  get,
  useForm,
} from 'react-hook-form'
import { runWhenIdle } from '../../ui/use-lazy-module.ts'
import { showFormError } from '../show-error.ts'
import { createFormResolver, loadResolver, type LoadSchema } from './checked-by.ts'

/** Loads the schema and its library, a tenth of a page's code, when the browser is idle or on first validation. */
export const useSchemaForm = <In extends FieldValues, Out>(
  load: LoadSchema<In, Out>,
  options: Omit<UseFormProps<In, unknown, Out>, 'resolver'>,
) => {
  const [resolver] = useState(() => createFormResolver(load))
  useEffect(() => runWhenIdle(() => void loadResolver(load).catch(() => undefined)), [load])
  const form = useForm<In, unknown, Out>({ ...options, resolver })
  const { register, handleSubmit, setError, formState } = form
  return {
    ...form,
    field: <Name extends FieldPath<In>>(name: Name, how?: RegisterOptions<In, Name>) => ({
      error: (get(formState.errors, name) as FieldError | undefined)?.message,
      ...register(name, how),
    }),
    sending: (send: (answers: Out) => unknown) => (event: SubmitEvent<HTMLFormElement>) =>
      void handleSubmit(async (answers) => {
        try {
          await send(answers)
        } catch (error) {
          showFormError(error, setError)
        }
      })(event),
  }
}
