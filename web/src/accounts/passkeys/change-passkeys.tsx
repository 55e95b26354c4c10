import type { Passkey } from '@i-one/contract/accounts/passkeys'
import { t } from '@lingui/core/macro'
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
      title={t`Remove ${{ passkey: passkey.name }}?`}
      description={t`This passkey will stop working. Other devices signed in with it will be signed out.`}
      confirmText={t`Remove`}
      danger
      act={(_, proof) => removePasskeyById(passkey._id, proof)}
    />
  ) : (
    <ProofDialog
      {...dialog}
      title={t`Add a passkey`}
      description={t`The passkey is stored on this device. We email you when it is added.`}
      confirmText={t`Add`}
      named
      act={registerPasskey}
    />
  )
