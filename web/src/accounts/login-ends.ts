import { onLoginEnd } from '../lib/call.ts'
import { replaceAddress } from '../lib/routing/history.ts'
import { toast } from '../ui/feedback/toast.ts'

export const notifyWhenLoginEnds = () =>
  onLoginEnd((error) => {
    // change the message itself, because the caller may show this error too
    if (error.status === 401) error.message = 'You have been signed out. Please sign in again.'
    // at `/`, visitors would get the landing page, which does not show this toast
    if (location.pathname === '/') replaceAddress('/sign-in')
    toast.error(error.message)
  })
