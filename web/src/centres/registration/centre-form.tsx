import { CentreChange, changeCentre, type Centre } from '@i-one/contract/centres/registration'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { ZoneField } from '../fields/booking-fields.tsx'
import { HoursField } from '../fields/hours-field.tsx'
import {
  atFields,
  placeAnswersOf,
  placeOf,
  unchanged,
  type AnswerErrors,
  type PlaceAnswers,
} from '../fields/pitch-answers.ts'
import { PlaceField } from '../fields/place-field.tsx'
import { useChange } from './use-change.ts'

export function CentreForm({ centre }: { centre: Centre }) {
  const [name, setName] = useState(centre.name)
  const [address, setAddress] = useState(centre.address)
  const [phone, setPhone] = useState(centre.phone)
  const [rules, setRules] = useState(centre.rules)
  const [place, setPlace] = useState(() => placeAnswersOf(centre))
  const [errors, setErrors] = useState<AnswerErrors>({})
  const [changed, setChanged] = useState<string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending } = useChange()
  const movePlace = (part: Partial<PlaceAnswers>) => {
    setPlace({ ...place, ...part })
    setChanged([...changed, ...Object.keys(part)])
  }
  /** Opens the folded part if the first error is in it. */
  const show = (wrong: Iterable<[path: string, message: string]>) => {
    flushSync(() => {
      setErrors(atFields(place, wrong))
      setChanged([])
    })
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    first?.closest('details')?.setAttribute('open', '')
    first?.focus()
  }
  const isWhole = name.trim() !== '' && address.trim() !== ''
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || isPending) return
    const asked = { revision: centre.revision, name, address, phone, rules, ...placeOf(place) }
    const { success, data: body, error } = z.safeParse(CentreChange, asked)
    if (!success)
      return show(error.issues.map(({ path, message }): [string, string] => [path.join('.'), message]))
    mutate({
      onFields: ({ fields }) => show(Object.entries(fields)),
      act: () => call(changeCentre, { params: { id: centre._id }, body }),
      message: `${name.trim()} is saved`,
    })
  }
  const shown = unchanged(errors, changed)
  const part = { answers: place, errors: shown, onChange: movePlace }
  return (
    <form ref={form} className="grid grid-cols-1 gap-4" noValidate onSubmit={save}>
      <Field
        label="What people call the place"
        required
        maxLength={80}
        autoComplete="off"
        error={name.trim() ? shown['name'] : 'Name is required'}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label="Address of the place"
        required
        maxLength={200}
        autoComplete="off"
        hint="All its pitches have it, and the telephone."
        error={address.trim() ? shown['address'] : 'Address is required'}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Field
        label="Telephone of the place"
        type="tel"
        autoComplete="off"
        error={shown['phone']}
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      <Textarea
        label="House rules"
        hint="One on each line. Players read them on the page of the place."
        maxLength={2000}
        rows={4}
        error={shown['rules']}
        value={rules}
        onChange={({ target }) => setRules(target.value)}
      />
      <details className="*:not-first:mt-6">
        <summary className="min-h-11 content-center font-strong cursor-pointer">
          On the map, hours and time zone
        </summary>
        <PlaceField {...part} legend="On the map" />
        <HoursField {...part} />
        <p className="small mute">Pitches with hours of their own keep them.</p>
        <ZoneField {...part} />
      </details>
      <Button
        type="submit"
        variant="ghost"
        className="justify-self-start"
        disabled={!isWhole}
        pending={isPending}
        pendingText="Saving..."
      >
        Save the place
      </Button>
    </form>
  )
}
