import { onLoginEnd } from '../lib/call.ts'
import { replaceAddress } from '../lib/routing/history.ts'
import { toast } from '../ui/feedback/toast.ts'

export const notifyWhenLoginEnds = () =>
  onLoginEnd((error) => {
    // the caller may show the error too, with the same text
    if (error.status === 401) error.message = 'You have been signed out. Please sign in again.'
    // visitors get another document there, without this toast
    if (location.pathname === '/') replaceAddress('/sign-in')
    toast.error(error.message)
  })
