import { useCallback } from 'react'
import {
  type NavigateFunction,
  type NavigateOptions,
  type To,
  useNavigate as useRouterNavigate,
} from 'react-router'
import { waitForVisiblePage } from './history.ts'

/** Returns a promise that resolves when the page is visible, so that a form stays pending and cannot be sent twice. */
export const useNavigate = (): NavigateFunction => {
  const navigate = useRouterNavigate()
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      // the cast is needed, because React Router's overloads do not accept the union
      void navigate(to as To, options)
      return waitForVisiblePage()
    },
    [navigate],
  )
}
