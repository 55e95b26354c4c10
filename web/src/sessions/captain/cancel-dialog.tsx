import { countText } from '@i-one/game/count-text'
import { useState } from 'react'
import { Field } from '../../ui/fields/field.tsx'
import { ReasonChoice } from '../../ui/fields/reason-choice.tsx'
import { ActDialog, type SessionDialogProps } from '../act-dialog.tsx'
import { CancelCost } from './cancel-cost.tsx'

const other = 'Something else'
const whys = ['Rain', 'Power is out', 'The pitch is shut', 'Not enough players', other].map((why) => ({
  value: why,
  label: why,
}))

export function CancelDialog({ session, ...dialog }: SessionDialogProps) {
  const [chosen, setChosen] = useState<string>()
  const [words, setWords] = useState('')
  return (
    <ActDialog
      {...dialog}
      act="cancel"
      title="Cancel the session?"
      description={`${countText(session.going, 'person is', 'people are')} in. Nobody plays, and the slot is free for others at once.${session.series ? ' The other sessions of the series stay.' : ''}`}
      cancelText="Keep it"
      confirmText="Cancel session"
      pendingText="Cancelling..."
      onAct={() => dialog.actions.act('cancel', chosen === other ? words.trim() || undefined : chosen)}
    >
      <CancelCost session={session} />
      <ReasonChoice legend="Why (optional)" whys={whys} value={chosen} onChange={setChosen} />
      {chosen === other && (
        <Field
          label="In your words"
          maxLength={300}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
    </ActDialog>
  )
}
