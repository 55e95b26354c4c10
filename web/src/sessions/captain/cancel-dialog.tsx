import type { Session } from '@i-one/contract/sessions'
import { moneyText } from '@i-one/game/payments/money'
import { getCancelFee } from '@i-one/game/payments/terms'
import type { ReasonCode } from '@i-one/game/sessions/cancel-reasons'
import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { Field } from '../../ui/fields/field.tsx'
import { ReasonChoice } from '../../ui/fields/reason-choice.tsx'
import { ActionDialog, type SessionDialogProps } from '../act-dialog.tsx'
import { reasonChoices } from './reasons.ts'

type Why = ReasonCode | 'other'

const whys: readonly { value: Why; label: string }[] = [
  ...reasonChoices,
  { value: 'other', label: t`Something else` },
]

const consequence = ({ going, series }: Session) => {
  const cancelled = t`${plural(going, { one: '# player is in.', other: '# players are in.' })} The game will be cancelled for everyone, and others will be able to book the slot.`
  return series ? [cancelled, t`The other games in the series will stay.`].join(' ') : cancelled
}

export function CancelDialog({ session, ...dialog }: SessionDialogProps) {
  const [chosen, setChosen] = useState<Why>()
  const [words, setWords] = useState('')
  const given = chosen === 'other' ? { reason: words.trim() || undefined } : { reasonCode: chosen }
  return (
    <ActionDialog
      {...dialog}
      act="cancel"
      title={t`Cancel the game?`}
      description={consequence(session)}
      cancelText={t`Keep it`}
      confirmText={t`Cancel game`}
      pendingText={t`Cancelling...`}
      onAct={() => dialog.actions.act('cancel', given)}
    >
      <CancelCost session={session} />
      <ReasonChoice legend={t`Reason (optional)`} whys={whys} value={chosen} onChange={setChosen} />
      {chosen === 'other' && (
        <Field
          label={t`In your own words`}
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
        ? t`If you cancel now, you owe the pitch ${{ fee: moneyText({ ...price, amount: owed }) }}.`
        : t`Cancelling now is free.`}
    </p>
  )
}
