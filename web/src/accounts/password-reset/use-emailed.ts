import { useLocation } from 'react-router'

export const useEmailed = () => {
  const { state } = useLocation() as { state: { email?: unknown } | null }
  return typeof state?.email === 'string' ? state.email : ''
}
