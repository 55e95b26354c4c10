import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Segmented } from '../../ui/fields/segmented.tsx'
import type { PeopleDialogProps } from '../act-dialog.tsx'
import { countFreePlaces, countRemainingGuests } from '../people.ts'
import type { NewGuest } from '../use-session-actions.ts'
import { GuestForm } from './guest-form.tsx'
import { PasteList } from './paste-list.tsx'

const ways = [
  { value: 'names', label: t`By name` },
  { value: 'list', label: t`Paste a list` },
] as const

/** Uses one idempotency key per list of guests, so that a list submitted twice is added only once. */
const useKeys = () => {
  const [keys] = useState(() => new Map<string, string>())
  return (guests: NewGuest[]) => {
    const content = JSON.stringify(guests)
    const key = keys.get(content) ?? crypto.randomUUID()
    keys.set(content, key)
    return key
  }
}

type Way = (typeof ways)[number]['value']

export function GuestsDialog({ session, me, actions, first, onClose }: PeopleDialogProps & { first: Way }) {
  const [way, setWay] = useState(first)
  const getKey = useKeys()
  const max = countRemainingGuests(session, me ?? '')
  const pending = actions.doing === 'add-guests'
  const add = async (guests: NewGuest[]) => {
    if (!(await actions.act('add-guests', guests, getKey(guests)))) return
    const name = guests[0]?.name ?? ''
    toast.success(plural({ count: guests.length }, { one: `${name} is added`, other: '# guests are added' }))
    onClose()
  }
  const form = {
    max,
    pending,
    free: countFreePlaces(session),
    onAdd: (guests: NewGuest[]) => void add(guests),
  }
  return (
    <Dialog
      look="sheet"
      dismissible={!pending}
      onClose={onClose}
      title={t`Add guests`}
      description={t`Guests get a spot and a shirt without an account. Guests who sign up later keep their goals.`}
    >
      <Segmented
        label={t`Add guests`}
        className="flex mt-1 mb-5"
        value={way}
        onChange={setWay}
        items={ways}
      />
      {way === 'names' ? <GuestForm {...form} /> : <PasteList {...form} places={session.places} />}
    </Dialog>
  )
}
