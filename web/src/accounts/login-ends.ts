import { whenLoginEnds } from '../lib/call.ts'
import { isAuthenticated } from '../lib/store.ts'
import { toast } from '../ui/feedback/toast.ts'

/** Says why nobody is signed in any more. */
export const tellWhenLoginEnds = () =>
  whenLoginEnds((error) => {
    if (!isAuthenticated()) return
    // the caller may show the error as well, in the same words then
    if (error.status === 401) error.message = 'You have been signed out. Please sign in again.'
    // visitors have another document there, without this toast
    if (location.pathname === '/') history.replaceState(null, '', '/sign-in')
    toast.error(error.message)
  })
