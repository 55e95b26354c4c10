import { whenLoginEnds } from '../lib/call.ts'
import { replaceAddress } from '../lib/routing/history.ts'
import { toast } from '../ui/feedback/toast.ts'

/** Says why nobody is signed in any more. */
export const tellWhenLoginEnds = () =>
  whenLoginEnds((error) => {
    // the caller may show the error as well, in the same words then
    if (error.status === 401) error.message = 'You have been signed out. Please sign in again.'
    // visitors have another document there, without this toast
    if (location.pathname === '/') replaceAddress('/sign-in')
    toast.error(error.message)
  })
