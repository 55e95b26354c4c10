import { useLocation } from 'react-router'
import { isShared, returnPath, withReturn } from '../lib/return-path.ts'
import { useOnDevice } from '../ui/first-paint.ts'

/** Where this visitor wants to go back to once signed in, and how a link to another account page carries it on. */
export const useReturnPath = () => {
  const { search } = useLocation()
  const path = useOnDevice() ? returnPath(search) : undefined
  return {
    onward: (page: string) => withReturn(page, path),
    /** They came by a link that somebody shared. */
    byLink: path !== undefined && isShared(path),
  }
}
