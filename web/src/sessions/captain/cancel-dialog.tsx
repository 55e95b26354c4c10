import type { Session } from '@i-one/contract/sessions'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { getCancelFee } from '@i-one/game/payments/terms'
import { useState } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { Field } from '../../ui/fields/field.tsx'
import { ReasonChoice } from '../../ui/fields/reason-choice.tsx'
import { ActionDialog, type SessionDialogProps } from '../act-dialog.tsx'

const other = 'Something else'
const whys = ['Rain', 'Power is out', 'The pitch is closed', 'Not enough players', other].map((why) => ({
  value: why,
  label: why,
}))

export function CancelDialog({ session, ...dialog }: SessionDialogProps) {
  const [chosen, setChosen] = useState<string>()
  const [words, setWords] = useState('')
  return (
    <ActionDialog
      {...dialog}
      act="cancel"
      title="Cancel the game?"
      description={`${countText(session.going, 'player is', 'players are')} in. The game will be cancelled for everyone, and others will be able to book the slot.${session.series ? ' The other games in the series will stay.' : ''}`}
      cancelText="Keep it"
      confirmText="Cancel game"
      pendingText="Cancelling..."
      onAct={() => dialog.actions.act('cancel', chosen === other ? words.trim() || undefined : chosen)}
    >
      <CancelCost session={session} />
      <ReasonChoice legend="Reason (optional)" whys={whys} value={chosen} onChange={setChosen} />
      {chosen === other && (
        <Field
          label="In your own words"
          maxLength={300}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
    </ActionDialog>
  )
}

function CancelCost({ session }: { session: Session }) {
  const now = useNow()
  const { terms, price, start, booking, hosting } = session
  if (!terms || hosting) return null
  const owed =
    booking.state === 'confirmed' ? getCancelFee(terms, { price, start: new Date(start), at: now }) : 0
  return (
    <p>
      {owed > 0
        ? `If you cancel now, you owe the pitch ${moneyText({ ...price, amount: owed })}.`
        : 'Cancelling now is free.'}
    </p>
  )
}
