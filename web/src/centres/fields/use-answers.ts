import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { bindField } from './bind-field.ts'
import { removeChangedErrors, type PitchFormErrors } from './pitch-answers.ts'

export const useFormValues = <Given extends object>(
  begin: () => Given,
  serverErrors: PitchFormErrors,
  onChange?: (answers: Given) => void,
) => {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(begin)
  const [shown, setShown] = useState<PitchFormErrors>({})
  const [changed, setChanged] = useState<string[]>([])
  const errors = removeChangedErrors({ ...serverErrors, ...shown }, changed)
  const set = (part: Partial<Given>) => {
    const next = { ...answers, ...part }
    setAnswers(next)
    setChanged([...changed, ...Object.keys(part)])
    onChange?.(next)
  }
  const show = (wrong: PitchFormErrors) => {
    flushSync(() => {
      setShown(wrong)
      setChanged([])
    })
    if (Object.keys(wrong).length === 0) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    first?.closest('details')?.setAttribute('open', '')
    first?.focus()
  }
  const text = <Name extends keyof Given & string>(name: Name) => bindField(answers, name, set, errors[name])
  return { form, answers, errors, set, show, text }
}
