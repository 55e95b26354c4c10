import { useLocation } from 'react-router'
import { isSharedPath, readReturnPath, addReturnPath } from '../lib/return-path.ts'
import { useIsHydrated } from '../ui/first-paint.ts'

export const useReturnPath = () => {
  const { search } = useLocation()
  const path = useIsHydrated() ? readReturnPath(search) : undefined
  return {
    onward: (page: string) => addReturnPath(page, path),
    byLink: path !== undefined && isSharedPath(path),
  }
}
