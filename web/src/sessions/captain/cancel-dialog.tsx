import { useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
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
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      dismissible={!pending}
      title="Cancel the session?"
      description={`${session.going} ${session.going === 1 ? 'person is' : 'people are'} in. Nobody plays, and the slot is free for others at once.${session.series ? ' The others of its series stay.' : ''}`}
      actions={
        <>
          <Button variant="ghost" disabled={pending} onClick={() => onOpenChange(false)}>
            Keep it
          </Button>
          <Button
            variant="danger"
            pending={pending}
            pendingText="Cancelling..."
            onClick={() => void cancel()}
          >
            Cancel session
          </Button>
        </>
      }
    >
      <ReasonChoice legend="Why (you need not say)" whys={whys} value={chosen} onChange={setChosen} />
      {chosen === other && (
        <Field
          label="In your words"
          maxLength={300}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
    </Dialog>
  )
}
