import { CallError } from '@i-one/contract/call'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { revokeLogin } from '../lib/call.ts'
import { deleteLogin } from '../lib/forget-login.ts'
import { errorText } from '../lib/show-error.ts'
import { purgeState } from '../lib/store.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { successText } from './done-text.ts'

export function LogOut({ className }: { className?: string }) {
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)

  const confirm = async () => {
    setPending(true)
    await leaveLogin()
    setPending(false)
  }

  return (
    <>
      <Button variant="ghost" className={classNames('text-danger', className)} onClick={() => setOpen(true)}>
        <Trans>Logout</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t`Log out?`}
        description={t`Are you sure you want to log out??`}
        cancelText={t`Cancel`}
        confirmText={t`Log out`}
        pendingText={t`Logging out...`}
        pending={pending}
        onConfirm={confirm}
      />
    </>
  )
}

// Also deletes the login after a 401 or 403, because the login has already ended.
const leaveLogin = async () => {
  try {
    const { message } = await revokeLogin()
    deleteLogin()
    toast.success(successText('log out', message))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status === 401 || error.status === 403) purgeState()
    else toast.error(errorText(error))
  }
}
