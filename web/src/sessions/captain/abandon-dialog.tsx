import type { Session } from '@i-one/contract/sessions'
import type { ReasonCode } from '@i-one/game/sessions/cancel-reasons'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { ReasonChoice } from '../../ui/fields/reason-choice.tsx'
import { ActionDialog, type SessionDialogProps } from '../act-dialog.tsx'
import { findCurrentMatch } from '../session-status.ts'
import { reasonChoices } from './reasons.ts'

const consequence = (session: Session) => {
  const match = findCurrentMatch(session)
  return match
    ? t`${{ teamOne: match.teamOne.name }} v ${{ teamTwo: match.teamTwo.name }} is abandoned too. Finished matches still count.`
    : t`The game ends now. Finished matches still count.`
}

export function AbandonDialog({ session, ...dialog }: SessionDialogProps) {
  const [why, setWhy] = useState<ReasonCode>()
  return (
    <ActionDialog
      {...dialog}
      act="abandon"
      title={t`Abandon the game?`}
      description={consequence(session)}
      cancelText={t`Play on`}
      confirmText={t`Abandon game`}
      pendingText={t`Abandoning...`}
      disabled={!why}
      onAct={async () => why !== undefined && dialog.actions.act('abandon', why)}
    >
      <ReasonChoice legend={t`Reason`} whys={reasonChoices} value={why} onChange={setWhy} />
    </ActionDialog>
  )
}
