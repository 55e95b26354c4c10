import { CallError } from '@i-one/contract/call'
import { updateBankDetails, removeBankDetails } from '@i-one/contract/payments/bank-details'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ProofDialog } from '../accounts/passkeys/proof-dialog.tsx'
import { call } from '../lib/call.ts'
import { deviceDateTimeText } from '../lib/pitch-time.ts'
import { throwWithoutData } from '../lib/query-client.ts'
import { toastError } from '../lib/show-error.ts'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { StatusLine } from '../ui/feedback/status-line.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Section } from '../ui/layout/section.tsx'
import { BankAccountForm, type BankDetailsSubmission } from './account-form.tsx'
import { bankDetailsQuery } from './queries.ts'
import { BankAccount } from './transfer-details.tsx'

const useSaveBankDetails = (onDone: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ details, prove }: BankDetailsSubmission) =>
      call(updateBankDetails, { body: { ...details, ...(await prove()) } }),
    onSuccess: (answer) => {
      queries.setQueryData(bankDetailsQuery.queryKey, answer)
      toast.success(t`Bank account saved`)
      onDone()
    },
    onError: toastError,
  })
}

export function OwnBankAccount() {
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  const { data } = useQuery({ ...bankDetailsQuery, throwOnError: throwWithoutData })
  const { mutate, isPending, error } = useSaveBankDetails(() => setEditing(false))
  if (!data) return <Loading label={t`Loading your bank account`} height={160} />
  const { details, heldFrom, shown } = data
  const form = editing || !details
  return (
    <Section title={t`Transfers to you`} className="grid gap-4 max-w-[40rem]">
      <p>
        <Trans>Only players who owe for a game on your pitch see this account, until they pay.</Trans>
      </p>
      {form ? (
        <BankAccountForm
          details={details}
          pending={isPending}
          serverErrors={error instanceof CallError ? error.fields : {}}
          onSave={mutate}
          onCancel={details ? () => setEditing(false) : undefined}
        />
      ) : (
        <>
          <BankAccount details={details} />
          {!shown && (
            <StatusLine tone="wait">
              <Trans>
                Players see this account once we have reviewed your pitch.{' '}
                <Link to="/host/review">See what we need</Link>
              </Trans>
            </StatusLine>
          )}
          {heldFrom && (
            <StatusLine tone="wait">
              <Trans>
                Players who owe you will see this account from {{ time: deviceDateTimeText(heldFrom) }}.
              </Trans>
            </StatusLine>
          )}
          <div className="cluster">
            <Button variant="ghost" onClick={() => setEditing(true)}>
              <Trans>Change</Trans>
            </Button>
            <Button variant="ghost" onClick={() => setRemoving(true)}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        </>
      )}
      {removing && <RemoveAccount onClose={() => setRemoving(false)} />}
    </Section>
  )
}

function RemoveAccount({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  return (
    <ProofDialog
      title={t`Remove your bank account?`}
      description={t`Players no longer see where to transfer money. If you save a new account, players see the account a day later.`}
      confirmText={t`Remove bank account`}
      danger
      act={async (_, body) => {
        queries.setQueryData(bankDetailsQuery.queryKey, await call(removeBankDetails, { body }))
        return { message: t`Bank account removed` }
      }}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
