import type { PitchPhoto } from '@i-one/contract/pitches/photo'
import { playersPerTeam, sessionsAhead } from '@i-one/contract/pitches/registration'
import { facilityText, usualFacilities } from '@i-one/game/pitches/facilities'
import { surfaces, surfaceText } from '@i-one/game/pitches/surfaces'
import { t } from '@lingui/core/macro'
import { Suspense, useState, type FormEvent, type ReactNode } from 'react'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx'
import { BookingSwitches, PriceField, SlotLengthField, ZoneField } from '../fields/booking-fields.tsx'
import { FieldGroup } from '../fields/field-group.tsx'
import { HoursField } from '../fields/hours-field.tsx'
import { parsePitchForm, type PitchFormErrors, type PitchFormValues } from '../fields/pitch-answers.ts'
import { PlaceField } from '../fields/place-field.tsx'
import { useFormValues } from '../fields/use-answers.ts'
import type { PitchSubmission, ChosenPhoto } from './use-keep-pitch.ts'
import { useOddPrice } from './use-odd-price.tsx'

const PitchPhotosField = lazyPart(async () => (await import('./pitch-photos-field.tsx')).PitchPhotosField)

const withCurrent = (usual: readonly string[], own: readonly string[]) => [...new Set([...usual, ...own])]
const toOptions = ({ min, max }: { min: number; max: number }, label: (value: string) => string) =>
  Array.from({ length: max - min + 1 }, (_, n) => {
    const value = String(min + n)
    return { value, label: label(value) }
  })
const aheadLimits = [
  { value: '', label: t`Default: 3 for new captains, 8 after their first game` },
  ...toOptions(sessionsAhead, (count) => t`Up to ${count}`),
]
const sizes = [
  { value: '', label: t`Not set` },
  ...toOptions(playersPerTeam, (players) => t`${players} a side`),
]
type PitchFormProps = {
  initial: PitchFormValues
  photo: string
  photos: readonly PitchPhoto[]
  submitText: string
  pendingText: string
  pending: boolean
  serverErrors?: PitchFormErrors
  onChange?: (answers: PitchFormValues) => void
  onSubmit: (requested: PitchSubmission) => void
  children?: ReactNode
}

export function PitchForm({ initial, onChange, onSubmit, serverErrors = {}, ...rest }: PitchFormProps) {
  const { form, answers, errors, set, show, text } = useFormValues(() => initial, serverErrors, onChange)
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>(rest.photos)
  const { check, question } = useOddPrice((settings) => onSubmit({ settings, photos, answers }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (rest.pending) return
    const { settings, errors: wrong = {} } = parsePitchForm(answers)
    show(wrong)
    if (settings) check(settings)
  }
  const part = { answers, errors, onChange: set }
  return (
    <form ref={form} className="grid gap-10" noValidate onSubmit={submit}>
      <FieldGroup legend={t`The pitch`}>
        <Field label={t`Name`} required autoComplete="off" {...text('name')} />
        <Field label={t`Address`} required autoComplete="address-line1" {...text('address')} />
        <Field
          label={t`Phone`}
          type="tel"
          autoComplete="tel"
          hint={t`Optional. Players see the number on the pitch page.`}
          {...text('phone')}
        />
        <Select
          label={t`Surface`}
          options={withCurrent(surfaces, [answers.surface]).map((value) => ({
            value,
            label: surfaceText(value),
          }))}
          {...text('surface')}
        />
        <Select
          label={t`Size`}
          options={sizes}
          hint={t`Players can filter pitches by size.`}
          {...text('playersPerTeam')}
        />
        <fieldset
          aria-label={t`Facilities`}
          className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-y-1 gap-x-4"
        >
          {withCurrent(usualFacilities, answers.facilities).map((name) => (
            <Checkbox
              key={name}
              label={facilityText(name)}
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
        <Suspense fallback={<div className="min-h-83" />}>
          <PitchPhotosField placeholder={rest.photo} photos={photos} onChange={setPhotos} />
        </Suspense>
      </FieldGroup>
      <PlaceField {...part} />
      <HoursField {...part} />
      <FieldGroup legend={t`Booking`}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SlotLengthField {...part} />
          <PriceField {...part} more={t`Existing bookings keep their price.`} />
        </div>
        <ZoneField {...part} />
        <Select
          label={t`Upcoming bookings per captain`}
          options={aheadLimits}
          hint={t`Prevents one captain from taking all your slots. A weekly series counts as one booking.`}
          {...text('sessionsAhead')}
        />
        <BookingSwitches
          {...part}
          listedHint={t`Players can find and book the pitch. If you unpublish it, bookings and requests stay.`}
        />
      </FieldGroup>
      {rest.children}
      <ThumbBar>
        <Button type="submit" size="big" pending={rest.pending} pendingText={rest.pendingText}>
          {rest.submitText}
        </Button>
      </ThumbBar>
      {question}
    </form>
  )
}
