import { putParts } from '@i-one/contract/pitches/parts'
import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { useState, type FormEvent } from 'react'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { useChange } from './use-change.ts'

type PartsFormProps = { pitch: OwnPitch; siblings: readonly OwnPitch[] }

const namesOf = (pitches: readonly OwnPitch[]) =>
  new Intl.ListFormat('en-GB').format(pitches.map(({ name }) => name))

export function PartsForm({ pitch, siblings }: PartsFormProps) {
  const [parts, setParts] = useState<readonly string[]>(pitch.parts)
  const { mutate, isPending } = useChange()
  const wholes = siblings.filter((one) => one.parts.includes(pitch._id))
  if (wholes.length > 0)
    return (
      <p>
        {pitch.name} is a part of {namesOf(wholes)}: whoever books one takes the other, too.
      </p>
    )
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const chosen = siblings.filter(({ _id }) => parts.includes(_id))
    mutate({
      act: () => call(putParts, { params: { id: pitch._id }, body: { parts: [...parts] } }),
      message:
        chosen.length > 0
          ? `${pitch.name} is made of ${namesOf(chosen)}`
          : `${pitch.name} is made of nothing else`,
    })
  }
  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={save}>
      <fieldset className="grid gap-1 justify-self-start">
        <legend className="mb-2 font-strong">This pitch is made of</legend>
        {siblings.map(({ _id, name, parts: own }) => (
          <Checkbox
            key={_id}
            label={own.length > 0 ? `${name} (is combined itself)` : name}
            disabled={own.length > 0}
            checked={parts.includes(_id)}
            onChange={({ target }) =>
              setParts(target.checked ? [...parts, _id] : parts.filter((one) => one !== _id))
            }
          />
        ))}
      </fieldset>
      <p className="small mute">
        A booking of {pitch.name} takes them all. It can be booked only while all of them are free, open and
        published.
      </p>
      <Button
        type="submit"
        variant="ghost"
        className="justify-self-start"
        pending={isPending}
        pendingText="Saving..."
      >
        Save what it is made of
      </Button>
    </form>
  )
}
