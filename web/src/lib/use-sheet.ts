import { useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'

/** Adds a history entry for the open sheet, so that Back closes the sheet. */
export const useSheet = <Name extends string>() => {
  const { key, pathname, search, state } = useLocation() as Location<{ sheet?: Name } | null>
  const navigate = useNavigate()
  const closed = useRef('')
  const shown = state?.sheet
  const show = (sheet: Name | undefined) => {
    if (sheet) {
      void navigate(pathname + search, {
        state: { sheet },
        replace: Boolean(shown),
        preventScrollReset: true,
      })
      return
    }
    // ignores a repeated close, because a second `navigate(-1)` would leave the page
    if (!shown || closed.current === key) return
    closed.current = key
    void navigate(-1)
  }
  return [shown, show] as const
}
