import { useLocation } from 'react-router'
import { isShared, returnPath, withReturn } from '../lib/return-path.ts'
import { useOnDevice } from '../ui/first-paint.ts'

export const useReturnPath = () => {
  const { search } = useLocation()
  const path = useOnDevice() ? returnPath(search) : undefined
  return {
    onward: (page: string) => withReturn(page, path),
    byLink: path !== undefined && isShared(path),
  }
}
