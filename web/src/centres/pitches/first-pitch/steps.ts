import { parsePitchForm, type PitchFormValues } from '../../fields/pitch-answers.ts'

export const steps = ['where', 'when', 'price'] as const
export type Step = (typeof steps)[number]

const stepFields: Record<Exclude<Step, 'price'>, readonly string[]> = {
  where: ['name', 'address', 'lat', 'lng', 'phone'],
  when: ['hours', 'slotMinutes', 'timeZone'],
}

const toStep = (field: string): Step => {
  const [name = ''] = field.split('.')
  return (['where', 'when'] as const).find((step) => stepFields[step].includes(name)) ?? 'price'
}

export const getStepErrors = (step: Step, answers: PitchFormValues) =>
  Object.fromEntries(
    Object.entries(parsePitchForm(answers).errors ?? {}).filter(([field]) => toStep(field) === step),
  )

export const findFirstStep = (fields: readonly string[]) =>
  steps.find((step) => fields.some((field) => toStep(field) === step))

export const findReachedStep = (requested: string | null, answers: PitchFormValues): Step => {
  const open = steps.find(
    (step) => step === requested || Object.keys(getStepErrors(step, answers)).length > 0,
  )
  return steps.some((step) => step === requested) ? (open ?? 'price') : 'where'
}

const parseMinutes = (time: string) => {
  const [hours = 0, past = 0] = time.split(':').map(Number)
  return hours * 60 + past
}

const formatMinutes = (minute: number) =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

const evening = 19 * 60

export const listEveningSlots = ({ week, slotMinutes }: Pick<PitchFormValues, 'week' | 'slotMinutes'>) => {
  const [hours] = week.flat()
  const length = Number(slotMinutes)
  if (!hours?.open || !hours.close) return { starts: [], first: 0 }
  const open = parseMinutes(hours.open)
  const close = parseMinutes(hours.close)
  const count = Math.floor((close + (close <= open ? 24 * 60 : 0) - open) / length)
  const all = Array.from({ length: count }, (_, n) => open + n * length)
  const late = all.findIndex((start) => start >= evening)
  const nearest = late < 0 ? Math.max(0, count - 1) : late
  const from = Math.max(0, Math.min(nearest - 2, count - 5))
  return { starts: all.slice(from, from + 5).map(formatMinutes), first: nearest - from }
}
