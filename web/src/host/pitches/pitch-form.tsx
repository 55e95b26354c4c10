import type { PitchPhoto } from '@i-one/contract/pitches/photo'
import { playersPerTeam, sessionsAhead, type PitchSettings } from '@i-one/contract/pitches/registration'
import type { Money } from '@i-one/contract/shapes'
import { moneyText, readAmount } from '@i-one/game/payments/money'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { pitchesAroundQuery } from '../../pitches/place-queries.ts'
import { surfaces } from '../../pitches/surfaces.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx'
import { HoursField } from './hours-field.tsx'
import { checkAnswers, unusedText, type AnswerErrors, type Answers } from './pitch-answers.ts'
import { PitchPhotosField } from './pitch-photos-field.tsx'
import { PlaceField } from './place-field.tsx'
import type { ChosenPhoto } from './use-keep-pitch.ts'
import { isOdd, usualPrice } from './usual-price.ts'
import styles from './pitch-form.module.css'

const usualFacilities = ['Floodlights', 'Changing rooms', 'Parking', 'Water', 'Toilets', 'Bibs']
const lengths = ['30', '45', '60', '75', '90', '120']

const withOwn = (usual: readonly string[], own: readonly string[]) => [...new Set([...usual, ...own])]
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const numbered = ({ least, most }: { least: number; most: number }, label: (value: string) => string) =>
  Array.from({ length: most - least + 1 }, (_, n) => {
    const value = String(least + n)
    return { value, label: label(value) }
  })
const aheadLimits = [
  { value: '', label: 'As everywhere: 3, and 8 once one was played' },
  ...numbered(sessionsAhead, (value) => `Up to ${value}`),
]
const sizes = [{ value: '', label: 'Not said' }, ...numbered(playersPerTeam, (value) => `${value} a side`)]
const zones = Intl.supportedValuesOf('timeZone')

const loadQuestion = () => import('./odd-price-dialog.tsx')

/** '₦25,000 for 90 minutes', as it will be read. */
const priceSentence = ({ price, currency, slotMinutes }: Answers) => {
  const amount = readAmount(price, currency)
  return amount === undefined ? '' : `${moneyText({ amount, currency })} for ${slotMinutes} minutes. `
}

/** A field whose answer has changed since it was found wrong says so no more. */
const unchanged = (errors: AnswerErrors, changed: readonly string[]) =>
  Object.fromEntries(
    Object.entries(errors).filter(([field]) => !changed.includes(field.startsWith('hours') ? 'week' : field)),
  )

type PitchFormProps = {
  initial: Answers
  /** Shown while there are no photos. */
  photo: string
  photos: readonly PitchPhoto[]
  submitText: string
  pendingText: string
  pending: boolean
  /** What the server found wrong, at its fields. */
  refused?: AnswerErrors
  onChange?: (answers: Answers) => void
  onSubmit: (settings: PitchSettings, photos: readonly ChosenPhoto[], answers: Answers) => void
  children?: ReactNode
}

export function PitchForm({ initial, onChange, onSubmit, refused = {}, ...look }: PitchFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(initial)
  const [errors, setErrors] = useState<AnswerErrors>({})
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>(look.photos)
  const [changed, setChanged] = useState<string[]>([])
  const [odd, setOdd] = useState<{ settings: PitchSettings; usual: Money }>()
  const question = useLazyModule(loadQuestion, odd !== undefined, () => setOdd(undefined))
  const queries = useQueryClient()
  const shownErrors = unchanged({ ...refused, ...errors }, changed)
  const set = (part: Partial<Answers>) => {
    const next = { ...answers, ...part }
    setAnswers(next)
    setChanged([...changed, ...Object.keys(part)])
    onChange?.(next)
  }
  const check = (settings: PitchSettings) => {
    // the map has asked who is near by
    const near = queries.getQueryData(pitchesAroundQuery(settings.location).queryKey) ?? []
    const usual = usualPrice(near, { currency: settings.price.currency, slotMinutes: settings.slotMinutes })
    if (usual && isOdd(settings.price, usual)) setOdd({ settings, usual })
    else onSubmit(settings, photos, answers)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (look.pending) return
    const checked = checkAnswers(answers)
    flushSync(() => {
      setErrors(checked.errors ?? {})
      setChanged([])
    })
    if (checked.settings) check(checked.settings)
    else form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  const text = (
    name:
      | 'name'
      | 'address'
      | 'phone'
      | 'price'
      | 'surface'
      | 'playersPerTeam'
      | 'slotMinutes'
      | 'timeZone'
      | 'sessionsAhead',
  ) => ({
    value: answers[name],
    error: shownErrors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.group}>
        <legend>The pitch</legend>
        <Field label="Name" required autoComplete="off" {...text('name')} />
        <Field label="Address" required autoComplete="address-line1" {...text('address')} />
        <Field
          label="Telephone"
          type="tel"
          autoComplete="tel"
          hint="Optional. Players see it on the page of the pitch."
          {...text('phone')}
        />
        <Select
          label="Surface"
          options={options(withOwn(surfaces, [answers.surface]))}
          {...text('surface')}
        />
        <Select
          label="Laid out for"
          options={sizes}
          hint="Players find a pitch by how many a side it suits."
          {...text('playersPerTeam')}
        />
        <fieldset aria-label="Facilities" className={styles.checks}>
          {withOwn(usualFacilities, answers.facilities).map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={answers.facilities.includes(name)}
              onChange={({ target }) =>
                set({
                  facilities: target.checked
                    ? [...answers.facilities, name]
                    : answers.facilities.filter((one) => one !== name),
                })
              }
            />
          ))}
        </fieldset>
        <PitchPhotosField instead={look.photo} photos={photos} onChange={setPhotos} />
      </fieldset>
      <PlaceField answers={answers} errors={shownErrors} onChange={set} />
      <HoursField answers={answers} errors={shownErrors} onChange={set} />
      <fieldset className={styles.group}>
        <legend>Booking</legend>
        <div className={styles.two}>
          <Select
            label="Length of a slot"
            options={withOwn(lengths, [answers.slotMinutes]).map((value) => ({
              value,
              label: `${value} minutes`,
            }))}
            hint={unusedText(answers)}
            {...text('slotMinutes')}
          />
          <Field
            label={`Price of a slot, ${answers.currency}`}
            inputMode="decimal"
            required
            hint={`${priceSentence(answers)}Existing bookings keep their price.`}
            {...text('price')}
          />
        </div>
        <Select
          label="Time zone"
          options={options(withOwn(zones, [answers.timeZone]))}
          {...text('timeZone')}
        />
        <Select
          label="Sessions to come of one captain"
          options={aheadLimits}
          hint="So that nobody takes all your slots. A weekly series counts once."
          {...text('sessionsAhead')}
        />
        <Switch
          label="Authorize bookings automatically"
          hint="Otherwise you answer each one here."
          checked={answers.autoAuthorize}
          onChange={({ target }) => set({ autoAuthorize: target.checked })}
        />
        <Switch
          label="Listed"
          hint="People find it and can book it. Hiding it leaves bookings and requests as they are."
          checked={answers.listed}
          onChange={({ target }) => set({ listed: target.checked })}
        />
      </fieldset>
      {look.children}
      <ThumbBar>
        <Button type="submit" size="big" pending={look.pending} pendingText={look.pendingText}>
          {look.submitText}
        </Button>
      </ThumbBar>
      {odd && question && (
        <question.OddPriceDialog
          price={odd.settings.price}
          usual={odd.usual}
          slotMinutes={odd.settings.slotMinutes}
          onClose={() => setOdd(undefined)}
          onKeep={() => {
            setOdd(undefined)
            onSubmit(odd.settings, photos, answers)
          }}
        />
      )}
    </form>
  )
}
