import { useState } from 'react'

import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import styles from './cancel-dialog.module.css'
import type { LiveSession } from './queries.ts'
import type { SessionActions } from './use-session-actions.ts'

type CancelDialogProps = {
  session: LiveSession
  actions: SessionActions
  open: boolean
  onOpenChange: (open: boolean) => void
}

const reasons = ['Rain', 'Power is out', 'The pitch is shut', 'Not enough players']
const other = 'Something else'

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
      description={`${session.going} ${session.going === 1 ? 'person is' : 'people are'} in. Nobody plays, and the slot is free for others at once.`}
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
      <fieldset className={styles.why}>
        <legend>Why (you need not say)</legend>
        {[...reasons, other].map((reason) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              checked={chosen === reason}
              onChange={() => setChosen(reason)}
            />
            {reason}
          </label>
        ))}
      </fieldset>
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
