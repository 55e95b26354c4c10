import type { CallError } from '@i-one/contract/call'
import { CentreChange, changeCentre, type Centre } from '@i-one/contract/centres/registration'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../lib/call.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { bindField } from '../fields/bind-field.ts'
import { ZoneField } from '../fields/booking-fields.tsx'
import { HoursField } from '../fields/hours-field.tsx'
import { toPitchFormErrors, toPlaceFormValues, toPlace } from '../fields/pitch-answers.ts'
import { PlaceField } from '../fields/place-field.tsx'
import { useFormValues } from '../fields/use-answers.ts'
import { ChangeForm } from './change-form.tsx'

export function CentreForm({ centre }: { centre: Centre }) {
  const [texts, setTexts] = useState(() => {
    const { name, address, phone, rules } = centre
    return { name, address, phone, rules }
  })
  const { form, answers, errors, set, show } = useFormValues(() => toPlaceFormValues(centre), {})
  const [name, address] = [texts.name.trim(), texts.address.trim()]
  const showErrors = (wrong: Iterable<[path: string, message: string]>) =>
    show(toPitchFormErrors(answers, wrong))
  const change = () => {
    const requested = { revision: centre.revision, ...texts, ...toPlace(answers) }
    const { success, data: body, error } = z.safeParse(CentreChange, requested)
    if (!success) {
      showErrors(error.issues.map(({ path, message }) => [path.join('.'), message]))
      return undefined
    }
    return {
      onFields: ({ fields }: CallError) => showErrors(Object.entries(fields)),
      act: () => call(changeCentre, { params: { id: centre._id }, body }),
      message: t`${name} is saved`,
    }
  }
  const text = (name: keyof typeof texts, error = errors[name]) =>
    bindField(texts, name, (part) => setTexts({ ...texts, ...part }), error)
  const part = { answers, errors, onChange: set }
  return (
    <ChangeForm
      ref={form}
      noValidate
      isReady={name !== '' && address !== ''}
      submitText={t`Save the centre`}
      pendingText={t`Saving...`}
      change={change}
    >
      <Field
        label={t`Name of the centre`}
        required
        maxLength={80}
        autoComplete="off"
        {...text('name', name ? errors['name'] : t`Name is required`)}
      />
      <Field
        label={t`Address of the centre`}
        required
        maxLength={200}
        autoComplete="off"
        hint={t`All pitches of the centre share the address and phone number.`}
        {...text('address', address ? errors['address'] : t`Address is required`)}
      />
      <Field label={t`Phone of the centre`} type="tel" autoComplete="off" {...text('phone')} />
      <Textarea
        label={t`House rules`}
        hint={t`One rule per line. Players see the rules on the centre's page.`}
        maxLength={2000}
        rows={4}
        {...text('rules')}
      />
      <details className="*:not-first:mt-6">
        <summary className="min-h-11 content-center font-strong cursor-pointer">
          <Trans>Map, hours and time zone</Trans>
        </summary>
        <PlaceField {...part} legend={t`On the map`} />
        <HoursField {...part} />
        <p className="small mute">
          <Trans>Pitches with their own hours keep those hours.</Trans>
        </p>
        <ZoneField {...part} />
      </details>
    </ChangeForm>
  )
}
