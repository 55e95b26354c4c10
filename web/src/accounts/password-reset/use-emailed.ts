import { useLocation } from 'react-router'

/** The address that the page before handed on; history keeps it over a reload. */
export const useEmailed = () => {
  const { state } = useLocation() as { state: { email?: unknown } | null }
  return typeof state?.email === 'string' ? state.email : ''
}
