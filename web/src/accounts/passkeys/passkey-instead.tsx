import type { Proof } from '@i-one/contract/accounts/password'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { passkeysQuery } from './passkeys-query.ts'
import { createProof } from './prove.ts'

type PasskeyInsteadProps = {
  disabled: boolean
  onUse: (prove: () => Promise<Proof>, form: HTMLFormElement | null) => void
}

export function PasskeyOption({ disabled, onUse }: PasskeyInsteadProps) {
  const { data } = useQuery(passkeysQuery)
  const worksHere = data?.origin === location.origin && 'PublicKeyCredential' in window
  if (!data?.passkeys.length || !worksHere) return null
  return (
    <Button
      variant="ghost"
      size="small"
      className="justify-self-start"
      disabled={disabled}
      onClick={({ currentTarget }) => onUse(createProof, currentTarget.form)}
    >
      <Trans>Use a passkey instead</Trans>
    </Button>
  )
}
