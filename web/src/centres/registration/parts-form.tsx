import { updateParts } from '@i-one/contract/pitches/parts'
import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { listText } from '@i-one/game/formats/lists'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { ChangeForm } from './change-form.tsx'

type PartsFormProps = { pitch: OwnPitch; siblings: readonly OwnPitch[] }

const listNames = (pitches: readonly OwnPitch[]) => listText(pitches.map(({ name }) => name))

export function PartsForm({ pitch, siblings }: PartsFormProps) {
  const [parts, setParts] = useState<readonly string[]>(pitch.parts)
  const combined = siblings.filter((one) => one.parts.includes(pitch._id))
  if (combined.length > 0)
    return (
      <p>
        <Trans>
          {{ pitch: pitch.name }} is part of {{ pitches: listNames(combined) }}. Booking either pitch also
          blocks the other.
        </Trans>
      </p>
    )
  const chosen = siblings.filter(({ _id }) => parts.includes(_id))
  return (
    <ChangeForm
      submitText={t`Save combined pitch`}
      pendingText={t`Saving...`}
      change={() => ({
        act: () => call(updateParts, { params: { id: pitch._id }, body: { parts: [...parts] } }),
        message:
          chosen.length > 0
            ? t`${{ pitch: pitch.name }} is combined from ${{ parts: listNames(chosen) }}`
            : t`${{ pitch: pitch.name }} is no longer combined`,
      })}
    >
      <fieldset className="grid gap-1 justify-self-start">
        <legend className="mb-2 font-strong">
          <Trans>Combined from</Trans>
        </legend>
        {siblings.map(({ _id, name, parts: own }) => (
          <Checkbox
            key={_id}
            label={own.length > 0 ? t`${name} (already combined)` : name}
            disabled={own.length > 0}
            checked={parts.includes(_id)}
            onChange={({ target }) =>
              setParts(target.checked ? [...parts, _id] : parts.filter((one) => one !== _id))
            }
          />
        ))}
      </fieldset>
      <p className="small mute">
        <Trans>
          Booking {{ pitch: pitch.name }} blocks all these pitches, so they must all be free, open and
          published.
        </Trans>
      </p>
    </ChangeForm>
  )
}
