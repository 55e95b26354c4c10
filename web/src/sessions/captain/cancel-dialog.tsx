import { countText } from '@i-one/game/count-text'
import { useState } from 'react'
import { Field } from '../../ui/fields/field.tsx'
import { ConfirmDialog } from '../../ui/layout/confirm-dialog.tsx'
import type { LiveSession } from '../queries.ts'
import type { SessionActions } from '../use-session-actions.ts'
import { ReasonChoice } from './reason-choice.tsx'

type CancelDialogProps = {
  session: LiveSession
  actions: SessionActions
  open: boolean
  onOpenChange: (open: boolean) => void
}

const other = 'Something else'
const whys = ['Rain', 'Power is out', 'The pitch is shut', 'Not enough players', other].map((why) => ({
  value: why,
  label: why,
}))

/** The reason may be left out. */
export function CancelDialog({ session, actions, open, onOpenChange }: CancelDialogProps) {
  const [chosen, setChosen] = useState<string>()
  const [words, setWords] = useState('')
  const pending = actions.doing === 'cancel'
  const cancel = async () => {
    const reason = chosen === other ? words.trim() || undefined : chosen
    if (await actions.act('cancel', reason)) onOpenChange(false)
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel the session?"
      description={`${countText(session.going, 'person is', 'people are')} in. Nobody plays, and the slot is free for others at once.${session.series ? ' The other sessions of the series stay.' : ''}`}
      cancelText="Keep it"
      confirmText="Cancel session"
      pendingText="Cancelling..."
      pending={pending}
      onConfirm={cancel}
    >
      <ReasonChoice legend="Why (optional)" whys={whys} value={chosen} onChange={setChosen} />
      {chosen === other && (
        <Field
          label="In your words"
          maxLength={300}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
