import type { Passkey } from '@i-one/contract/accounts/passkeys'
import { ProofDialog } from './proof-dialog.tsx'
import { addByDevice, removeById } from './prove.ts'

type ChangePasskeysProps = {
  /** Removed. Without it a new passkey is added. */
  passkey: Passkey | undefined
  onDone: () => void
  onClose: () => void
}

export const ChangePasskeys = ({ passkey, ...dialog }: ChangePasskeysProps) =>
  passkey ? (
    <ProofDialog
      {...dialog}
      title={`Remove ${passkey.name}?`}
      description="Nobody signs in with it any more, and what else it signed in is signed out."
      confirmText="Remove"
      danger
      act={(_, proof) => removeById(passkey._id, proof)}
    />
  ) : (
    <ProofDialog
      {...dialog}
      title="Add a passkey"
      description="This device keeps it. We send you a mail when one is added."
      confirmText="Add"
      named
      act={addByDevice}
    />
  )
