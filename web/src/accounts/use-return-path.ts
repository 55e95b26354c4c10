import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isShared, rememberReturnPath, returnPath, withReturn } from '../lib/return-path.ts'

/** Where this visitor wants to go back to once signed in, and how a link to another account page carries it on. */
export const useReturnPath = () => {
  const { search, state } = useLocation() as { search: string; state: { from?: unknown } | null }
  const path = import.meta.env.SSR ? undefined : returnPath(search, state?.from)
  useEffect(() => {
    if (path) rememberReturnPath(path)
  }, [path])
  return {
    onward: (page: string) => withReturn(page, path),
    /** They came by a link that somebody shared. */
    byLink: path !== undefined && isShared(path),
  }
}
