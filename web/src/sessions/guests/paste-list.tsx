import type { Place } from '@i-one/contract/sessions'
import { parseGuestList } from '@i-one/game/sessions/guest-list'
import { plural, t } from '@lingui/core/macro'
import { useMemo, useState } from 'react'
import { positionText } from '../../lib/positions.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { type GuestFormProps, WaitlistNotice, WarningNotice } from './guest-form.tsx'
import { markListedGuests } from './read-list.ts'

const aside = 'text-muted text-small font-normal'

type PasteListProps = GuestFormProps & { places: readonly Place[] }

export function PasteList({ places, max, free, pending, onAdd }: PasteListProps) {
  const [text, setText] = useState('')
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const listed = useMemo(() => parseGuestList(text), [text])
  const read = markListedGuests(listed, places, turned)
  const ticked = read.filter(({ add }) => add).map(({ guest }) => guest)
  const turn = (at: number) =>
    setTurned(
      (before) => new Set(before.has(at) ? [...before].filter((other) => other !== at) : [...before, at]),
    )
  const paste = (next: string) => {
    setText(next)
    setTurned(new Set())
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onAdd(ticked)
      }}
    >
      <Textarea
        label={t`List`}
        hint={t`Paste the list from your chat. Numbers are fine.`}
        rows={5}
        value={text}
        onChange={({ target }) => paste(target.value)}
      />
      <output className="block min-h-6 mt-3 text-small font-strong">
        {text.trim() && readText(read.length)}
      </output>
      <ul className="mb-5">
        {read.map(({ guest, add, why }, at) => (
          <li key={at} className="border-b border-b-line wrap-anywhere">
            <Checkbox
              checked={add}
              onChange={() => turn(at)}
              label={
                <>
                  {guest.name}
                  {guest.position && <small className={aside}> {positionText(guest.position)}</small>}
                  {why && <small className={`block ${aside}`}>{why}</small>}
                </>
              }
            />
          </li>
        ))}
      </ul>
      {ticked.length > max && (
        <WarningNotice>
          {plural(max, { one: 'You can add one guest.', other: 'You can add # guests.' })}{' '}
          {t`Remove ${{ count: ticked.length - max }}.`}
        </WarningNotice>
      )}
      <WaitlistNotice guests={ticked.length} free={free} />
      <Button
        type="submit"
        size="big"
        block
        className={ticked.length > Math.min(max, free) ? 'mt-5' : undefined}
        disabled={ticked.length === 0 || ticked.length > max}
        pending={pending}
        pendingText={t`Adding...`}
      >
        {plural({ count: ticked.length }, { one: 'Add # guest', other: 'Add # guests' })}
      </Button>
    </form>
  )
}

const readText = (names: number) =>
  plural(names, { 0: 'No names found', one: '# name found', other: '# names found' })
