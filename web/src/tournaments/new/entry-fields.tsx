import { parseAmount } from '@i-one/game/payments/amount-field'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { toInstant, toLocalDateTime } from '../../lib/pitch-time.ts'
import { useUserArea } from '../../lib/where-from.ts'
import { PlaceCombobox } from '../../pitches/place-combobox.tsx'
import { pitchesAroundQuery } from '../../pitches/place-queries.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { nowhere } from '../queries.ts'
import type { TournamentFormValues, TournamentForm } from './use-tournament-form.ts'

const currency = 'NGN'
const optional = { setValueAs: (text: string | undefined) => text || undefined }

export function EntryFields({ form }: { form: TournamentForm }) {
  const { field, setValue, formState } = form
  const { errors, isSubmitted: shouldValidate } = formState
  const [fee, setFee] = useState('')
  const changeFee = (text: string) => {
    setFee(text)
    const amount = parseAmount(text, currency) ?? NaN
    setValue('fee', text.trim() ? { amount, currency } : undefined, { shouldValidate })
  }
  return (
    <Section title={t`Place and dates`}>
      <div className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-2 gap-y-5 gap-x-4 items-start">
          <Field label={t`First day`} type="date" {...field('firstDay', optional)} />
          <Field label={t`Last day`} type="date" {...field('lastDay', optional)} />
        </div>
        <Place form={form} />
        <Deadline form={form} />
        <div className="grid grid-cols-2 gap-y-5 gap-x-4 items-start">
          <Field
            label={t`Maximum squad size`}
            type="number"
            required
            {...field('squad.most', { valueAsNumber: true })}
          />
          <Field
            label={t`Entry fee, ${currency}`}
            inputMode="decimal"
            placeholder={t({ message: 'None', context: 'entry fee' })}
            error={errors.fee?.amount && t`Enter an amount`}
            value={fee}
            onChange={({ target }) => changeFee(target.value)}
          />
        </div>
        <Textarea label={t`About the tournament`} rows={3} maxLength={500} {...field('about', optional)} />
      </div>
    </Section>
  )
}

/** Keeps the entered local time if a new location changes the time zone. */
function Deadline({ form: { watch, setValue, getValues, formState } }: { form: TournamentForm }) {
  const here = useUserArea()
  const place = watch('location')
  const where = place ? { type: 'Point' as const, coordinates: place.coordinates } : here
  const { data: pitches } = useQuery({
    ...pitchesAroundQuery(where ?? nowhere),
    enabled: where !== undefined,
  })
  const timeZone = watch('timeZone') ?? 'UTC'
  const next = pitches?.[0]?.timeZone
  const changeZone = useEffectEvent((zone: string) => {
    const wall = toLocalDateTime(getValues('entriesUntil'), timeZone)
    setValue('timeZone', zone)
    setValue('entriesUntil', toInstant(wall, zone))
  })
  useEffect(() => {
    if (next && next !== timeZone) changeZone(next)
  }, [next, timeZone])
  const until = watch('entriesUntil')
  return (
    <Field
      label={t`Entries close`}
      type="datetime-local"
      required
      hint={t`Time in ${{ city: timeZone.replace(/^.*\//, '').replaceAll('_', ' ') }}`}
      error={formState.errors.entriesUntil?.message}
      value={until && toLocalDateTime(until, timeZone)}
      onChange={({ target: { value } }) =>
        setValue('entriesUntil', value && toInstant(value, timeZone), {
          shouldValidate: formState.isSubmitted,
        })
      }
    />
  )
}

/** Sets coordinates, which the search by distance needs, only for places chosen from the list. */
function Place({ form: { watch, setValue, formState } }: { form: TournamentForm }) {
  const here = useUserArea()
  const set = (address: string, location?: TournamentFormValues['location']) => {
    setValue('address', address || undefined, { shouldValidate: formState.isSubmitted })
    setValue('location', location)
  }
  return (
    <PlaceCombobox
      label={t`Location`}
      placeholder={t`An area or a pitch`}
      value={watch('address') ?? ''}
      onValueChange={(text) => set(text)}
      near={here ?? nowhere}
      onChoose={({ name, location }) => set(name, location)}
      error={formState.errors.address?.message}
    />
  )
}
