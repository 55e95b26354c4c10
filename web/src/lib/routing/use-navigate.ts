import { useCallback } from 'react'
import {
  type NavigateFunction,
  type NavigateOptions,
  type To,
  useNavigate as useRouterNavigate,
} from 'react-router'
import { arrival } from './history.ts'

/**
 * Like React Router's `useNavigate`, but the function returns a promise that resolves when the page is on the screen. A form
 * that awaits it stays pending while the code of the next page loads, so that it cannot be sent twice.
 */
export const useNavigate = (): NavigateFunction => {
  const navigate = useRouterNavigate()
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      // React Router tells the two apart itself; its overloads do not take both
      void navigate(to as To, options)
      return arrival()
    },
    [navigate],
  )
}
