import type { OwnPitch } from '@i-one/contract/pitches/registration'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { toNameOptions } from '../../ui/fields/name-options.ts'
import { Select } from '../../ui/fields/select.tsx'

type CopyToProps = { pitches: readonly OwnPitch[]; pending: boolean; onCopy: (pitch: OwnPitch) => void }

export function CopyPrices({ pitches, pending, onCopy }: CopyToProps) {
  const [chosen, setChosen] = useState('')
  const [asking, setAsking] = useState(false)
  const pitch = pitches.find(({ _id }) => _id === chosen)
  return (
    <div className="flex flex-wrap gap-3 items-end">
      <Select
        label={t`Copy to`}
        placeholder={t`Another pitch`}
        options={toNameOptions(pitches)}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button variant="ghost" disabled={!pitch} pending={pending} onClick={() => setAsking(true)}>
        <Trans>Copy</Trans>
      </Button>
      {pitch && (
        <ConfirmDialog
          open={asking}
          title={t`Copy to ${{ pitch: pitch.name }}?`}
          description={t`This replaces the price lists and holidays of ${{ pitch: pitch.name }}. The base price stays.`}
          confirmText={t`Copy the prices`}
          onConfirm={() => {
            setAsking(false)
            onCopy(pitch)
          }}
          onClose={() => setAsking(false)}
          cancelText={t`Keep current prices`}
          pendingText={t`Copying...`}
          pending={pending}
          danger={false}
        />
      )}
    </div>
  )
}
