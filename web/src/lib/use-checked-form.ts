import { useEffect, useState } from 'react'
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form'
import { whenIdle } from '../ui/use-lazy-module.ts'
import { checkedBy, loadParts, type LoadSchema } from './checked-by.ts'

/**
 * A form whose answers are checked by a schema, `load`. It and its library, a tenth of a page, come when the browser has
 * nothing else to do, or with the first check.
 */
export const useCheckedForm = <In extends FieldValues, Out>(
  load: LoadSchema<In, Out>,
  options: Omit<UseFormProps<In, unknown, Out>, 'resolver'>,
) => {
  const [resolver] = useState(() => checkedBy(load))
  // Nobody waits for this try: the first check tries again.
  useEffect(() => whenIdle(() => void loadParts(load).catch(() => undefined)), [load])
  return useForm<In, unknown, Out>({ ...options, resolver })
}
