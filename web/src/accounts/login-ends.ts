import { t } from '@lingui/core/macro'
import { onLoginEnd } from '../lib/call.ts'
import { replaceAddress } from '../lib/routing/history.ts'
import { toast } from '../ui/feedback/toast.ts'

export const handleLoginEnd = () =>
  onLoginEnd((error) => {
    // changes the error's message, because the caller may also show this error
    if (error.status === 401) error.message = t`You have been signed out. Please sign in again.`
    // leaves `/`, because visitors get the landing page there, which shows no toasts
    if (location.pathname === '/') replaceAddress('/sign-in')
    toast.error(error.message)
  })
