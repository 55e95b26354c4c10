import type { User } from '@i-one/contract/accounts'
import { sendConfirmation } from '@i-one/contract/accounts/confirmation'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '../../lib/call.ts'
import { useAction } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { toast } from '../../ui/feedback/toast.ts'

/** Shows nothing if `emailConfirmed` is missing, because older versions stored users without it. */
export function EmailNotice({ user, className }: { user: User; className?: string }) {
  const [send, pending] = useAction(async () => toast.success((await call(sendConfirmation)).message))
  const { email, newEmail } = user
  if (user.emailConfirmed !== false && !newEmail) return null

  return (
    <div className={classNames('flex flex-wrap items-center gap-y-3 gap-x-5', className)}>
      <StatusLine tone="wait" className="min-w-0">
        {newEmail
          ? t`Confirm ${newEmail} with the link we sent to that address. Until then we keep using ${email}.`
          : t`Confirm ${email} with the link we sent to that address. Until then we won’t send you other emails.`}
      </StatusLine>
      <Button variant="ghost" size="small" pending={pending} pendingText={t`Sending...`} onClick={send}>
        <Trans>Send the link again</Trans>
      </Button>
    </div>
  )
}
