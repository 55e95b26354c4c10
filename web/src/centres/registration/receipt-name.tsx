import { type Centre, changeCentre } from '@i-one/contract/centres/registration'
import { useState, type FormEvent } from 'react'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { useChange } from './use-change.ts'

export function ReceiptName({ centre }: { centre: Centre }) {
  const [legalName, setLegalName] = useState(centre.legalName)
  const { mutate, isPending } = useChange()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate({
      act: () =>
        call(changeCentre, { params: { id: centre._id }, body: { revision: centre.revision, legalName } }),
      message: 'New receipts show this name',
    })
  }
  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={save}>
      <Field
        label="Legal name"
        hint={`Receipts show it, with your company number if you add it here. Without one they show ${centre.name}.`}
        maxLength={120}
        autoComplete="organization"
        value={legalName}
        onChange={({ target }) => setLegalName(target.value)}
      />
      <Button
        type="submit"
        variant="ghost"
        className="justify-self-start"
        pending={isPending}
        pendingText="Saving..."
      >
        Save legal name
      </Button>
    </form>
  )
}
