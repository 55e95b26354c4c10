import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { withoutChanged, type AnswerErrors } from './pitch-answers.ts'

export const useAnswers = <Given extends object>(
  begin: () => Given,
  serverErrors: AnswerErrors,
  onChange?: (answers: Given) => void,
) => {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(begin)
  const [shown, setShown] = useState<AnswerErrors>({})
  const [changed, setChanged] = useState<string[]>([])
  const errors = withoutChanged({ ...serverErrors, ...shown }, changed)
  const set = (part: Partial<Given>) => {
    const next = { ...answers, ...part }
    setAnswers(next)
    setChanged([...changed, ...Object.keys(part)])
    onChange?.(next)
  }
  const show = (wrong: AnswerErrors) => {
    flushSync(() => {
      setShown(wrong)
      setChanged([])
    })
    if (Object.keys(wrong).length === 0) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    first?.closest('details')?.setAttribute('open', '')
    first?.focus()
  }
  const text = <Name extends keyof Given & string>(name: Name) => ({
    value: answers[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value } as Partial<Given>),
  })
  return { form, answers, errors, set, show, text }
}
