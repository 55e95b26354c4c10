import { CallError } from '@i-one/contract/call'
import { type BankDetails, putBankDetails, removeBankDetails } from '@i-one/contract/payments/bank-details'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../lib/call.ts'
import { unlessSeen } from '../lib/query-client.ts'
import { toastRefusal } from '../lib/show-refusal.ts'
import { Button } from '../ui/button.tsx'
import { Loading } from '../ui/feedback/loading.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Section } from '../ui/layout/section.tsx'
import { AccountForm } from './account-form.tsx'
import { ownAccountQuery } from './queries.ts'
import { Account } from './transfer-details.tsx'
import styles from './own-account.module.css'

const useKeep = (onDone: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (details: BankDetails | null) =>
      details ? call(putBankDetails, { body: details }) : call(removeBankDetails),
    onSuccess: (answer, details) => {
      queries.setQueryData(ownAccountQuery.queryKey, answer)
      toast.success(details ? 'Your account is saved' : 'Your account is removed')
      onDone()
    },
    onError: toastRefusal,
  })
}

/** Where an organizer takes transfers. */
export function OwnAccount() {
  const [editing, setEditing] = useState(false)
  const { data } = useQuery({ ...ownAccountQuery, throwOnError: unlessSeen })
  const { mutate, isPending, variables, error } = useKeep(() => setEditing(false))
  if (!data) return <Loading label="Loading your account" height={160} />
  const { details } = data
  const form = editing || !details
  return (
    <Section title="Transfers to you" className={styles.section}>
      <p>Only players who owe for a session on your pitch see this account, until they have paid.</p>
      {form ? (
        <AccountForm
          details={details}
          pending={isPending}
          refused={error instanceof CallError ? error.fields : {}}
          onSave={mutate}
          onKeep={details ? () => setEditing(false) : undefined}
        />
      ) : (
        <>
          <Account details={details} />
          <div className="cluster">
            <Button variant="ghost" disabled={isPending} onClick={() => setEditing(true)}>
              Change
            </Button>
            <Button
              variant="ghost"
              pending={isPending && variables === null}
              pendingText="Removing..."
              onClick={() => mutate(null)}
            >
              Remove
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
