import { type Centre, changeCentre } from '@i-one/contract/centres/registration'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { Field } from '../../ui/fields/field.tsx'
import { ChangeForm } from './change-form.tsx'

export function LegalNameForm({ centre }: { centre: Centre }) {
  const [legalName, setLegalName] = useState(centre.legalName)
  return (
    <ChangeForm
      submitText={t`Save legal name`}
      pendingText={t`Saving...`}
      change={() => ({
        act: () =>
          call(changeCentre, { params: { id: centre._id }, body: { revision: centre.revision, legalName } }),
        message: t`Legal name saved. New receipts show this name.`,
      })}
    >
      <Field
        label={t`Legal name`}
        hint={t`Shown on receipts. You can add your company number. If empty, receipts show ${{ centre: centre.name }}.`}
        maxLength={120}
        autoComplete="organization"
        value={legalName}
        onChange={({ target }) => setLegalName(target.value)}
      />
    </ChangeForm>
  )
}
