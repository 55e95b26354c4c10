import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { toastError } from '../../lib/show-error.ts'
import { startLogin, saveLogin } from '../../lib/store.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'

const load = () => import('./log-in.ts').catch(() => undefined)

export function PasskeyButton() {
  const [pending, setPending] = useState(false)
  const signIn = async () => {
    setPending(true)
    startLogin()
    const part = await load()
    try {
      if (!part) toast.error(t`Network Error`)
      else {
        const { user, token, message } = await part.logInWithPasskey()
        toast.success(message)
        saveLogin(user, token)
      }
    } catch (error) {
      toastError(error)
    }
    setPending(false)
  }
  return (
    <Button
      variant="ghost"
      block
      pending={pending}
      pendingText={t`Waiting for your device...`}
      onClick={() => void signIn()}
    >
      <Trans>Use a passkey</Trans>
    </Button>
  )
}
