import { t } from '@lingui/core/macro'
import { deleteLogin } from '../lib/forget-login.ts'
import { deviceStorage } from '../lib/site-data/site-data.ts'
import { isAuthenticated, useMainStore } from '../lib/store.ts'
import { readToken } from '../lib/token.ts'
import { toast } from '../ui/feedback/toast.ts'

interface Stored {
  state?: { auth?: { user?: { _id: string } } }
}

const storedUser = () => (JSON.parse(deviceStorage.getItem('main') ?? '{}') as Stored).state?.auth?.user?._id

const compareLogins = () => {
  if (!isAuthenticated()) return
  const stored = storedUser()
  if (!readToken()) {
    deleteLogin()
    toast.info(t`You have been signed out in another tab.`)
  } else if (stored && stored !== useMainStore.getState().auth.user?._id) location.reload()
}

/** Also compares the logins immediately, because another tab may have changed the login before this code loaded. */
export const syncLoginAcrossTabs = () => {
  window.addEventListener('storage', compareLogins)
  compareLogins()
}
