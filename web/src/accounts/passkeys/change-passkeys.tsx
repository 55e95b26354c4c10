import type { Passkey } from '@i-one/contract/accounts/passkeys'
import { ProofDialog } from './proof-dialog.tsx'
import { registerPasskey, removePasskeyById } from './prove.ts'

type ChangePasskeysProps = {
  passkey: Passkey | undefined
  onDone: () => void
  onClose: () => void
}

export const PasskeyDialog = ({ passkey, ...dialog }: ChangePasskeysProps) =>
  passkey ? (
    <ProofDialog
      {...dialog}
      title={`Remove ${passkey.name}?`}
      description="This passkey will stop working. Other devices signed in with it will be signed out."
      confirmText="Remove"
      danger
      act={(_, proof) => removePasskeyById(passkey._id, proof)}
    />
  ) : (
    <ProofDialog
      {...dialog}
      title="Add a passkey"
      description="The passkey is stored on this device. We email you when it is added."
      confirmText="Add"
      named
      act={registerPasskey}
    />
  )
