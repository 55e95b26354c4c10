import { changeCentre, type Centre } from '@i-one/contract/centres/registration'
import { useState, type FormEvent } from 'react'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { useChange } from './use-change.ts'
import styles from './centre-section.module.css'

/** What all pitches of a centre share beside their place. */
export function CentreForm({ centre }: { centre: Centre }) {
  const [name, setName] = useState(centre.name)
  const [address, setAddress] = useState(centre.address)
  const [phone, setPhone] = useState(centre.phone)
  const [rules, setRules] = useState(centre.rules)
  const { mutate, isPending } = useChange()
  const isWhole = name.trim() !== '' && address.trim() !== ''
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || isPending) return
    const body = { revision: centre.revision, name: name.trim(), address: address.trim(), phone, rules }
    mutate({
      act: () => call(changeCentre, { params: { id: centre._id }, body }),
      message: `${name.trim()} is saved`,
    })
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <Field
        label="What people call the place"
        required
        maxLength={80}
        autoComplete="off"
        error={name.trim() ? undefined : 'Name is required'}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label="Address of the place"
        required
        maxLength={200}
        autoComplete="off"
        hint="All its pitches have it, and the telephone."
        error={address.trim() ? undefined : 'Address is required'}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Field
        label="Telephone of the place"
        type="tel"
        autoComplete="off"
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <Textarea
        label="House rules"
        hint="One on each line. Players read them on the page of the place."
        maxLength={2000}
        rows={4}
        value={rules}
        onChange={({ target }) => setRules(target.value)}
      />
      <Button type="submit" variant="ghost" disabled={!isWhole} pending={isPending} pendingText="Saving...">
        Save the place
      </Button>
    </form>
  )
}
