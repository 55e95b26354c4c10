import { removeBankDetails } from '@i-one/contract/payments/bank-details'
import { useQueryClient } from '@tanstack/react-query'
import { ProofDialog } from '../accounts/passkeys/proof-dialog.tsx'
import { call } from '../lib/call.ts'
import { ownAccountQuery } from './queries.ts'

export function RemoveAccount({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  return (
    <ProofDialog
      title="Remove your account?"
      description="Players see no account any more. What you save later they see a day after."
      confirmText="Remove it"
      danger
      act={async (_, body) => {
        queries.setQueryData(ownAccountQuery.queryKey, await call(removeBankDetails, { body }))
        return { message: 'Your account is removed' }
      }}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
