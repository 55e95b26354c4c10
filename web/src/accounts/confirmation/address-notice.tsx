import type { User } from '@i-one/contract/accounts'
import { sendConfirmation } from '@i-one/contract/accounts/confirmation'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { toastRefusal } from '../../lib/show-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import styles from './address-notice.module.css'

/** What is missing while an address is not confirmed, and the way on. Kept state of older versions does not say. */
export function AddressNotice({ user, className }: { user: User; className?: string }) {
  const [pending, setPending] = useState(false)
  if (user.emailConfirmed !== false && !user.newEmail) return null

  const send = async () => {
    setPending(true)
    try {
      const { message } = await call(sendConfirmation)
      toast.success(message)
    } catch (error) {
      toastRefusal(error)
    }
    setPending(false)
  }

  return (
    <div className={classNames(styles.notice, className)}>
      <StatusLine tone="wait">
        {user.newEmail
          ? `Confirm ${user.newEmail} with the link we mailed there. Until then ${user.email} counts.`
          : `Confirm ${user.email} with the link we mailed there. Until then we send no other mail there.`}
      </StatusLine>
      <Button
        variant="ghost"
        size="small"
        pending={pending}
        pendingText="Sending..."
        onClick={() => void send()}
      >
        Send the link again
      </Button>
    </div>
  )
}
