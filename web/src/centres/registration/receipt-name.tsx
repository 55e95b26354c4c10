import { type Centre, changeCentre } from '@i-one/contract/centres/registration'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { Field } from '../../ui/fields/field.tsx'
import { ChangeForm } from './change-form.tsx'

export function LegalNameForm({ centre }: { centre: Centre }) {
  const [legalName, setLegalName] = useState(centre.legalName)
  return (
    <ChangeForm
      submitText="Save legal name"
      pendingText="Saving..."
      change={() => ({
        act: () =>
          call(changeCentre, { params: { id: centre._id }, body: { revision: centre.revision, legalName } }),
        message: 'Legal name saved. New receipts show this name.',
      })}
    >
      <Field
        label="Legal name"
        hint={`Shown on receipts. You can add your company number. If empty, receipts show ${centre.name}.`}
        maxLength={120}
        autoComplete="organization"
        value={legalName}
        onChange={({ target }) => setLegalName(target.value)}
      />
    </ChangeForm>
  )
}
